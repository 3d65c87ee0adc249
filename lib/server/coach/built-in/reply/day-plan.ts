import 'server-only'
import { addDays, dateIn, daysBetween, timeIn } from '@/lib/contract/calendar'
import type { ChecklistRow } from '@/lib/contract/today'
import { datesIn } from '@/lib/server/language/dates'
import { type Phrase, phrases, says, wordsIn } from '@/lib/server/language/phrases'
import { dayWords, timeWords } from '@/lib/server/language/questions/day-words'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import { slateOf } from '@/lib/server/language/questions/slate'
import { isTelling, stemsOfGoal } from '@/lib/server/language/questions/unread'
import { stemsIn } from '@/lib/server/language/stem'
import type { ChatContext, GoalRecord } from '../../context'
import { count, daysAgo } from '../../count'
import { byUrgency, type GoalFacts, goalFacts } from '../../facts'
import { handleOf } from '../../goal-handle'
import { smallStepWords } from '../../pace'
import { quoted } from '../analysis/claim'
import { dayList } from './day-list'
import { goalBefore, goalMeant } from './goal-meant'
import type { Said } from './said'
import { ADD_ONE } from './standing'

const MOST_STEPS = 3
const MOST_DAYS = 14
const HOUR = 3_600_000

const asksForPlan = phrases(`
plan my|the|our|out|today|tomorrow|tonight|next|this|monday|tuesday|wednesday|thursday|friday|saturday|sunday,
plan for _? today|tomorrow|tonight|week|weekend|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday,
what should i do today|tomorrow, what should|could|does this|my|the|next week|weekend look,
how should|do|can i spend|structure|start|use today|tomorrow|my|the, day|week plan,
map|lay out my|the|today|tomorrow, sort out my? day|week|weekend|morning|evening, schedule for,
use today|tomorrow|my day, organise|organize|structure my day|week|morning|evening|afternoon,
get my day|week|evening|morning in|into|sorted
`)
const asksWhatIsOn = phrases(`
what do|have i have|got on?, what|whats is|are? still? on|up|due|coming|happening|left|open, what else is? on|due|left?, anything on|due|planned|coming,
what does _? _? look like, what is my|the _? like, how is my|the _? looking, take care of|sort out|remember, sort out|remember, appointments, in store,
on my plate, meant|supposed to, need|have to do|sort|remember, busy|free
`)
const asksForNext = phrases(`
what now, what is? next, what do i need|have to do|finish|tackle first|next|now, one thing for? tomorrow,
what should|do|can|could|shall|must i do|focus|work|tackle|start|begin|get|prioritise|prioritize on|with|now|next|first|started|done|?,
what should|do|can|could|shall|must i do|focus|tackle, what is|are my next|first step|steps|task|milestone|move,
what matters most, most urgent|important|pressing, where do|should|shall i start|begin,
which one|goal|mission first|next|matters, put|spend my effort|energy|time today|now|first,
what would|could|should you do|suggest|i, suggest something, next half? an? hour, one thing today|now|tonight,
best use of my|the|an, to kill|myself, most useful|worthwhile, move me forward, i have|got _ minutes|hours|hour|minute|min|mins,
i have|got half an hour, have only|just got? _ minutes|hours|hour|minute|min|mins,
got an|one|half|# an? hour|hours|minutes|min|mins spare|free|to, have|got _ minutes|mins free|spare|to|before,
spare|free hour|minutes|evening|afternoon|morning, pick me? one|a|something thing|task|step? _? do?, give me something|a|one to|task|step|thing do?,
give me a|one|something small|tiny|easy|quick|little thing|task|step? to? do?
`)

