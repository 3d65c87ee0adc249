import 'server-only'
import { domains } from '@/lib/contract/domains'
import { dayName } from '../dates'
import { type GoalFacts, RECENT_DAYS } from '../facts'
import { paceWords, readingLine } from '../pace'
import { clip } from './budget'
import { escapeLine } from './fence'

const DESCRIPTION_TOKENS = 120
const REASONING_TOKENS = 60

/** A goal as a model sees it: the user's words escaped, the numbers and, where it is given, the forecast worded. */
export function goalSection(facts: GoalFacts, forecast?: string): string {
  const { goal } = facts
  const { description } = goal
  return [
    '<mission>',
    `title: ${escapeLine(goal.title)}`,
    `domain: ${domains[goal.domain].label}`,
    ...(description.trim() ? [`description: ${escapeLine(clip(description.trim(), DESCRIPTION_TOKENS))}`] : []),
    `progress: ${progressWords(facts)}`,
    `target: ${targetWords(facts)}`,
    ...courseWords(facts),
    ...(forecast ? [`forecast: ${forecast}`] : []),
    `check-ins: ${checkInWords(facts)}`,
    ...milestoneWords(facts),
    ...lastMoveWords(facts),
    '</mission>',
  ].join('\n')
}

function progressWords(facts: GoalFacts): string {
  const reading = readingLine(facts)
  return `${facts.goal.progress}%${reading ? `, ${reading}` : ''}${facts.goal.isCompleted ? ', completed' : ''}`
}

function targetWords({ goal, daysLeft, today }: GoalFacts): string {
  if (!goal.targetDate || daysLeft === null) return 'no date set'
  const day = dayName(goal.targetDate, today)
  if (daysLeft === 0) return `${day}, today`
  return daysLeft > 0 ? `${day}, ${days(daysLeft)} left` : `${day}, ${days(-daysLeft)} ago`
}

function courseWords(facts: GoalFacts): string[] {
  const { pace, need, verdict } = paceWords(facts)
  if (facts.goal.isCompleted || pace === null) return []
  const basis = facts.forecast.expectedDate === null ? 'since the start' : 'as the forecast has it'
  if (need === null) return [`pace: ${pace} ${basis}`]
  return [
    `pace: ${pace} ${basis}, ${need} needed to arrive on time: ${facts.isOnPace ? 'on pace' : 'behind'}${verdict ? ' by the forecast, all the same' : ''}`,
  ]
}

function checkInWords({ daysSinceCheckIn, checkInsLately, gainLately }: GoalFacts): string {
  if (daysSinceCheckIn === null) return 'none yet'
  const last = daysSinceCheckIn === 0 ? 'today' : `${days(daysSinceCheckIn)} ago`
  const gain = `${gainLately < 0 ? '' : '+'}${gainLately}`
  return `last ${last}; ${checkInsLately} in the last ${RECENT_DAYS} days (${gain}%)`
}

function milestoneWords({ milestonesDone, milestonesTotal, nextMilestone }: GoalFacts): string[] {
  if (milestonesTotal === 0) return []
  const next = nextMilestone ? `, next: ${escapeLine(nextMilestone)}` : ''
  return [`milestones: ${milestonesDone} of ${milestonesTotal} done${next}`]
}

function lastMoveWords({ lastMove }: GoalFacts): string[] {
  if (!lastMove) return []
  const when = lastMove.daysAgo === 0 ? 'today' : `${days(lastMove.daysAgo)} ago`
  return [
    `last change: ${lastMove.from}% to ${lastMove.to}%, ${when}: ${escapeLine(clip(lastMove.reasoning, REASONING_TOKENS))}`,
  ]
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
