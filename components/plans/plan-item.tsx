import { Kept } from '@/components/shared/kept'
import { Button } from '@/components/ui/button'
import { useChangePlans } from '@/lib/client/plans/api'
import { dayName, type Today } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import type { Plan, PlanOutcome } from '@/lib/contract/plan'
import { conditionWords, heldWords, isDueForReview, obstacleWords } from '@/lib/contract/plan-words'
import { PlanReview } from './plan-review'

const outcomes: Record<PlanOutcome, string> = { held: 'Held', noCue: 'No cue came', notDone: 'Not done' }
const statusWords = { active: null, held: 'Held, a habit now', closed: 'Closed' }
const TRIED_DAYS = 7

type PlanItemProps = { plan: Plan; now: Today; onEdit: () => void }

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** One plan: what it says, how it went, what today was, and from its day on whether it serves. */
export function PlanItem({ plan, now: { today }, onEdit }: PlanItemProps) {
  const change = useChangePlans(plan.goalId)
  const { id, status, cue, action, obstacle, ifObstacle, startsOn, reviewOn } = plan
  const [opening, ...condition] = capital(conditionWords(cue)).split(' ')
  const isActive = status === 'active'
  const began = startsOn <= today
  const ofToday = plan.outcomes.find(({ date }) => date === today)?.outcome
  const facts = [statusWords[status], heldWords(plan), isActive && !began ? `from ${dayName(startsOn, today)}` : null]
  const send = (body: Parameters<typeof change.mutate>[0]) => change.isPending || change.mutate(body)
  return (
    <li className="grid gap-2.5 rounded-control border border-rule p-4">
      <div className="grid gap-1">
        <p dir="auto" className="text-left text-pretty wrap-anywhere">
          <span className="text-ink-3">{opening}</span> {condition.join(' ')}, <span className="text-ink-3">then</span>{' '}
          {action}.
        </p>
        {obstacle && (
          <p dir="auto" className="text-left text-sm text-pretty wrap-anywhere text-ink-2">
            {capital(obstacleWords(obstacle))}, then {ifObstacle || '…'}.
          </p>
        )}
        <p className="num text-sm text-ink-3 first-letter:uppercase">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Kept>
        {isActive && began && (
          <fieldset className="flex flex-wrap items-center gap-2">
            <legend className="sr-only">How did it go today?</legend>
            <span aria-hidden="true" className="text-sm text-ink-2">
              Today
            </span>
            {(Object.keys(outcomes) as PlanOutcome[]).map((outcome) => (
              <Button
                key={outcome}
                size="sm"
                variant={ofToday === outcome ? 'default' : 'outline'}
                aria-pressed={ofToday === outcome}
                onClick={() => send({ id, day: { date: today, outcome: ofToday === outcome ? null : outcome } })}
              >
                {outcomes[outcome]}
              </Button>
            ))}
          </fieldset>
        )}
        {isDueForReview(plan, today) && (
          <PlanReview question="Does this plan work for you?" today={today} onAnswer={(patch) => send({ id, patch })} />
        )}
        <div className="flex flex-wrap gap-x-1">
          <Button size="sm" variant="ghost" className="-ml-3" onClick={onEdit}>
            Edit
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() =>
              send({ id, patch: { status: isActive ? 'closed' : 'active', reviewOn: laterOf(reviewOn, today) } })
            }
          >
            {isActive ? 'Close' : 'Try again'}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => send({ remove: id })}>
            Delete
          </Button>
        </div>
      </Kept>
      {change.error && (
        <p role="alert" className="text-sm text-bad">
          {change.error.sentence}
        </p>
      )}
    </li>
  )
}

/** A plan that is tried again is reviewed a week from now, never at once. */
function laterOf(reviewOn: string, today: string): string {
  return reviewOn > today ? reviewOn : addDays(today, TRIED_DAYS)
}
