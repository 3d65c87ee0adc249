import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { Outlook } from '@/lib/contract/goal-analysis'
import { isReached } from '@/lib/contract/measure-reading'
import { amountWords } from '@/lib/contract/measure-words'
import { oddsWords } from '@/lib/contract/odds-words'
import { isPaused } from '@/lib/contract/pause'
import { proposeMeasure } from '@/lib/server/language/measure/propose-measure'
import { phrases, says, wordsOf } from '@/lib/server/language/phrases'
import { dayWords, timeWords, whenWords } from '@/lib/server/language/questions/day-words'
import { misfit } from '@/lib/server/language/questions/misfit'
import { type Overview, overviewAsked } from '@/lib/server/language/questions/overview'
import { slateOf } from '@/lib/server/language/questions/slate'
import { timeOf } from '@/lib/server/language/questions/times'
import { unreadWords } from '@/lib/server/language/questions/unread'
import type { Sentence } from '@/lib/server/language/text'
import { isMeasured, unitOf } from '@/lib/server/language/units'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext, GoalRecord } from '../../context'
import { count, daysAgo } from '../../count'
import { byUrgency, type GoalFacts, goalFacts } from '../../facts'
import { lateFinish } from '../../forecast-prediction'
import { isOnTime } from '../../on-time'
import { outlookOf } from '../../outlook'
import { paceWords, readingLine } from '../../pace'
import { quoted } from '../analysis/claim'
import { goalBefore, goalMeant } from './goal-meant'
import type { Said } from './said'

const MOST_GOALS = 4
const MOST_ALERTS = 3
/** From so many days without a word on, a goal is called silent. */
const SILENT_DAYS = 14

/** As it is offered for one press. */
const asksOfOne = phrases('where am i with')
/** "So how many to go and by when" says of nothing that it asks of all goals. */
const ofGoals = phrases(
  'i|my|we|our|me|goals|goal|mission|missions|everything|all|any|which|things|overall|what|most|anything',
)
const asksForDays = phrases(
  'how many days|weeks|sleeps _? until|till|til|to|before|left, how long until|till|til|to|before',
)

/** How the missions stand, or the one that is named: figures, forecast, what comes next. Null where none is asked for. */
export function standingAnswer(said: Said, context: ChatContext, overview = overviewIn(said, context)): string | null {
  const sentences = said.sentences.map(({ sentence }) => sentence)
  const asked = says(said.words, asksOfOne) ? goalMeant(said, context) : null
  if (asked) return inDays(sentences, asked, context)
  if (overview === null || overview === 'recap' || overview === 'overdue') return null
  const before = says(said.words, ofGoals) ? null : goalBefore(context)
  if (before) return inDays([], before, context)
  const due = dueThen(sentences, context)
  if (due) return due
  const { goals } = context
  const named = goalMeant(said, context)
  // "Do I always get like this when I don't run?" is not answered by how the running stands.
  if (named && sentences.some((one) => one.isQuestion && passesOver(one, named, context))) return null
  if (named) return inDays(sentences, named, context)
  if (goals.length === 0) return `You have no goals yet. ${ADD_ONE}`
  const ongoing = goals.filter(({ isCompleted }) => !isCompleted)
  if (ongoing.length === 0) return `${doneLately(goals)} You have no other goal under way. ${ADD_ONE}`
  return overview === 'behind' ? furthestBehind(ongoing, context) : aboutAll(ongoing, overview, context)
}

/** "Which goals are due in January?": those whose date lies there. Null where no such days are named. */
function dueThen(sentences: readonly Sentence[], { goals, now, timeZone }: ChatContext): string | null {
  const asked = sentences.find(({ tokens }) => tokens.some(({ word }) => DUE.has(word)))
  const when = asked && timeOf(slateOf(asked), { now, timeZone, towards: 'future', isGeneral: false }).when
  const today = dateIn(timeZone, now)
  if (!when?.from || !when.to || when.to < today) return null
  const { from, to } = when
  const due = goals.filter(
    ({ targetDate, isCompleted }) => !isCompleted && targetDate !== null && targetDate >= from && targetDate <= to,
  )
  if (due.length === 0) return `No goal is due ${whenWords(when, today)}.`
  const lines = due
    .toSorted((one, other) => (one.targetDate ?? '').localeCompare(other.targetDate ?? ''))
    .map((goal) => `- ${goalLine(goalFacts(goal, now, timeZone))}`)
  return [`${count(due.length, 'goal')} due ${whenWords(when, today)}:`, ...lines].join('\n')
}
const DUE = wordSet('due end ends finish deadline deadlines')

