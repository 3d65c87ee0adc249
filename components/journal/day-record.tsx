import { Check } from 'lucide-react'
import { ScreenLink } from '@/components/shared/screen-link'
import type { JournalDay } from '@/lib/contract/journal-day'
import { paths } from '@/lib/contract/paths'

/** What happened on a day beside what was written: the goals that moved, with what was said of them, and milestones. */
export function DayRecord({ goals, milestones }: Pick<JournalDay, 'goals' | 'milestones'>) {
  if (goals.length + milestones.length === 0) return null
  return (
    <section aria-labelledby="also-that-day" className="border-t border-rule px-5 pt-4 pb-1 max-sm:px-4">
      <h2 id="also-that-day" className="eyebrow">
        Also that day
      </h2>
      <ul className="divide-y divide-rule">
        {goals.map(({ goalId, title, from, to, isCompleted, said }) => (
          <li key={goalId} className="grid gap-1 py-3">
            <p className="flex items-baseline justify-between gap-3">
              <ScreenLink href={`${paths.goals}/${goalId}`} dir="auto" className="link min-w-0 wrap-anywhere">
                {title}
              </ScreenLink>
              <span className="num shrink-0 text-sm text-ink-2">{isCompleted ? 'Completed' : moved(from, to)}</span>
            </p>
            {said.map((words, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two answers of a day may be alike to the letter
              <p key={at} dir="auto" className="line-clamp-3 text-sm whitespace-pre-line wrap-anywhere text-ink-2">
                {words}
              </p>
            ))}
          </li>
        ))}
        {milestones.map(({ goalId, goal, title }) => (
          <li key={`${goalId} ${title}`} className="flex items-baseline gap-2 py-3">
            <Check aria-hidden="true" className="size-4 shrink-0 self-center text-good" />
            <p className="min-w-0 wrap-anywhere">
              <span className="sr-only">Milestone done: </span>
              <bdi>{title}</bdi> <span className="text-sm text-ink-2">· {goal}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function moved(from: number, to: number): string {
  return from === to ? `${to}%` : `${from}% → ${to}%`
}
