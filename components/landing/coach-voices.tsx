import { coaches } from '@/lib/contract/coaches'

const voices = [...Object.values(coaches).map(({ style }) => style), 'Or one you write yourself']

export function CoachVoices() {
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
          The same memory of your goals and your journal, in the manner that gets you moving. Change it whenever you
          like.
        </p>
      </div>
      <ol className="grid border-t border-rule sm:grid-cols-2 sm:gap-x-8">
        {voices.map((voice, index) => (
          <li key={voice} className="flex items-baseline gap-4 border-b border-rule py-3">
            <span aria-hidden="true" className="num font-mono text-xs text-ink-3">
              {String(index + 1).padStart(2, '0')}
            </span>
            {voice}
          </li>
        ))}
      </ol>
    </section>
  )
}