/** Whether how a goal stands leaves out a word of what is asked. */
export function passesOver(sentence: Sentence, { id }: GoalRecord, { goals, now, timeZone }: ChatContext): boolean {
  const [slate, query] = [slateOf(sentence), { of: 'goals', give: 'reading', goal: id } as const]
  timeOf(slate, { now, timeZone, towards: 'future', isGeneral: false })
  return (
    unreadWords(slate, query, { goals }).length > 0 ||
    /^(?:question|when)$/.test(misfit(slate, query, dateIn(timeZone, now)) ?? '')
  )
}

/** What the message asks of all goals together, by its last sentence that asks. */
export function overviewIn({ sentences }: Said, context: ChatContext): Overview | null {
  const asked =
    sentences.findLast(({ sentence }) => sentence.isQuestion) ?? (sentences.length === 1 ? sentences[0] : null)
  return asked ? overviewAsked(asked.sentence, context) : null
}

/** "How many books since the summer?": of a part of the time that a mission has gone on, its whole is no answer. */
export function inDays(sentences: readonly Sentence[], goal: GoalRecord, context: ChatContext): string {
  const { now, timeZone } = context
  const due =
    !goal.isCompleted &&
    !goal.rhythm &&
    sentences.some((one) => says(wordsOf(one), asksForDays) && !wordsOf(one).includes('and')) &&
    dueOf(goal, context)
  if (due) return `${quoted(goal.title)}: ${due.charAt(0).toLowerCase()}${due.slice(1)}`
  const begun = dateIn(timeZone, new Date(goal.createdAt))
  const isPart = sentences.some((sentence) => {
    const { when } = timeOf(slateOf(sentence), { now, timeZone, towards: 'past', isGeneral: false })
    return when?.from !== undefined && when.from > begun && when.from < dateIn(timeZone, now)
  })
  return isPart && !goal.isCompleted ? `${NOT_OF_DAYS} ${aboutOne(goal, context)}` : aboutOne(goal, context)
}

/** Before how a mission stands, where its part of some days was asked for. */
const NOT_OF_DAYS = 'I cannot tell that for those days alone. This is how it stands:'

export const ADD_ONE = 'To add one, write something like “Add a goal to run 10 km by May”.'

function doneLately(goals: readonly GoalRecord[]): string {
  const titles = goals.filter(({ isCompleted }) => isCompleted).map(({ title }) => quoted(title))
  return titles.length === 1 ? `${titles[0]} is completed.` : `You have completed ${titles.join(', ')}.`
}

/** All that is known of one mission: where it stands, its date, its pace, its forecast, what comes next. */
export function aboutOne(goal: GoalRecord, { now, timeZone }: ChatContext): string {
  const facts = goalFacts(goal, now, timeZone)
  if (goal.isCompleted) return `${quoted(goal.title)} is completed.`
  const { pace, need, verdict } = paceWords(facts)
  const { completionPrediction, forecast } = outlookOf(facts, timeZone)
  const isResting = isPaused(goal, facts.today)
  const rate = isResting
    ? null
    : (facts.buffer?.words ??
      (pace && need ? [`You make ${pace}, and it needs ${need}.`, verdict].filter(Boolean).join(' ') : null))
  // Of a rhythm the outlook is how it stands, which is told already.
  // When it was due is told with its day.
  const isLate = facts.isOverdue && !isResting && goal.progress < 100
  const prediction = isLate ? lateFinish(facts, forecast) : completionPrediction
  const outlook = prediction === null || (goal.rhythm && !isResting) ? null : `${prediction.replace(/\.$/, '')}.`
  const stands = `${quoted(goal.title)} stands at ${standsAt(facts)}${leftWords(goal, timeZone)}.`
  return [
    [stands, dueWords(facts), rate, outlook],
    [openWords(goal, facts.today), `${lastHeard(facts)}.`],
  ]
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .join('\n\n')
}

