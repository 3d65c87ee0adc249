import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { courseCounts } from '@/lib/contract/course-words'
import { isWholeRhythm } from '@/lib/contract/goal-ready'
import { isReached } from '@/lib/contract/measure-reading'
import { amountWords, readingWords } from '@/lib/contract/measure-words'
import { oddsWords } from '@/lib/contract/odds-words'
import { isPaused } from '@/lib/contract/pause'
import { phrases, says, wordsOf } from '@/lib/server/language/phrases'
import { dayWords, listed, timeWords } from '@/lib/server/language/questions/day-words'
import { isAskingWord } from '@/lib/server/language/questions/features'
import { isRank, misfit } from '@/lib/server/language/questions/misfit'
import { type Overview, overviewAsked } from '@/lib/server/language/questions/read-question'
import { slateOf } from '@/lib/server/language/questions/slate'
import { timeOf } from '@/lib/server/language/questions/times'
import { unreadWords } from '@/lib/server/language/questions/unread'
import { stemOf } from '@/lib/server/language/stem'
import type { Sentence } from '@/lib/server/language/text'
import type { ChatContext, GoalRecord } from '../../context'
import { count, daysAgo } from '../../count'
import { byUrgency, type GoalFacts, goalFacts } from '../../facts'
import { lateFinish } from '../../forecast-prediction'
import { courseOf } from '../../goal-course'
import { isOnTime } from '../../on-time'
import { outlookOf } from '../../outlook'
import { paceWords, readingLine, titleFrame } from '../../pace'
import { quoted } from '../analysis/claim'
import { type Aspect, aspectOf } from './aspect'
import { tellingWords } from './looked-for'
import { asksOfThen, goalBefore, goalMeant, pointsBack, type Said } from './said'

const MOST_GOALS = 4
const MOST_ALERTS = 3
/** Of the open milestones of a goal so many are told beside how it stands. */
const MOST_STEPS = 5
/** From so many days without a word on, a goal is called silent. */
const SILENT_DAYS = 14

/** As it is offered for one press. */
const asksOfOne = phrases('where am|are|r i|we with')
/** What has been done says more than a saying would. */
const asksForPush = phrases(
  'motivate|encourage|inspire me, give me a|some push|motivation|boost|encouragement, pep talk, not making|getting|seeing any? progress',
)
const asksForLate = phrases(
  'goals|missions|anything|everything is|are|am|running? late|overdue, running late with anything|everything, late|overdue goals|missions',
)
const asksForRisk = phrases('goals|missions|goal|mission|anything|what is|are|am? most? at risk, at risk $')
const asksOnTrack = phrases('which|what goals|missions|ones are|is on track|course|schedule')
const asksForDate = phrases('next|closest|nearest|soonest|first deadline|date, goal|mission is due next|first|soonest')
const asksForWorst = phrases(
  "which|what one's? goal|mission|one|ones|is|in? is|in|the|a? the|a? worst|worse|bad|furthest",
)
const asksForState = phrases(
  'state|status of everything|all|things|it, how i|we am|are doing $, how i am|are really doing',
)
const MOST_OF_ALL = 8
/** "So how many to go and by when" says of nothing that it asks of all goals. */
const ofGoals = phrases(
  'i|my|we|our|me|goals|goal|mission|missions|everything|all|any|which|things|overall|what|most|anything',
)
/** After one that was just told, "am I on track" is of it. */
const ofAll = phrases('goals|missions|everything|all|any|which|things|overall|most|anything')
/** Before how a mission stands, where its part of some days was asked for. */
const NOT_OF_DAYS = 'I cannot tell that for those days alone. This is how it stands:'
export const ADD_ONE = 'To add one, write something like “Add a goal to run 10 km by May”.'

type At = Pick<ChatContext, 'now' | 'timeZone'>

