'use client'

import type { LucideIcon } from 'lucide-react'
import { useGoals } from '@/lib/client/goals/api'
import type { ClaimSource } from '@/lib/client/insights/evidence'
import { dayName } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { preloadSourceDialog, useOpenSource } from './source-host'
import { sourceKinds } from './source-kinds'

type SourcesProps = {
  sources: readonly ClaimSource[] | null
  /** What stands above: words that it says already are not said again. */
  said?: string
  /** What an entry's day is told by. */
  today?: string
}

/** What a claim rests on, as footnotes that open the source. Null: nothing was named. Empty: it is gone by now. */
export function Sources({ sources, said = '', today }: SourcesProps) {
  const open = useOpenSource()
  const { data: goals } = useGoals(false)
  if (!sources) return null
  if (sources.length === 0) {
    return <p className="text-[0.8125rem] text-ink-3">What this rests on has been changed or deleted since.</p>
  }
  return (
    <ul aria-label="Sources" className="flex min-w-0 flex-wrap gap-x-3.5 gap-y-0.5">
      {sources.map((source) => {
        const { Icon, name, ...worded } = wordSource(source, goals, said, sources.length === 1)
        const { shown, label } = today && source.date ? onDay(dayName(source.date, today), name, worded.shown) : worded
        return (
          <li key={`${source.kind} ${source.id}`} className="min-w-0">
            <button
              type="button"
              aria-label={label}
              aria-haspopup="dialog"
              title={name}
              onPointerEnter={preloadSourceDialog}
              onFocus={preloadSourceDialog}
              onClick={() => open(source)}
              className="flex min-h-6 max-w-full items-center gap-1.5 rounded-[5px] text-[0.8125rem] text-ink-3 hover:text-ink pointer-coarse:min-h-10"
            >
              <Icon aria-hidden="true" className="size-3.5 shrink-0" />
              <bdi className="text-left wrap-anywhere max-sm:py-0.5 sm:max-w-[22rem] sm:truncate underline decoration-rule-strong decoration-dotted underline-offset-3">
                {shown}
              </bdi>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

type WordedSource = {
  Icon: LucideIcon
  name: string
  shown: string
  label: string
  /** The claim's words say all that the source's would. */
  isSaid: boolean
}

/** Two entries may say the same: each is told by its day, seen and by voice. */
function onDay(day: string, name: string, words: string): { shown: string; label: string } {
  const shown = `${day}: ${words}`
  return { shown, label: words === name ? shown : `${shown}. Read the ${name.toLowerCase()}` }
}

/** What a source is called, seen and by voice. */
export function wordSource(
  source: ClaimSource,
  goals: readonly Goal[] | undefined,
  said: string,
  isOnly: boolean,
): WordedSource {
  const quote = source.quotes[0] ?? ''
  const goal = goals?.find(({ id }) => id === source.id)
  const title = goal?.title
  // The sentence has named its one goal by then, by title or handle.
  const isNamed = said !== '' && source.kind === 'goal' && isOnly
  const telling = said ? source.quotes.find((words) => words !== title && !said.includes(words)) : quote
  const kind = sourceKinds[source.kind]
  const told = telling ?? quote
  const name = goal?.milestones.some((milestone) => milestone.title === told) ? 'Milestone' : kind.name
  const shown =
    (telling && (source.cut?.includes(telling) ? `${telling}…` : telling)) ??
    (isNamed ? 'See the goal' : (title ?? name))
  const isSaid = isNamed && telling === undefined
  const label = isSaid ? `${shown}: ${title ?? told}` : `Read the ${name.toLowerCase()}: ${told}`
  return {
    Icon: kind.Icon,
    name,
    shown,
    // By voice it is called as it is seen.
    label: label.includes(shown) ? label : `${shown}. ${label}`,
    isSaid,
  }
}