/** When a mission is due, or was. */
export function dueOf(goal: GoalRecord, { now, timeZone }: ChatContext): string | null {
  return dueWords(goalFacts(goal, now, timeZone))
}

const MOST_STEPS = 5

/** Its milestones that are open, in their order. */
function openWords({ milestones }: GoalRecord, today: string): string | null {
  const [next, ...others] = milestones.filter(({ isCompleted }) => !isCompleted).map((one) => stepWords(one, today))
  if (!next) return null
  const more =
    others.length >= MOST_STEPS
      ? [...others.slice(0, MOST_STEPS - 1), `${others.length + 1 - MOST_STEPS} more`]
      : others
  return `The next milestone is ${next}${more.length > 0 ? `, then ${more.join(', ')}` : ''}.`
}

/** Its milestones, the open ones or all, each on its line: in the order that they are to be done. */
export function stepsOf(
  { title, milestones }: GoalRecord,
  isOpen: boolean,
  { now, timeZone }: Pick<ChatContext, 'now' | 'timeZone'>,
): string {
  const today = dateIn(timeZone, now)
  const shown = milestones.filter(({ isCompleted }) => !(isOpen && isCompleted))
  const lines = shown.map((one) => `- ${isOpen ? stepWords(one, today) : heldWords(one, today, timeZone)}`)
  // "How many ports do we need?": how many milestones are open is no count of what they name.
  return [`${quoted(title)}, ${isOpen ? 'open milestones' : count(shown.length, 'milestone')}:`, ...lines].join('\n')
}

/** A milestone with the day on which it was ticked, or that it is open. */
function heldWords(step: GoalRecord['milestones'][number], today: string, timeZone: string): string {
  if (!step.isCompleted) return `open: ${stepWords(step, today)}`
  const day = step.completedAt === null ? '' : ` ${dayWords(dateIn(timeZone, new Date(step.completedAt)), today)}`
  return `ticked${day}: ${quoted(step.title)}`
}

function stepWords({ title, targetDate }: GoalRecord['milestones'][number], today: string): string {
  return `${quoted(title)}${targetDate ? ` by ${dayWords(targetDate, today)}` : ''}`
}

type Course = { facts: GoalFacts; outlook: Outlook }

/** The missions that are overdue, or have less than an even chance by their date: the longest overdue, then the least chance. */
function furthestBehind(ongoing: readonly GoalRecord[], { now, timeZone }: ChatContext): string {
  const all = ongoing.map((goal) => {
    const facts = goalFacts(goal, now, timeZone)
    return { facts, outlook: outlookOf(facts, timeZone) }
  })
  const [last, next] = all.filter((one) => lagOf(one) > 0).sort((a, b) => lagOf(b) - lagOf(a))
  if (last) return `Furthest behind is ${lagWords(last)}${next ? `\n\nNext comes ${lagWords(next)}` : ''}`
  const [first] = all.map(({ facts }) => facts).sort(byUrgency)
  return `None of your goals is overdue, and by the forecast none is behind.${first ? ` The first to look at is ${goalLine(first)}.` : ''}`
}

function silence({ daysSinceCheckIn, daysSinceStart }: GoalFacts): number {
  return daysSinceCheckIn ?? daysSinceStart
}

/** 0 for what is not behind: by its status, never by how long it has been there. */
function lagOf({ facts, outlook: { forecast } }: Course): number {
  if (facts.isOverdue) return 1 - (facts.daysLeft ?? 0)
  return isOnTime(forecast) === false ? 1 - (forecast.probabilityOnTime ?? 1) : 0
}

function lagWords({ facts, outlook }: Course): string {
  return `${quoted(facts.goal.title)}: it is at ${standsAt(facts)}, and ${lagReason(facts, outlook)}.`
}

function lagReason({ goal: { targetDate }, isOverdue, daysLeft, today }: GoalFacts, { forecast }: Outlook): string {
  const day = dayWords(targetDate ?? today, today)
  if (isOverdue) return `it was due ${day}, ${daysAgo(-(daysLeft ?? 0))}`
  return `the chance of finishing by ${day} is ${oddsWords(forecast.probabilityOnTime ?? 0)}`
}

