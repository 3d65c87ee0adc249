import 'server-only'
import { addDays, dateIn, daysBetween, timeIn } from '@/lib/contract/calendar'
import type { ChecklistRow } from '@/lib/contract/today'
import { datesIn } from '@/lib/server/language/dates'
import { phrases, says, saysOnly, wordsIn } from '@/lib/server/language/phrases'
import { dayWords, timeWords } from '@/lib/server/language/questions/day-words'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import { goesOn } from '@/lib/server/language/questions/read-question'
import { slateOf } from '@/lib/server/language/questions/slate'
import { isTelling, stemsOfGoal } from '@/lib/server/language/questions/unread'
import { spokenDay } from '@/lib/server/language/spoken-day'
import { stemsIn } from '@/lib/server/language/stem'
import type { ChatContext, GoalRecord } from '../../context'
import { count } from '../../count'
import { type GoalFacts, ongoingByUrgency } from '../../facts'
import { handleOf } from '../../goal-handle'
import { smallStepWords } from '../../pace'
import { quoted } from '../analysis/claim'
import { goalBefore, goalMeant, pointsBack, readSaid, type Said, saidBefore } from './said'
import { ADD_ONE, stepsOf } from './standing'

const MOST_STEPS = 3
const MOST_DAYS = 31
/** Of what is due on some days so many lines are told. */
const MOST_LINES = 12
/** An alert of so many hours comes before any goal. */
const SOON_MS = 3 * 3_600_000

const asksForPlan = phrases(`
plan my|the|our|out|today|tomorrow|tonight|next|this|for|monday|tuesday|wednesday|thursday|friday|saturday|sunday, day|week plan,
what should i do today|tomorrow, what should|could|does this|my|the|next week|weekend look,
how should|do|can i spend|structure|start|use today|tomorrow|my|the, map|lay|sort out my|the? day|week|weekend|morning|evening|today|tomorrow,
get|getting through today|tonight|this|the|tomorrow, organise|organize|structure|get my day|week|morning|evening|afternoon
`)
const asksWhatIsOn = phrases(`
what do|have i still? have|got on|left?, what|whats is|are? still? on|up|due|coming|happening|left|open, what else is? on|due|left?, anything on|due|planned|coming|going|left,
what does _? _? look like, what|how is my|the _? like|looking, take care of, sort out|remember, appointments, on my plate, meant|supposed|need|have to do|sort|remember, busy|free
`)
const asksForNext = phrases(`
right|so? what now, what is? next, one thing for?, what should|do|can|could|shall|must|would i|you need|have? to? do|put|spend|suggest|focus|work|tackle|finish|start|begin|get|prioritise|prioritize, are my next|first step|steps|task|milestone|move,
what|most matters|urgent|important|pressing|useful|worthwhile most?, where|how do|should|shall i start|begin, which one|goal|mission first|next|matters, suggest something,
best use of my|the|an, i am? stuck $, i feel stuck $, feeling stuck $, do not know what to do, do not know where to start|begin, can not decide|choose what|where, which goal|mission should, should i work|focus, move me forward, put|spend my effort|energy|time, i|have|got|next have|got|only|half? an|half|_? _? hour|hours|minutes|minute|min|mins,
spare|free hour|minutes|evening|afternoon|morning, just one|a small|little|tiny thing|step for|to|i, pick|give me? one|a|something thing|task|step|small|tiny|easy|quick|to
`)

/** Of a goal that is named beside it: “stuck on the ferry” asks for nothing. */
const asksForGoal = phrases('stuck with|on|in')
const isStuck = phrases('stuck')
const ASK_OF_WHAT =
  'What are you stuck on? Tell me what you want to get done (“I want to swim 1 km by June”), and we can make it a goal.'

type Span = { from: string; to: string }

