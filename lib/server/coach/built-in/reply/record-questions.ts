import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { isGoalGive, type RecordAnswer, type RecordQuery } from '@/lib/contract/record'
import { mayTell } from '@/lib/server/language/heard/draft-heard'
import { isSure, namedIn, textsOfTitle } from '@/lib/server/language/orders/names'
import { IN_INSIGHTS } from '@/lib/server/language/orders/read-orders'
import { nearStems } from '@/lib/server/language/questions/about'
import { dayWords, timeWords } from '@/lib/server/language/questions/day-words'
import { deedPassed, tellsDeed } from '@/lib/server/language/questions/deed-passed'
import { isAskingWord, kindsOf } from '@/lib/server/language/questions/features'
import { isInPart } from '@/lib/server/language/questions/in-part'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import { isRecordQuestion, type QuestionRead, readQuestion } from '@/lib/server/language/questions/read-question'
import { slateOf } from '@/lib/server/language/questions/slate'
import { mentionWords, wordMeant } from '@/lib/server/language/questions/word-answer'
import { stemOf, stemsIn } from '@/lib/server/language/stem'
import type { Sentence } from '@/lib/server/language/text'
import type { ChatContext, GoalRecord } from '../../context'
import { type Answer, askAsMeant, lookedAt } from './answer'
import { goalBefore, goalMeant } from './goal-meant'
import {
  asksFact,
  isAdvice,
  nearestAnswer,
  nearestQuestions,
  nearestTo,
  seeksCounsel,
  tellingWords,
} from './looked-for'
import { messagesAsked } from './messages-asked'
import { isOrderLike, readSaid, type Said } from './said'
import { dueOf, inDays, passesOver, stepsOf } from './standing'

const MOST_QUESTIONS = 3
/** Who writes more tells something, unless a question mark says otherwise. */
const MOST_TOLD = 2

/**
 * The questions about the record in a message, answered from all of it. One
 * that cannot be read is said to be so, with what is missing. Null where the message asks none.
 */
export async function recordAnswer(said: Said, context: ChatContext): Promise<Answer | null> {
  const answers: Answer[] = []
  const goals = (await context.record.goals?.()) ?? context.goals
  const asked = questionsIn(said, context).filter((one) => one.isQuestion || !isOrderLike(one))
  for (const question of asked) {
    const read = readQuestion(question.text, { ...context, goals })
    const answer = await answerTo(read, question, context, goals)
    if (answer) answers.push(answer)
    if (answers.length === MOST_QUESTIONS) break
  }
  if (answers.length === 0) return null
  return { text: answers.map(({ text }) => text).join('\n\n'), looked: answers.flatMap(({ looked }) => looked) }
}

