import { type BuiltInLeader, coaches } from '@/lib/contract/coaches'

/** The styles, each with the question it comes back to. */
export function CoachVoices({ questions }: { questions: Record<BuiltInLeader, string> }) {
  const voices = [
    ...(Object.keys(coaches) as BuiltInLeader[]).map((id) => ({
      style: coaches[id].style,
      question: `“${questions[id]}”`,
    })),
    { style: 'Or one you write yourself', question: 'You say how it talks and what it asks.' },
  ]
  return (
    <section
      aria-labelledby="voices"
      className="shell grid gap-x-10 gap-y-8 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:pb-28"
    >
      <div>
        <h2 id="voices" className="max-w-[16ch] text-[clamp(1.75rem,1.3rem+2vw,2.5rem)]/[1.1] tracking-[-0.035em]">
          Guidance in a voice you listen to
        </h2>
        <p className="mt-4 max-w-[44ch] text-pretty text-ink-2">
          Each one knows the same goals and the same journal. Pick the voice that gets you moving, and change it
          whenever you like.
        </p>
      </div>
      <ul className="grid border-t border-rule sm:grid-cols-2 sm:gap-x-8">
        {voices.map(({ style, question }) => (
          <li key={style} className="border-b border-rule py-2.5 text-ink max-sm:text-[0.9375rem] sm:py-3">
            {style}
            <span className="block text-sm text-ink-2">{question}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