type Order = (one: GoalFacts, other: GoalFacts) => number
/** Which of all goals are told first: the most urgent, those nearest to their end, those longest without a word. */
const ORDERS: Record<'status' | 'ahead' | 'neglected', [head: string, order: Order]> = {
  status: ['This is how your goals stand:', byUrgency],
  ahead: ['These are furthest along:', (one, other) => other.goal.progress - one.goal.progress],
  neglected: ['These have been without a check-in for longest:', (one, other) => silence(other) - silence(one)],
}

function aboutAll(ongoing: readonly GoalRecord[], by: keyof typeof ORDERS, context: ChatContext): string {
  const { now, timeZone } = context
  const [head, order] = ORDERS[by]
  const ranked = ongoing.map((goal) => goalFacts(goal, now, timeZone)).sort(order)
  const shown = ranked.slice(0, MOST_GOALS).map((facts) => `- ${goalLine(facts)}`)
  const more = ranked.length - shown.length
  return [
    head,
    [...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n'),
    [alertsLine(context), context.persona.signatureQuestion].filter(Boolean).join(' '),
  ].join('\n\n')
}

/** One goal on one line: where it stands, its date, what comes next, how long it has been silent. */
export function goalLine(facts: GoalFacts): string {
  const parts = [
    `${quoted(facts.goal.title)}: ${standsAt(facts)}`,
    dueWords(facts)
      ?.replace(/\.$/, '')
      .replace(/^It (?:is|was) /, ''),
    facts.nextMilestone ? `next: ${quoted(facts.nextMilestone)}` : null,
    silence(facts) >= SILENT_DAYS ? lastHeard(facts).replace(/^T/, 't') : null,
  ]
  return parts.filter(Boolean).join('; ')
}

function standsAt(facts: GoalFacts): string {
  const reading = readingLine(facts)
  return reading ? `${reading} (${facts.goal.progress}%)` : `${facts.goal.progress}%`
}

function leftWords(goal: GoalRecord, timeZone: string): string {
  const { measure, reading, progress, title, description, createdAt } = goal
  if (measure && reading !== null)
    return isReached(measure, reading) ? '' : `, ${amountWords(measure, Math.abs(measure.target - reading))} to go`
  // "Read 24 books", at 96%: what its title counts is known by its share.
  const counted = goal.rhythm ? null : proposeMeasure({ title, description, createdAt, timeZone })?.measure
  if (counted?.kind !== 'total' || counted.start !== 0 || isMeasured(unitOf(counted.unit))) return ''
  const [told, at] = [(counted.target * progress) / 100, Math.round((counted.target * progress) / 100)]
  if (Math.abs(told - at) > NEAR) return ''
  return `, which is ${at} of ${amountWords(counted, counted.target)}: ${counted.target - at} to go`
}
const NEAR = 0.2

function dueWords({ goal: { targetDate }, daysLeft, today }: GoalFacts): string | null {
  if (targetDate === null || daysLeft === null) return null
  if (daysLeft < 0) return `It was due ${dayWords(targetDate, today)}, ${daysAgo(-daysLeft)}.`
  return daysLeft === 0 ? 'It is due today.' : `It is due ${dayWords(targetDate, today)}, in ${count(daysLeft, 'day')}.`
}

function lastHeard({ daysSinceCheckIn, daysSinceStart }: GoalFacts): string {
  if (daysSinceCheckIn !== null) return `The last check-in was ${daysAgo(daysSinceCheckIn)}`
  return `There was no check-in since it began${daysSinceStart > 0 ? ` ${daysAgo(daysSinceStart)}` : ''}`
}

/** The next alerts, with their times; null where none is due. */
function alertsLine({ reminders, now, timeZone }: Pick<ChatContext, 'reminders' | 'now' | 'timeZone'>): string | null {
  const next = reminders.slice(0, MOST_ALERTS).map(({ title, scheduledFor }) => {
    const isPast = Date.parse(scheduledFor) < now.getTime()
    return `${quoted(title)} ${isPast ? 'was due ' : ''}${timeWords(scheduledFor, now, timeZone)}`
  })
  return next.length > 0 ? `Your next ${next.length === 1 ? 'alert' : 'alerts'}: ${next.join('; ')}.` : null
}