/** What to do now, today or this week: alerts at their times, and the next step of what is most urgent. */
export async function planAnswer(said: Said, context: ChatContext): Promise<string | null> {
  const { now, timeZone, goals, reminders } = context
  const isPlan = says(said.words, asksForPlan)
  const isList = !isPlan && says(said.words, asksWhatIsOn)
  const isNext = says(said.words, asksForNext)
  if (!isPlan && !isList && !isNext) return null
  const today = dateIn(timeZone, now)
  const span = spanIn(said, context, today)
  const isOn = isList && span !== null
  if (!isPlan && !isOn && !isNext) return null
  const isOfBefore = isNext && span === null && /\b(?:first|next)\b/.test(said.words.join(' '))
  const named = goalMeant(said, { goals, turns: [] }) ?? (isOfBefore ? goalBefore(context) : null)
  const phrases = [...asksForPlan, ...asksWhatIsOn, ...asksForNext]
  // What is on is of no one goal.
  if (namesMore(said, phrases, isOn ? null : named, context)) return null
  const isWeek = said.words.some((word) => /^week/.test(word))
  const days = span ?? { from: today, to: isPlan && isWeek ? addDays(today, 6) : today }
  // What stands today is what Today lists.
  const rows = (isOn || isPlan) && days.from === today && context.record.today ? await context.record.today() : []
  if (isOn) return whatIsOn(days, rows, context, today)
  const ranked = goals
    .filter(({ isCompleted }) => !isCompleted)
    .map((goal) => goalFacts(goal, now, timeZone))
    .sort(byUrgency)
  if (ranked.length === 0 && reminders.length === 0 && rows.length === 0)
    return `Nothing is due: you have no alerts and no goals under way. ${ADD_ONE}`
  const asked = ranked.find(({ goal }) => goal.id === named?.id)
  if (!isPlan) return asked ? stepOfNamed(asked) : nextStep(ranked, context, span, today)
  return planOf(ranked, rows, context, days, today)
}

/** Whether a message names more than such a question is made of, its goal and its days: it asks another. */
function namesMore({ sentences }: Said, asked: readonly Phrase[], goal: GoalRecord | null, at: ChatContext): boolean {
  const known = wordsIn(asked)
  const own = new Set(goal ? [...stemsOfGoal(goal as AskedGoal), ...stemsIn(goal.description.toLowerCase())] : [])
  const asking = sentences.filter(({ sentence }) => sentence.isQuestion)
  return (asking.length > 0 ? asking : sentences).some(({ sentence }) => {
    const dates = datesIn(sentence, { now: at.now, timeZone: at.timeZone, towards: 'future' })
    return slateOf(sentence).tokens.some((one) => {
      const isDay = dates.some(({ start, end }) => one.start >= start && one.end <= end)
      return one.kind === 'word' && !isDay && !known.has(one.word) && !own.has(one.stem) && isTelling(one)
    })
  })
}

/** The next step of the mission that is asked about. */
function stepOfNamed({ goal, nextMilestone }: GoalFacts): string {
  return nextMilestone
    ? `The next milestone of ${quoted(goal.title)} is ${quoted(nextMilestone)}.`
    : `${quoted(goal.title)} stands at ${goal.progress}% and has no open milestone. What is the next thing that you could finish?`
}

/** The day or days from today on that a message names. */
function spanIn({ sentences }: Said, { now, timeZone }: ChatContext, today: string): Span | null {
  const dates = sentences.slice(0, 4).flatMap(({ sentence }) => datesIn(sentence, { now, timeZone, towards: 'future' }))
  const date = dates.find(({ to, words }) => to >= today && !/^at /.test(words))
  return date && daysBetween(today, date.to) <= MOST_DAYS
    ? { from: date.from < today ? today : date.from, to: date.to }
    : null
}

type Span = { from: string; to: string }

/** The alerts of some days with their times, the missions and milestones whose date it is, and all that Today lists. */
function whatIsOn(
  { from, to }: Span,
  rows: readonly ChecklistRow[],
  { reminders, goals, timeZone }: ChatContext,
  today: string,
): string {
  const isDay = from === to
  const lineOf = (date: string, time: string, words: string) =>
    date < from || date > to
      ? []
      : [{ at: `${date} ${time}`, words: `- ${isDay ? '' : `${dayWords(date, today)} `}${words}` }]
  const listed = dayList(rows, goals, { today, timeZone })
  const alerts = reminders.flatMap(({ title, scheduledFor }) => {
    const [date, time] = [dateIn(timeZone, new Date(scheduledFor)), timeIn(timeZone, new Date(scheduledFor))]
    return lineOf(date, time, `${time} ${quoted(title)}`)
  })
  const due = goals
    .filter(({ isCompleted }) => !isCompleted)
    .flatMap(({ title, targetDate, milestones }) => [
      { name: quoted(title), date: targetDate },
      ...milestones
        .filter((one) => !one.isCompleted && !rows.some(({ id }) => id === one.id))
        .map((one) => ({ name: `the milestone ${quoted(one.title)}`, date: one.targetDate })),
    ])
    .flatMap(({ name, date }) => (date ? lineOf(date, '99', `${name} is due`) : []))
  const day = dayWords(from, today)
  const name = from === today ? `Today, ${day}` : from === addDays(today, 1) ? `Tomorrow, ${day}` : day
  const title = isDay ? name : `From ${day} to ${dayWords(to, today)}`
  const lines = [...alerts, ...due].sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ words }) => words)
  const none = listed === '' ? 'no alert, and nothing is due.' : 'no alert.'
  return [lines.length === 0 ? `${title}: ${none}` : `${title}:\n${lines.join('\n')}`, listed]
    .filter(Boolean)
    .join('\n\n')
}

