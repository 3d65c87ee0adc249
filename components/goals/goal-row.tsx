import { DomainIcon, domainColor } from '@/components/shared/domain-mark'
import { Kept } from '@/components/shared/kept'
import { ProgressRing } from '@/components/shared/progress-ring'
import { ScreenLink } from '@/components/shared/screen-link'
import { Button } from '@/components/ui/button'
import { useRestGoal } from '@/lib/client/goals/api'
import { courseOf, nextWords, whenOf } from '@/lib/client/goals/groups'
import { ringOf } from '@/lib/client/goals/ring'
import { riskBeside } from '@/lib/client/goals/risk-words'
import { cn } from '@/lib/client/screen/cn'
import { canNavigate } from '@/lib/client/screen/navigation'
import { dayOf, type Today } from '@/lib/client/time/calendar'
import { domains } from '@/lib/contract/domains'
import type { Goal } from '@/lib/contract/goal'
import type { GoalCourse, RiskItem } from '@/lib/contract/goal-analysis'
import { paths } from '@/lib/contract/paths'
import { CompleteButton } from './complete-button'
import type { GoalAction } from './goal-dialogs'
import { GoalMenu } from './goal-menu'
import { titleId } from './goal-title'
import { WeeksLine } from './weeks-line'

const RING = 40
/** On a phone a button looks lower than the 44 pixels that it is pressed on: more rows are in view. */
const slim =
  'max-sm:border-4 max-sm:border-transparent max-sm:bg-clip-padding max-sm:px-2 max-sm:[box-shadow:inset_0_0_0_1px_var(--rule-strong)] max-sm:focus-visible:outline-offset-[-3px]'
type GoalRowProps = {
  goal: Goal
  standing: RiskItem | undefined
  now: Today
  isSelected: boolean
  onAction: (action: GoalAction, goal: Goal) => void
  /** Whether the goal was opened beside the list; else the link leads to its page. */
  onSelect: (goalId: string) => boolean
}

/** A goal on one line, on a phone on two: where it stands, its next step, and one thing to press. */
export function GoalRow({ goal, standing, now, isSelected, onAction, onSelect }: GoalRowProps) {
  const href = `${paths.goals}/${goal.id}`
  const course = courseOf(goal, standing, now.today)
  const color = domainColor(goal.domain)
  const isOpen = !goal.isCompleted && goal.droppedAt === null
  const ring = ringOf(goal)
  const next = nextWords(goal)
  const finishedOn = goal.completedAt && dayOf(goal.completedAt, now.timeZone)
  const { due, words: when } = whenOf(goal, course, now.today, finishedOn)
  const risk = isOpen && standing ? riskBeside(standing.riskLevel, course) : null
  const riskLook = standing?.riskLevel === 'high' ? 'text-bad' : 'text-ink-3'
  return (
    <li
      id={goal.id}
      data-selected={isSelected || undefined}
      className={cn(
        'grid min-h-14 min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 py-1.5 [overflow-clip-margin:1rem] max-sm:gap-x-2 max-sm:gap-y-0 max-sm:py-1 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto] sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:gap-x-4 sm:pl-2.5 data-selected:bg-surface data-selected:[box-shadow:inset_2px_0_0_var(--burn)]',
        // Until it is drawn it holds its room: a title of one line, and the button.
        'max-sm:[contain-intrinsic-size:auto_4.1rem]',
      )}
    >
      <ProgressRing
        {...ring}
        size={RING}
        stroke={4}
        color={color}
        label={`${domains[goal.domain].label}, ${ring.label.toLowerCase()}`}
        className="max-sm:row-span-3 max-sm:mt-0.5 max-sm:size-9 max-sm:self-start"
      />
      {/* On a phone the day with the risk, and the next step, stand beside the button, which is as high as both. */}
      <div className="min-w-0 max-sm:contents">
        <h3
          id={titleId(goal)}
          dir="auto"
          title={goal.title}
          className="line-clamp-3 text-left text-[0.9375rem]/snug text-wrap font-[550] wrap-anywhere max-sm:col-span-2"
        >
          {/* The ring's colour alone would tell the area to few. */}
          <DomainIcon domain={goal.domain} className="mr-1.5 inline size-3.5 align-[-0.125em]" />
          <ScreenLink
            href={href}
            prefetch={false}
            aria-current={isSelected || undefined}
            onNavigate={(event) => (onSelect(goal.id) || !canNavigate(href)) && event.preventDefault()}
            className="rounded-control hover:text-burn"
          >
            {goal.title}
          </ScreenLink>
        </h3>
        {next && (
          <p
            dir="auto"
            className={cn(
              'text-left text-sm text-ink-3 wrap-anywhere max-sm:col-start-2 max-sm:row-start-3 max-sm:self-start max-sm:text-[0.8125rem]/[1.125rem]',
              // Beside the button one line of a phone holds few words.
              isOpen ? 'line-clamp-2' : 'line-clamp-2 max-sm:line-clamp-6',
            )}
          >
            {next}
          </p>
        )}
      </div>
      <div className="flex items-center gap-4 max-sm:col-start-2 max-sm:row-start-2">
        {isOpen && (
          // The columns keep their places where one of them has nothing to say.
          <span className="min-w-[4.5rem] @max-4xl:hidden">
            {standing && <WeeksLine weeks={standing.weeks} color={color} />}
          </span>
        )}
        {(when || isOpen) && (
          // Its width stays where there is nothing to say, of which a reader by ear hears nothing.
          <div className={isOpen ? 'sm:w-42' : 'sm:whitespace-nowrap'}>
            {(when || risk) && (
              <p
                className={cn(
                  'num flex flex-col items-start text-[0.8125rem]/5 text-ink-2 max-sm:flex-row max-sm:flex-wrap max-sm:gap-x-2 max-sm:leading-[1.125rem] sm:text-sm',
                  // Where the risk has a column of its own, a line of nothing is none.
                  !when && '@4xl:hidden',
                )}
              >
                {when && (
                  <span className={isOpen ? undefined : 'text-ink-3'}>
                    {due}
                    {when}
                  </span>
                )}
                {risk && <span className={cn('@4xl:hidden', riskLook)}>{risk}</span>}
              </p>
            )}
          </div>
        )}
        {isOpen && <div className={cn('w-42 text-sm @max-4xl:hidden', riskLook)}>{risk}</div>}
      </div>
      <div className="-mr-2 flex items-center justify-end gap-1 max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-2 max-sm:-mr-3.5 max-sm:-my-1 max-sm:gap-0">
        {isOpen && <RowAct goal={goal} course={course} onCheckIn={() => onAction('check-in', goal)} />}
        <GoalMenu
          goal={goal}
          isPaused={course === 'paused'}
          place="row"
          onAction={(action) => onAction(action, goal)}
        />
      </div>
    </li>
  )
}

function RowAct({ goal, course, onCheckIn }: { goal: Goal; course: GoalCourse; onCheckIn: () => void }) {
  const rest = useRestGoal(goal.id)
  if (course === 'ready') return <CompleteButton goal={goal} className="max-sm:px-2.5" />
  return course === 'paused' ? (
    <Kept>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Resume: ${goal.title}`}
        className={slim}
        disabled={rest.isPending}
        onClick={() => rest.mutate({ isPaused: false })}
      >
        Resume
      </Button>
    </Kept>
  ) : (
    <Button size="sm" variant="outline" aria-label={`Check in: ${goal.title}`} className={slim} onClick={onCheckIn}>
      Check in
    </Button>
  )
}