/** What to do now, today or this week: alerts at their times, and the next step of what is most urgent. */
export async function planAnswer(message: Said, context: ChatContext): Promise<string | null> {
  const { now, timeZone, goals, reminders } = context
  // "I slept badly and skipped the run. What now?": what is told before it is no part of what is asked.
  const last = message.sentences.length > 1 ? message.sentences.at(-1) : undefined
  const asksLast = last !== undefined && saysOnly(last.words, asksForNext)
  const said = asksLast ? { text: last.sentence.text, sentences: [last], words: last.words } : message
  const isPlan = says(said.words, asksForPlan)
  // "Did I write anything on the 20th?" is of what was.
  const isOver = said.words.some((word) => word === 'did' || word === 'was' || word === 'wrote')
  const isList = !isPlan && !isOver && says(said.words, asksWhatIsOn)
  // "Got seven hours, four nights this week" asks for no hour's work.
  const isOfNights = said.words.some((word) => /^(?:nights?|slept|sleep)$/.test(word))
  const isNext =
    !isOfNights &&
    (says(said.words, asksForNext) ||
      (says(said.words, asksForGoal) && goalMeant(said, { goals, turns: [] })?.isCompleted === false))
  const today = dateIn(timeZone, now)
  const span = spanIn(said, context, today)
  const isOn = isList && span !== null
  if (!isPlan && !isOn && !isNext) return null
  const isOfBefore =
    isNext &&
    span === null &&
    (pointsBack(said.words) || said.words.some((word) => word === 'first' || word === 'next'))
  const named = goalMeant(said, { goals, turns: [] }) ?? (isOfBefore ? goalBefore(context) : null)
  // What is on is of no one goal, and “how long for each?” is reckoned.
  if (said.words.includes('each') || namesMore(said, isOn ? null : named, context)) return null
  const isWeek = said.words.some((word) => /^week/.test(word))
  const own = span ?? { from: today, to: isPlan && isWeek ? addDays(today, 6) : today }
  // On a Sunday “this week” is the one that comes.
  const days = isWeek && own.to === today ? { ...own, to: addDays(today, 7) } : own
  // What stands today is what Today lists.
  const rows = (isOn || isPlan) && days.from === today && context.record.today ? await context.record.today() : []
  const told = isOn || isPlan ? whatIsOn(days, rows, context, today) : null
  if (isOn) return told
  const ranked = ongoingByUrgency(context)
  if (ranked.length === 0 && reminders.length === 0 && rows.length === 0)
    return says(said.words, isStuck)
      ? ASK_OF_WHAT
      : `Nothing is due: you have no alerts and no goals under way. ${ADD_ONE}`
  const asked = ranked.find(({ goal }) => goal.id === named?.id)
  // "What's the plan for the talk?"
  if (told !== null && asked && span === null) return stepsOf(asked.goal, true, context)
  if (told === null) return asked ? `Next: ${stepOf(asked)}.` : nextStep(ranked, context, span, today)
  // The next steps of what is most urgent and not listed yet, at times of one's own.
  const isListed = ({ goal }: GoalFacts) => rows.some(({ kind, goalId }) => kind !== 'alert' && goalId === goal.id)
  const steps = ranked.slice(0, MOST_STEPS).flatMap((facts) => (isListed(facts) ? [] : `\n- ${stepOf(facts)}`))
  return steps.length > 0 ? `${told}\n\nFor your goals, when it suits you:${steps.join('')}` : told
}

