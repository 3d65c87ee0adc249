const tips = [
  {
    title: 'Give it a voice',
    text: 'Length of sentences, warmth, humour. “Short and dry” says more than “motivating”.',
  },
  { title: 'Say what it does', text: 'Three habits: counts, asks why, cuts the plan in half.' },
  { title: 'Think of the bad day', text: 'What should it say when you are stuck, and when you slipped?' },
  { title: 'One question', text: 'The one it comes back to. It is what you will remember.' },
] as const

export function CoachTips() {
  return (
    <section aria-labelledby="coach-tips" className="rounded-card bg-raised px-5 py-4.5">
      <h2 id="coach-tips" className="text-base">
        Tips
      </h2>
      <ul className="mt-3 grid gap-3 text-sm">
        {tips.map(({ title, text }) => (
          <li key={title}>
            <span className="block font-[550]">{title}</span>
            <span className="text-pretty text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