/** The sentences that ask; a message of one sentence may ask without a question mark, unless it orders something. */
function questionsIn({ sentences }: Said, { offers }: ChatContext): Sentence[] {
  // "Start an experiment: …, does it help?" asks what the experiment is to answer.
  const asking = sentences.filter(({ sentence }) => sentence.isQuestion && !offers.refused.includes(IN_INSIGHTS))
  const isOnlyOrder = offers.ordered.length + offers.heard.length + offers.refused.length > 0
  const isPlain = asking.length > 0 || sentences.length > MOST_TOLD || isOnlyOrder
  // "Weekends kill me. Energy weekend vs weekdays": what is told leads up to what is asked.
  return (isPlain ? asking : sentences.slice(-1))
    .map(({ sentence }) => sentence)
    .filter((one) => !isAdvice(one) && (one.isQuestion || !TOLD.test(one.text) || asksFact(one)))
}
/** "I've had a headache since Thursday", "have had …": what one has asks nothing. */
const TOLD =
  /^\W*(?:(?:i|we)(?:['’](?:ve|m|d))?|have|had|been|was) (?:have|had|been|got|not|just|still|am|was|a|an|the)\b/i

async function answerTo(
  read: QuestionRead,
  question: Sentence,
  context: ChatContext,
  goals: readonly AskedGoal[],
): Promise<Answer | null> {
  if ('query' in read) {
    const said = await messagesAsked(read.query, context)
    if (said) return said
    // "And when is that due again?" is of what was spoken of, and of no other.
    const before = isPointing(question) ? goalAsked(question, context) : null
    if (before) return { text: inDays([question], before, context), looked: [] }
    const { query, answer, unknown } = await askAsMeant(context, read.query)
    // "When is the race?": of what no alert is set a goal may tell.
    const dated = query.give === 'due' ? context.goals.find(({ id }) => id === query.goal) : undefined
    const isUnset = (query.of === 'alerts' && answer.rows.length === 0) || dated?.targetDate === null
    const set = isUnset ? alertNamed(question, context) : null
    if (set) return { text: set, looked: [] }
    const meant = isUnset ? goalMeant(readSaid(question.text), { ...context, turns: [] }) : null
    const named = meant && !passesOver(question, meant, context) ? meant : null
    const goal = named ?? context.goals.find(({ id }) => id === query.goal)
    // Of a mission without a value yet the record has no rows, and still there is something to say; of a month without
    // one there is not.
    const isUncounted = query.of === 'values' && answer.rows.length === 0 && query.when === undefined
    const isStepless = query.of === 'milestones' && answer.rows.length === 0
    const isOfGoal =
      query.give === 'reading' ||
      (isGoalGive(query.give) && !goal?.measure) ||
      isUncounted ||
      isStepless ||
      named !== null
    if (goal && isOfGoal) return { text: inDays([question], goal, context), looked: [lookedAt(answer)] }
    const ahead = query.of === 'entries' ? alertsNear(question, context) : null
    if (ahead) return { text: ahead, looked: [] }
    const mentioned = unknown.length === 0 ? await onlyMentioned(query, answer, question, context) : null
    if (mentioned) return mentioned
    const { of, where, when } = query
    const isOverdue = of === 'alerts' && where?.status === 'open' && when?.to !== undefined && when.from === undefined
    const overdue = isOverdue ? goalsPastTheirDate(context) : ''
    const isListed = goal && query.of === 'milestones' && query.give === 'list' && query.where?.status !== 'done'
    const isOpen = query.where?.status === 'open'
    const steps =
      isListed && query.about === undefined && query.when === undefined ? stepsOf(goal, isOpen, context) : null
    const alerts =
      steps ?? (overdue && answer.rows.length === 0 ? '' : wordMeant({ query, answer, unknown }, { ...context, goals }))
    const isOfSteps = goal && query.of === 'milestones' && query.where?.status === 'open'
    const due = isOfSteps ? dueOf(goal, context) : null
    const isNone = query.of === 'entries' && answer.rows.length === 0 && !answer.nearest?.length
    const near = isNone && `${query.about}`.includes(' ') ? await nearestTo([question], context) : null
    const lines = [overdue, alerts, due, near?.text].filter(Boolean)
    return { text: lines.join('\n\n'), looked: [lookedAt(answer), ...(near?.looked ?? [])] }
  }
  const of = goalAsked(question, context)
  const isWaiting = context.turns.findLast(({ isFromUser }) => !isFromUser)?.text.includes('Apply')
  if (of) return { text: `${inDays([question], of, context)}${isWaiting ? ` ${UNAPPLIED}` : ''}`, looked: [] }
  const why = `${NOT_WORKED_OUT} ${Object.values(read.notUnderstood).join(' ')}`
  if (isInPart(slateOf(question), { ...context, goals }) && !seeksCounsel(question)) return { text: why, looked: [] }
  // "About 80 pages into the last one" asks nothing.
  const isTold = !question.isQuestion && !asksFact(question) && mayTell(question.text)
  if (isTold || !isRecordQuestion(question.text)) return null
  const alert = alertsNear(question, context)
  if (alert) return { text: alert, looked: [] }
  const near = await nearestAnswer(question, context)
  return near ?? { text: [why, nearestQuestions(question, context)].filter(Boolean).join('\n\n'), looked: [] }
}

/** "When did I last see Conor", of whom the entry only says that he would be proud: what was written of him, newest first. */
async function onlyMentioned(
  query: RecordQuery,
  answer: RecordAnswer,
  question: Sentence,
  { record, now, timeZone }: ChatContext,
): Promise<Answer | null> {
  const [row] = answer.rows
  const deed = deedPassed(slateOf(question), query)
  if (!row || deed === null || query.about === undefined || tellsDeed(row.quote, query.about, deed)) return null
  // What denies it is written of it, too.
  const all = await record.ask({ ...query, where: undefined, give: 'list', limit: MOST_MENTIONS })
  // What was written first stands alone: the list begins with what was written last.
  const rows = query.give === 'last' && all.rows.length > 0 ? all.rows : answer.rows
  return { text: mentionWords(query, rows, dateIn(timeZone, now)), looked: [lookedAt({ ...answer, rows: [...rows] })] }
}
const MOST_MENTIONS = 3

/** "And when's that due": it points back, and names nothing. */
function isPointing({ tokens }: Sentence): boolean {
  return tokens.some(({ word }) => /^(?:it|that|this)(?:'s)?$/.test(word))
}

/** "When am I supposed to ring Mam", where the alert is to call her. */
function alertNamed({ tokens }: Sentence, { reminders, now, timeZone }: ChatContext): string | null {
  const named = namedIn(tokens, reminders, textsOfTitle)
  const [best] = named
  return best && isSure(named) ? `“${best.item.title}”: ${timeWords(best.item.scheduledFor, now, timeZone)}.` : null
}

/** "When is my run with Aoife?" is of what is to come: the alerts that have a word of it, before any entry. */
export function alertsNear(question: Sentence, context: ChatContext): string | null {
  if (!asksWhenItIs(question)) return null
  const sure = alertNamed(question, context)
  if (sure) return sure
  const { reminders, now, timeZone } = context
  const named = namedIn(question.tokens, reminders, textsOfTitle).slice(0, MOST_ALERTS)
  const held = new Set(named.flatMap(({ item }) => stemsIn(item.title.toLowerCase())))
  // "Aoife's birthday" is no run with her.
  const isHeld = (stem: string) => [stem, ...nearStems(stem)].some((one) => held.has(one))
  if (!tellingWords([question]).every((word) => stemsIn(word.toLowerCase()).every(isHeld))) return null
  const lines = named.map(({ item }) => `- “${item.title}”: ${timeWords(item.scheduledFor, now, timeZone)}`)
  return lines.length > 0 ? ['These alerts have a word of that:', ...lines].join('\n') : null
}
const MOST_ALERTS = 3

function asksWhenItIs(question: Sentence): boolean {
  const words = slateOf(question).tokens.map(({ word }) => word)
  // "When is the first time I wrote about it" is of what was.
  const isOfThen = words.some((word) => /^(?:first|last|time|did|was|were|wrote)$/.test(word))
  return words[0] === 'when' && /^(?:is|am|are)$/.test(words[1] ?? '') && !isOfThen
}

const NOT_WORKED_OUT = 'I could not work that out from your record.'
const UNAPPLIED = 'A card that you have not applied is not counted in.'

/** "So how many left and by when?" names nothing: it is of the goal that the message before was about. */
function goalAsked(question: Sentence, context: ChatContext): GoalRecord | null {
  const names = tellingWords([question]).some((word) => !isAskingWord(word.toLowerCase(), stemOf(word.toLowerCase())))
  const isOfGoal = question.tokens.some(({ word }) => kindsOf(word).some((kind) => OF_GOAL.has(kind)))
  const words = question.tokens.map(({ word }) => word)
  if (words.includes('did') || !(isOfGoal || / to go\b/.test(words.join(' ')))) return null
  const named = goalMeant(readSaid(question.text), { ...context, turns: [] })
  const goal = named ?? (names ? null : goalBefore(context))
  return goal && passesOver(question, goal, context) ? null : goal
}

const OF_GOAL = new Set(['LEFT', 'DUE', 'TARGET', 'PACE', 'STEP'])

/** "Past its date: “Walk the Way”, due Wed 30 Sep." */
function goalsPastTheirDate({ goals, now, timeZone }: ChatContext): string {
  const today = dateIn(timeZone, now)
  const past = goals.filter(({ targetDate, isCompleted }) => !isCompleted && targetDate !== null && targetDate < today)
  const told = past.map(({ title, targetDate }) => `“${title}”, due ${dayWords(targetDate ?? today, today)}`)
  return told.length > 0 ? `Past ${told.length > 1 ? 'their' : 'its'} date: ${told.join('; ')}.` : ''
}