/** "And the day after?", "and on Friday?": what is on another day than the one that was asked for before. */
export async function planOnward({ text, sentences }: Said, context: ChatContext): Promise<string | null> {
  const { now, timeZone, record } = context
  const [only, more] = sentences
  if (!only || more || !goesOn(only.sentence, context)) return null
  const before = saidBefore(context).map(readSaid)
  const first = before.findLastIndex(({ words }) => says(words, asksWhatIsOn))
  const between = before.slice(first + 1).flatMap((one) => one.sentences)
  if (first < 0 || !between.every(({ sentence }) => goesOn(sentence, context))) return null
  const texts = before.slice(first).map((one) => one.text)
  const was = spokenDay(texts, context)
  const day = spokenDay([...texts, text], context)
  const today = dateIn(timeZone, now)
  if (!day || day === was || day < today || daysBetween(today, day) > MOST_DAYS) return null
  const rows = day === today && record.today ? await record.today() : []
  return whatIsOn({ from: day, to: day }, rows, context, today)
}
const KNOWN = new Set([
  ...wordsIn([...asksForPlan, ...asksWhatIsOn, ...asksForNext, ...asksForGoal]),
  'ok',
  'okay',
  'well',
  'please',
])

/** Whether a message names more than such a question is made of, its goal and its days: it asks another. */
function namesMore({ sentences }: Said, goal: GoalRecord | null, { now, timeZone }: ChatContext): boolean {
  const own = new Set(goal ? [...stemsOfGoal(goal as AskedGoal), ...stemsIn(goal.description.toLowerCase())] : [])
  const asking = sentences.filter(({ sentence }) => sentence.isQuestion)
  return (asking.length > 0 ? asking : sentences).some(({ sentence }) => {
    const dates = datesIn(sentence, { now, timeZone, towards: 'future' })
    return slateOf(sentence).tokens.some((one) => {
      const isDay = dates.some(({ start, end }) => one.start >= start && one.end <= end)
      return one.kind === 'word' && !isDay && !KNOWN.has(one.word) && !own.has(one.stem) && isTelling(one)
    })
  })
}

/** The day or days from today on that a message names. */
function spanIn({ sentences }: Said, { now, timeZone }: ChatContext, today: string): Span | null {
  const dates = sentences.slice(0, 4).flatMap(({ sentence }) => datesIn(sentence, { now, timeZone, towards: 'future' }))
  const date = dates.find(({ to, words }) => to >= today && !/^at /.test(words))
  return date && daysBetween(today, date.to) <= MOST_DAYS
    ? { from: date.from < today ? today : date.from, to: date.to }
    : null
}

/** The alerts of some days with their times, the missions and milestones whose date it is, and all that Today lists. */
function whatIsOn(
  { from, to }: Span,
  rows: readonly ChecklistRow[],
  { reminders, goals, timeZone }: ChatContext,
  today: string,
): string {
  const alerts = reminders.map(({ title, scheduledFor }) => {
    const [date, time] = [dateIn(timeZone, new Date(scheduledFor)), timeIn(timeZone, new Date(scheduledFor))]
    return { date, time, words: `${time} ${quoted(title)}` }
  })
  const dueOf = (name: string, date: string | null) => ({ date, time: '99', words: `${name} is due` })
  const due = goals
    .filter(({ isCompleted }) => !isCompleted)
    .flatMap(({ title, targetDate, milestones }) => [
      dueOf(quoted(title), targetDate),
      ...milestones
        .filter((one) => !one.isCompleted && !rows.some(({ id }) => id === one.id))
        .map((one) => dueOf(`the milestone ${quoted(one.title)}`, one.targetDate)),
    ])
  const lines = [...alerts, ...due]
    .filter(({ date }) => date !== null && date >= from && date <= to)
    .sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
    .map(({ date, words }) => `\n- ${from === to ? '' : `${dayWords(date ?? today, today)} `}${words}`)
  const more = lines.length > MOST_LINES ? [`\n- and ${lines.length - MOST_LINES} more`] : []
  const day = dayWords(from, today)
  const name = from === today ? 'Today, ' : from === addDays(today, 1) ? 'Tomorrow, ' : ''
  const title = from === to ? `${name}${day}` : `From ${day} to ${dayWords(to, today)}`
  const listed = dayList(rows, goals, { today, timeZone })
  const none = listed ? ' no alert.' : ' no alert, and nothing is due.'
  return [`${title}:${[...lines.slice(0, MOST_LINES), ...more].join('') || none}`, listed].filter(Boolean).join('\n\n')
}

