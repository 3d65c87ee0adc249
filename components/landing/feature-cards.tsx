import type { ReactNode } from 'react'
import { AltitudeArc, EnergyStrip, MinuteScale } from './feature-dials'

const features: readonly { title: string; text: string; dial: ReactNode }[] = [
  {
    title: 'Fast execution',
    text: 'Answer one question in your own words: your progress moves, and the reason is written down. No planning session.',
    dial: <MinuteScale />,
  },
  {
    title: 'Ambitious goals',
    text: 'Pick something far away. Milestones split the way there, and a forecast tells you when you arrive at today’s pace.',
    dial: <AltitudeArc />,
  },
  {
    title: 'AI insights',
    text: 'AI analysis of your progress and your journal together: what lifts your energy, what gets in the way, and what to work on next week.',
    dial: <EnergyStrip />,
  },
]

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="shell pb-20 lg:pb-28">
      <h2 id="features" className="max-w-[22ch] text-[clamp(1.75rem,1.3rem+2vw,2.5rem)]/[1.1] tracking-[-0.035em]">
        Everything about your goals in one place
      </h2>
      <div className="card mt-8 grid divide-rule max-lg:divide-y lg:grid-cols-3 lg:divide-x">
        {features.map(({ title, text, dial }) => (
          <article key={title} className="grid content-start md:max-lg:grid-cols-[20rem_1fr] md:max-lg:items-center">
            <div className="border-rule px-5 py-5 max-md:border-b lg:border-b lg:px-6">{dial}</div>
            <div className="px-5 pt-4 pb-6 lg:px-6 md:max-lg:py-5">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1.5 text-pretty text-ink-2">{text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