/** How the missions stand, or the one that is named: figures, forecast, what comes next. Null where none is asked for. */
export function standingAnswer(said: Said, context: ChatContext, overview = overviewIn(said, context)): string | null {
  const { goals, now, timeZone } = context
  const sentences = said.sentences.map(({ sentence }) => sentence)
  const asked = says(said.words, asksOfOne) ? goalMeant(said, context) : null
  if (asked) return inDays(sentences, asked, context)
  if (overview === null || overview === 'recap') return null
  // Which are due on given days is no question of how far behind they are.
  const isOfDays = (one: Sentence) =>
    /\bdue\b/i.test(one.text) && timeOf(slateOf(one), { now, timeZone, towards: 'future' }).when
  if (overview === 'behind' && sentences.some(isOfDays)) return null
  if (pointsBack(said.words) && asksOfThen(said.words)) return null
  const last = goalBefore(context)
  const before = says(said.words, last && isTold(last, context) ? ofAll : ofGoals) ? null : last
  if (before) return inDays(sentences, before, context)
  const named = goalMeant(said, context)
  // "Do I always get like this when I don't run?" is not answered by how the running stands.
  if (named && sentences.some((one) => one.isQuestion && passesOver(one, named, context))) return null
  if (named) return inDays(sentences, named, context)
  if (goals.length === 0) return `You have no goals yet. ${ADD_ONE}`
  const ongoing = goals.filter(({ isCompleted }) => !isCompleted).map((goal) => goalFacts(goal, now, timeZone))
  if (ongoing.length === 0) return `You have completed all of your goals. ${ADD_ONE}`
  if (sentences.some(({ text }) => UNDATED.test(text))) return undatedWords(ongoing)
  if (says(said.words, asksForDate)) return nextDue(ongoing)
  if (says(said.words, asksOnTrack)) return onTrack(ongoing, timeZone)
  const all =
    overview === 'behind'
      ? furthestBehind(
          ongoing,
          timeZone,
          said.words.some((word) => /^(?:overdue|late)$/.test(word)),
        )
      : aboutAll(ongoing, overview, context)
  // "How is my goal of losing weight going?", where there is none of that name.
  const isNamed = overview === 'status' && said.words.some((word) => /^(?:goal|mission)$/.test(word))
  const isAsking = (word: string) => isAskingWord(word.toLowerCase(), stemOf(word.toLowerCase()))
  const sought = isNamed ? tellingWords(sentences).filter((word) => !isAsking(word)) : []
  return sought.length > 0 ? `I found no goal called “${sought.join(' ')}”.\n\n${all}` : all
}

/** "Which of my goals have no end date?": those behind are others. */
const UNDATED = /\b(?:no|without an?|lacks? an?) (?:\w+ )?(?:date|deadline)s?\b/i

function undatedWords(ongoing: readonly GoalFacts[]): string {
  const titles = ongoing.filter(({ goal }) => goal.targetDate === null).map(({ goal }) => quoted(goal.title))
  return titles.length > 0 ? `Without a date: ${listed(titles)}.` : 'Each of your goals has a date.'
}

/** Whether the coach told of a goal just before: then what is asked of it is enough. */
function isTold({ title }: GoalRecord, { turns }: ChatContext): boolean {
  const last = turns.at(-1)
  return last?.isFromUser === false && last.text.includes(`${quoted(title)} stands at`)
}

/** Whether how a goal stands leaves out a word of what is asked: "the longest run" is one of many, and no goal. */
export function passesOver(sentence: Sentence, { id }: GoalRecord, { goals, now, timeZone }: ChatContext): boolean {
  const [slate, query] = [slateOf(sentence), { of: 'goals', give: 'reading', goal: id } as const]
  timeOf(slate, { now, timeZone, towards: 'future' })
  const unfit = misfit(slate, query, dateIn(timeZone, now))
  const isRanked = sentence.tokens.some(({ word }) => isRank(word))
  return isRanked || unreadWords(slate, query, { goals }).length > 0 || unfit === 'question' || unfit === 'when'
}

/** What the message asks of all goals together, by its last sentence that asks. */
export function overviewIn({ sentences, words }: Said, context: ChatContext): Overview | null {
  if (words.length <= MOST_OF_ALL && says(words, asksForPush)) return 'ahead'
  if (words.length <= MOST_OF_ALL && says(words, asksForWorst)) return 'behind'
  if (words.length <= MOST_OF_ALL && says(words, asksForState)) return 'status'
  if (
    words.length <= MOST_OF_ALL &&
    (says(words, asksForLate) || says(words, asksOnTrack) || says(words, asksForDate) || says(words, asksForRisk))
  )
    return 'behind'
  const asked =
    sentences.findLast(({ sentence }) => sentence.isQuestion) ?? (sentences.length === 1 ? sentences[0] : null)
  return asked ? overviewAsked(asked.sentence, context) : null
}

/** "How many books since the summer?": of a part of the time that a mission has gone on, its whole is no answer. */
export function inDays(sentences: readonly Sentence[], goal: GoalRecord, context: ChatContext): string {
  const { now, timeZone } = context
  const [begun, today] = [dateIn(timeZone, new Date(goal.createdAt)), dateIn(timeZone, now)]
  const isPart = sentences.some((sentence) => {
    const { when } = timeOf(slateOf(sentence), { now, timeZone, towards: 'past' })
    return when?.from !== undefined && when.from > begun && when.from < today
  })
  if (isPart && !goal.isCompleted) return `${NOT_OF_DAYS} ${aboutOne(goal, context)}`
  // What was told a moment ago is not told whole again.
  return aboutOne(goal, context, isTold(goal, context) ? aspectOf(sentences.flatMap(wordsOf)) : undefined)
}