/** The one thing next: an alert within three hours, else the most urgent mission's step. */
function nextStep(
  ranked: readonly GoalFacts[],
  { reminders, now, timeZone }: ChatContext,
  span: Span | null,
  today: string,
): string {
  const dayOf = (at: string) => dateIn(timeZone, new Date(at))
  const then =
    span && span.from > today
      ? reminders.find(({ scheduledFor }) => dayOf(scheduledFor) >= span.from && dayOf(scheduledFor) <= span.to)
      : null
  if (then) return `${quoted(then.title)}, ${timeWords(then.scheduledFor, now, timeZone)}.`
  const due = reminders.find(({ scheduledFor }) => Date.parse(scheduledFor) < now.getTime() + 3 * HOUR)
  const verb = due && Date.parse(due.scheduledFor) < now.getTime() ? 'was' : 'is'
  const alert = due ? `${quoted(due.title)} ${verb} due ${timeWords(due.scheduledFor, now, timeZone)}.` : null
  const [first] = ranked
  if (!first) return alert ?? `The next alert: ${quoted(reminders[0]?.title ?? '')}.`
  return [alert, `${alert ? 'After that' : 'Next'}: ${stepOf(first)}.`, whyOf(first)].filter(Boolean).join(' ')
}

/** What stands on some days, and the next steps of what is most urgent and not listed yet, at times of one's own. */
function planOf(
  ranked: readonly GoalFacts[],
  rows: readonly ChecklistRow[],
  context: ChatContext,
  span: Span,
  today: string,
): string {
  const isListed = ({ goal }: GoalFacts) => rows.some(({ kind, goalId }) => kind !== 'alert' && goalId === goal.id)
  const steps = ranked.slice(0, MOST_STEPS).flatMap((facts) => (isListed(facts) ? [] : [`- ${stepOf(facts)}`]))
  return [
    whatIsOn(span, rows, context, today),
    steps.length > 0 && ['For your goals, when it suits you:', ...steps].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The next milestone, else half of what a week needs, else a check-in. */
function stepOf(facts: GoalFacts): string {
  const { nextMilestone, goal } = facts
  if (nextMilestone) return `${quoted(nextMilestone)} for ${handleOf(goal.title) ?? quoted(goal.title)}`
  if (goal.rhythm) return facts.isOverdue ? `decide whether ${quoted(goal.title)} goes on` : quoted(goal.title)
  // Of a level no part can be done in an hour.
  const small = goal.measure?.kind === 'level' ? null : smallStepWords(facts)
  return small ? `${small} of ${quoted(goal.title)}` : `30 minutes on ${quoted(goal.title)}`
}

function whyOf({ isOverdue, daysLeft, isOnPace, daysSinceCheckIn, today, goal }: GoalFacts): string {
  if (isOverdue && goal.targetDate) return `It was due ${dayWords(goal.targetDate, today)}.`
  if (isOnPace === false && daysLeft !== null) return `It is behind, with ${count(daysLeft, 'day')} left.`
  if (goal.targetDate) return `It is due ${dayWords(goal.targetDate, today)}.`
  return daysSinceCheckIn === null
    ? 'It has had no check-in yet.'
    : `Its last check-in was ${daysAgo(daysSinceCheckIn)}.`
}
