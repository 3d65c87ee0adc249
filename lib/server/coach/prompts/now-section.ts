import 'server-only'
import { addDays, dateIn, timeIn } from '@/lib/contract/calendar'
import { isPaused } from '@/lib/contract/pause'
import { obstacleWords, planWords } from '@/lib/contract/plan-words'
import type { Proposal } from '@/lib/contract/proposal'
import type { ChatContext, PlanRecord } from '../context'
import { dayName, weekdayName } from '../dates'
import { takeWithin } from './budget'
import { escapeLine } from './fence'

/** Days ahead that are told. */
const AHEAD = 7
/** Tokens of the list of what lies ahead, of the plans, and of what has happened. */
const BUDGET = { ahead: 600, plans: 500, since: 400, cards: 400 }

const OFF_THE_RECORD =
  'This talk is off the record: nothing of it is kept, no card can be offered and nothing remembered. Asked to set, change or note something, say so, and that an ordinary chat can do it.'

const CRISIS_BRIEF =
  'recent_crisis: in the last seven days the user wrote words of a crisis. They were answered with lines of help and are withheld from you. Be gentle, ask how they are where it fits, press no goal, and name help again should they turn to it.'

/**
 * What holds at this minute, told right before the message: the day, the hour, what lies ahead, what has happened since
 * the last turn. It stands behind all that is cached.
 */
export function nowSection({
  now,
  timeZone,
  goals,
  journal,
  reminders,
  plans = [],
  turns,
  recentCrisis,
  cards = [],
  offTheRecord,
}: ChatContext): string {
  const today = dateIn(timeZone, now)
  const last = addDays(today, AHEAD)
  const due = goals
    .filter((goal) => !goal.isCompleted && !isPaused(goal, today))
    .flatMap(({ title, targetDate, milestones }) => [
      { day: targetDate, words: `due: ${escapeLine(title)}` },
      ...milestones
        .filter((one) => !one.isCompleted)
        .map((one) => ({ day: one.targetDate, words: `milestone due: ${escapeLine(one.title)}` })),
    ])
  const alerts = reminders.map(({ title, scheduledFor }) => {
    const at = new Date(scheduledFor)
    const isOver = at.getTime() < now.getTime()
    return {
      day: dateIn(timeZone, at),
      words: `${timeIn(timeZone, at)} alert: ${escapeLine(title)}${isOver ? ' (overdue)' : ''}`,
    }
  })
  const ahead = [...alerts, ...due]
    .filter((one): one is { day: string; words: string } => one.day !== null && one.day <= last)
    .toSorted((one, other) => (`${one.day} ${one.words}` < `${other.day} ${other.words}` ? -1 : 1))
    .filter(({ day, words }) => day >= today || words.endsWith('(overdue)'))
    .map(({ day, words }) => `- ${weekdayName(day).slice(0, 3)} ${day} ${words}`)
  const tried = plans.filter(({ startsOn }) => startsOn <= last).map((plan) => planLine(plan, today))
  const before = turns.at(-1)?.at
  const moved = before
    ? goals.flatMap(({ title, history }) =>
        history
          .filter(({ at }) => at > before)
          .map(({ oldProgress, newProgress }) => `- ${escapeLine(title)}: ${oldProgress} to ${newProgress}%`),
      )
    : []
  const written = before ? journal.filter(({ date }) => date > dateIn(timeZone, new Date(before))).length : 0
  const since = [...moved, ...(written > 0 ? [`- journal entries: ${written}`] : [])]
  return [
    '<now>',
    `${weekdayName(today)}, ${dayName(today, '')}, ${timeIn(timeZone, now)}, ${escapeLine(timeZone)}`,
    'The next seven days:',
    ...(ahead.length > 0 ? takeWithin(ahead, BUDGET.ahead).taken : ['- no alert, nothing due']),
    ...(tried.length > 0 ? ['Plans that they try:', ...takeWithin(tried, BUDGET.plans).taken] : []),
    ...(before
      ? [`Since the last message (${dateIn(timeZone, new Date(before))} ${timeIn(timeZone, new Date(before))}):`]
      : []),
    ...(before
      ? since.length > 0
        ? takeWithin(since, BUDGET.since).taken
        : ['- no entry was written, no progress moved']
      : []),
    ...(cards.length > 0
      ? ['Cards under your replies here:', ...takeWithin(cards.map(cardLine), BUDGET.cards).taken]
      : []),
    ...(offTheRecord ? [OFF_THE_RECORD] : []),
    ...(recentCrisis ? [CRISIS_BRIEF] : []),
    '</now>',
  ].join('\n')
}

const CARDS: Record<Proposal['status'], string> = {
  proposed: 'waits for their press',
  applied: 'applied by them, with Undo on it',
  dismissed: 'dismissed by them',
  undone: 'taken back by them',
  expired: 'lapsed',
}

function cardLine({ title, status }: Pick<Proposal, 'title' | 'status'>): string {
  return `- ${CARDS[status]}: ${escapeLine(title)}`
}

const OUTCOMES = { held: 'held', noCue: 'the cue did not come', notDone: 'not done' }

function planLine(plan: PlanRecord, today: string): string {
  const { goalTitle, cue, action, obstacle, ifObstacle, startsOn, reviewOn, last } = plan
  const answer = obstacle && ifObstacle ? `; ${escapeLine(`${obstacleWords(obstacle)}, then ${ifObstacle}`)}` : ''
  const start = startsOn > today ? `, from ${startsOn}` : ''
  const review = reviewOn <= today ? 'its review is due' : `review ${reviewOn}`
  const outcome = last ? `, last ${last.date}: ${OUTCOMES[last.outcome]}` : ''
  return `- ${escapeLine(goalTitle)}: ${escapeLine(planWords({ cue, action }))}${answer}${start} (${review}${outcome})`
}