/** All that is known of one mission: where it stands, its date, its pace, its forecast, what comes next; or one aspect. */
export function aboutOne(goal: GoalRecord, { now, timeZone }: At, aspect?: Aspect): string {
  if (goal.isCompleted) return `${quoted(goal.title)} is completed.`
  const facts = goalFacts(goal, now, timeZone)
  const { pace, need, verdict } = paceWords(facts)
  const { completionPrediction, forecast } = outlookOf(facts, timeZone)
  const isResting = isPaused(goal, facts.today)
  const made = pace && need ? [`You make ${pace}, and it needs ${need}.`, verdict].filter(Boolean).join(' ') : null
  // When it was due is told with its day.
  const isLate = facts.isOverdue && !isResting && goal.progress < 100
  const prediction = isLate ? lateFinish(facts, forecast) : completionPrediction
  // Of a rhythm the outlook is how it stands, which is told already.
  const outlook = prediction === null || (goal.rhythm && !isResting) ? null : `${prediction.replace(/\.$/, '')}.`
  const course = courseOf(facts, forecast)
  const word = course === 'behind' || course === 'onTrack' ? `: ${courseCounts[course]}` : ''
  const stands = `${quoted(goal.title)} stands at ${standsAt(facts)}${leftWords(goal, timeZone)}${word}.`
  const isTold = (...of: Aspect[]) => aspect === undefined || of.includes(aspect)
  const paced = isResting ? null : (facts.buffer?.words ?? made)
  const first = [
    stands,
    isTold('due', 'left', 'chance') && dueWords(facts),
    isTold('pace') && paced,
    isTold('pace', 'chance') && outlook,
  ]
  const second = [isTold('left') && openWords(goal, facts.today), isTold() && `${lastHeard(facts)}.`]
  return [first, second]
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n')
}

/** Its milestones that are open, in their order. */
function openWords({ milestones }: GoalRecord, today: string): string | null {
  const [next, ...others] = milestones.filter(({ isCompleted }) => !isCompleted).map((one) => stepWords(one, today))
  const isMore = others.length >= MOST_STEPS
  const more = isMore ? [...others.slice(0, MOST_STEPS - 1), `${others.length + 1 - MOST_STEPS} more`] : others
  return next ? `The next milestone is ${next}${more.length > 0 ? `, then ${more.join(', ')}` : ''}.` : null
}

/** Its milestones, the open ones or all, each on its line: in the order that they are to be done. */
export function stepsOf({ title, milestones }: GoalRecord, isOpen: boolean, { now, timeZone }: At): string {
  const today = dateIn(timeZone, now)
  const shown = milestones.filter(({ isCompleted }) => !(isOpen && isCompleted))
  const lines = shown.map((step) => {
    if (!step.isCompleted) return `- ${isOpen ? '' : 'open: '}${stepWords(step, today)}`
    const day = step.completedAt === null ? '' : ` ${dayWords(dateIn(timeZone, new Date(step.completedAt)), today)}`
    return `- ticked${day}: ${quoted(step.title)}`
  })
  // "How many ports do we need?": how many milestones are open is no count of what they name.
  return [`${quoted(title)}, ${isOpen ? 'open milestones' : count(shown.length, 'milestone')}:`, ...lines].join('\n')
}

function stepWords({ title, targetDate }: GoalRecord['milestones'][number], today: string): string {
  return `${quoted(title)}${targetDate ? ` by ${dayWords(targetDate, today)}` : ''}`
}

/** The goal whose date comes first, and the one after it. */
function nextDue(ongoing: readonly GoalFacts[]): string {
  const [next, other] = ongoing
    .filter(({ daysLeft }) => daysLeft !== null && daysLeft >= 0)
    .sort((a, b) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0))
  if (!next) return 'None of your goals has a date to come.'
  return `Next comes ${goalLine(next)}.${other ? `\n\nAfter it ${goalLine(other)}.` : ''}`
}

/** The missions that stand as on track everywhere else. */
function onTrack(ongoing: readonly GoalFacts[], timeZone: string): string {
  const those = ongoing.filter((facts) => courseOf(facts, outlookOf(facts, timeZone).forecast) === 'onTrack')
  if (those.length === 0) return 'By the forecast none of your goals is on track.'
  return [
    `${count(those.length, 'goal')} of ${ongoing.length} ${those.length === 1 ? 'is' : 'are'} on track:`,
    ...those.map((facts) => `- ${goalLine(facts)}`),
  ].join('\n')
}

