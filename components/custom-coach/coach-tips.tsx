type Tip = { title: string; text: string; isForModel: boolean }

/** The built-in coach follows no prose: what tells how to talk is a tip where a model reads it. */
const tips: readonly Tip[] = [
  {
    title: 'Give it a voice',
    text: 'Length of sentences, warmth, humour. “Short and dry” says more than “motivating”.',
    isForModel: true,
  },
  { title: 'Say what it does', text: 'Three habits: counts, asks why, cuts the plan in half.', isForModel: true },
  {
    title: 'Think of the bad day',
    text: 'What should it say when you are stuck, and when you slipped?',
    isForModel: true,
  },
  {
    title: 'One question',
    text: 'The one it comes back to. Write a line like: The question you come back to: “What is the next small step?”',
    isForModel: false,
  },
]

export function CoachTips({ isModel }: { isModel: boolean }) {
  return (
    <section aria-labelledby="coach-tips" className="rounded-card bg-raised px-5 py-4.5">
      <h2 id="coach-tips" className="text-base">
        Tips
      </h2>
      <ul className="mt-3 grid gap-3 text-sm">
        {tips
          .filter(({ isForModel }) => isModel || !isForModel)
          .map(({ title, text }) => (
            <li key={title}>
              <span className="block font-[550]">{title}</span>
              <span className="text-pretty text-ink-2">{text}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