/** The one thing next: an alert within three hours, or of the days that are named, else the most urgent mission's step. */
function nextStep(ranked: readonly GoalFacts[], context: ChatContext, span: Span | null, today: string): string {
  const { reminders, now, timeZone } = context
  const isThen = ({ scheduledFor }: (typeof reminders)[number]) => {
    const day = dateIn(timeZone, new Date(scheduledFor))
    return span && span.from > today
      ? day >= span.from && day <= span.to
      : Date.parse(scheduledFor) < now.getTime() + SOON_MS
  }
  const [first] = ranked
  const due = reminders.find(isThen) ?? (first ? undefined : reminders[0])
  const verb = due && Date.parse(due.scheduledFor) < now.getTime() ? 'was' : 'is'
  const alert = due ? `${quoted(due.title)} ${verb} due ${timeWords(due.scheduledFor, now, timeZone)}.` : ''
  const date = first?.goal.targetDate
  const why = date ? `It ${first.isOverdue ? 'was' : 'is'} due ${dayWords(date, today)}.` : ''
  return first ? [alert, `${alert ? 'After that' : 'Next'}: ${stepOf(first)}.`, why].filter(Boolean).join(' ') : alert
}

/** The next milestone, else half of what a week needs, else a check-in. */
export function stepOf(facts: GoalFacts): string {
  const { nextMilestone, goal } = facts
  if (nextMilestone) return `${quoted(nextMilestone)} for ${handleOf(goal.title) ?? quoted(goal.title)}`
  if (goal.rhythm) return facts.isOverdue ? `decide whether ${quoted(goal.title)} goes on` : quoted(goal.title)
  // Of a level no part can be done in an hour.
  const small = goal.measure?.kind === 'level' ? null : smallStepWords(facts)
  return small ? `${small} of ${quoted(goal.title)}` : `30 minutes on ${quoted(goal.title)}`
}

type Day = { today: string; timeZone: string }

/**
 * What Today lists beside the alerts that are still to come, in its order: what the goals ask for, alerts left open from
 * before, and what is done. Empty where there is nothing of it.
 */
function dayList(rows: readonly ChecklistRow[], goals: readonly GoalRecord[], day: Day): string {
  const open = rows.filter(({ isDone }) => !isDone)
  const also = open.flatMap((row) => (row.kind === 'alert' ? [] : [`- ${rowWords(row, goals, day.today)}`]))
  const late = open.flatMap(({ kind, at, title }) => {
    const date = kind === 'alert' && at !== null ? dateIn(day.timeZone, new Date(at)) : day.today
    return date < day.today ? [`- ${quoted(title)}, ${dayWords(date, day.today)}`] : []
  })
  const done = rows.flatMap(({ isDone, title }) => (isDone ? [quoted(title)] : []))
  return [
    late.length > 0 && ['Still open from before:', ...late].join('\n'),
    also.length > 0 && ['Also today:', ...also].join('\n'),
    done.length > 0 && `Done already: ${done.join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function rowWords(
  { kind, goalId, title, count: times, due, quietDays, review }: ChecklistRow,
  goals: readonly GoalRecord[],
  today: string,
): string {
  const goal = goals.find(({ id }) => id === goalId)
  const of = goal ? ` for ${handleOf(goal.title) ?? quoted(goal.title)}` : ''
  if (kind === 'rhythm') return [quoted(title), times].filter(Boolean).join(', ')
  if (kind === 'silent') return `${quoted(title)}: nothing recorded for ${count(quietDays ?? 0, 'day')}`
  if (kind === 'plan') return `your plan${of}: ${quoted(title)}${review ? `; a week is over: ${review}` : ''}`
  return `${quoted(title)}${of}${due ? `, ${due < today ? 'was due' : 'due'} ${dayWords(due, today)}` : ''}`
}