/** The missions that are overdue, the longest first, then those with less than an even chance by their date. */
function furthestBehind(ongoing: readonly GoalFacts[], timeZone: string, isOverdueAlone: boolean): string {
  const [last, next] = ongoing
    .map((facts) => ({ facts, forecast: outlookOf(facts, timeZone).forecast }))
    .map((one) => ({ ...one, chance: one.forecast.probabilityOnTime ?? 1 }))
    .filter(({ facts, forecast }) => facts.isOverdue || (!isOverdueAlone && isOnTime(forecast) === false))
    .sort((a, b) => Math.min(a.facts.daysLeft ?? 0, 0) - Math.min(b.facts.daysLeft ?? 0, 0) || a.chance - b.chance)
    .map(({ facts, chance }) => `${goalLine(facts)}${facts.isOverdue ? '' : `; the chance is ${oddsWords(chance)}`}`)
  if (!last && isOverdueAlone) return 'None of your goals is overdue.'
  if (!last) return 'None of your goals is overdue, and by the forecast none is behind.'
  return `Furthest behind is ${last}.${next ? `\n\nNext comes ${next}.` : ''}`
}

function silence({ daysSinceCheckIn, daysSinceStart }: GoalFacts): number {
  return daysSinceCheckIn ?? daysSinceStart
}

type Order = (one: GoalFacts, other: GoalFacts) => number
/** Which of all goals are told first: the most urgent, those nearest to their end, those longest without a word. */
const ORDERS: Record<'status' | 'ahead' | 'neglected', [head: string, order: Order]> = {
  status: ['This is how your goals stand:', byUrgency],
  ahead: ['These are furthest along:', (one, other) => other.goal.progress - one.goal.progress],
  neglected: ['These have been without a check-in for longest:', (one, other) => silence(other) - silence(one)],
}

function aboutAll(ongoing: readonly GoalFacts[], by: keyof typeof ORDERS, context: ChatContext): string {
  const [head, order] = ORDERS[by]
  const shown = ongoing.toSorted(order).map((facts) => `- ${goalLine(facts)}`)
  const more = shown.length - MOST_GOALS
  const lines = [...shown.slice(0, MOST_GOALS), ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')
  return [head, lines, [alertsLine(context), context.persona.signatureQuestion].filter(Boolean).join(' ')].join('\n\n')
}

/** The goals that have been without a check-in for longest. */
export function neglectedWords(context: ChatContext): string {
  const { goals, now, timeZone } = context
  const ongoing = goals.filter(({ isCompleted }) => !isCompleted).map((goal) => goalFacts(goal, now, timeZone))
  const [head, order] = ORDERS.neglected
  const lines = ongoing.toSorted(order).slice(0, MOST_NEGLECTED)
  return [head, ...lines.map((facts) => `- ${goalLine(facts)}`)].join('\n')
}
const MOST_NEGLECTED = 3

/** One goal on one line: where it stands, its date, what comes next, how long it has been silent. */
function goalLine(facts: GoalFacts): string {
  const due = dueWords(facts)
  const parts = [
    `${quoted(facts.goal.title)}: ${standsAt(facts)}`,
    due?.replace(/^It (?:is|was) |\.$/g, ''),
    facts.nextMilestone ? `next: ${quoted(facts.nextMilestone)}` : null,
    silence(facts) >= SILENT_DAYS ? lastHeard(facts).replace('T', 't') : null,
  ]
  return parts.filter(Boolean).join('; ')
}

function standsAt(facts: GoalFacts): string {
  const reading = readingLine(facts)
  const { rhythm, progress, isCompleted } = facts.goal
  // A rhythm that misses nothing stays below its end until it is completed.
  const isWhole = isWholeRhythm({ progress, measure: rhythm?.measure, rhythm: rhythm?.standing ?? null, isCompleted })
  if (reading && isWhole) return reading
  return reading ? `${reading} (${facts.goal.progress}%)` : `${facts.goal.progress}%`
}

function leftWords(goal: GoalRecord, timeZone: string): string {
  const { measure, reading } = goal
  if (measure && reading !== null)
    return isReached(measure, reading) ? '' : `, ${amountWords(measure, Math.abs(measure.target - reading))} to go`
  // "Read 24 books", at 96%: what its title counts is known by its share.
  const frame = titleFrame(goal, timeZone)
  if (!frame) return ''
  const left = frame.measure.target - frame.reading
  return Number.isInteger(left) ? `, which is ${readingWords(frame.measure, frame.reading)}, with ${left} to go` : ''
}

/** When a mission is due, or was. */
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
function alertsLine({ reminders, now, timeZone }: ChatContext): string | null {
  const next = reminders.slice(0, MOST_ALERTS).map(({ title, scheduledFor }) => {
    const isPast = Date.parse(scheduledFor) < now.getTime()
    return `${quoted(title)} ${isPast ? 'was due ' : ''}${timeWords(scheduledFor, now, timeZone)}`
  })
  return next.length > 0 ? `Your next ${next.length === 1 ? 'alert' : 'alerts'}: ${next.join('; ')}.` : null
}
