import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { isGoalGive, recordQuery } from '@/lib/contract/record'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import { mayTell } from '@/lib/server/language/heard/draft-heard'
import { IN_INSIGHTS } from '@/lib/server/language/orders/read-orders'
import { wordsOf } from '@/lib/server/language/phrases'
import { dayWords } from '@/lib/server/language/questions/day-words'
import { kindsOf } from '@/lib/server/language/questions/features'
import { isAhead } from '@/lib/server/language/questions/misfit'
import { notUnderstood, whyNot } from '@/lib/server/language/questions/not-understood'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import {
  goesOn,
  isInPart,
  isRecordQuestion,
  OF_TEXTS,
  type QuestionRead,
  readQuestion,
} from '@/lib/server/language/questions/read-question'
import { slateOf } from '@/lib/server/language/questions/slate'
import { timeOf } from '@/lib/server/language/questions/times'
import { stemsOfGoal } from '@/lib/server/language/questions/unread'
import { wordAnswer, wordMeant } from '@/lib/server/language/questions/word-answer'
import { stemsIn } from '@/lib/server/language/stem'
import type { Sentence } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext, GoalRecord } from '../../context'
import { quoted } from '../analysis/claim'
import { alertNear, isCountdown } from './alert-asked'
import { goneOn, wholeOf } from './asked-before'
import { focusOn, namesAny, onDay } from './focus'
import { type Half, halvesOf, onDays } from './halves'
import { isHardTime } from './hard-moment'
import {
  type Answer,
  askBesideOthers,
  asksFact,
  isAdvice,
  isToldFirst,
  lookedAt,
  NOT_AHEAD,
  nearestAnswer,
  nearestQuestions,
  nearestTo,
  nearRow,
  seeksCounsel,
} from './looked-for'
import { goalMeant, isOrderLike, pointsBack, readSaid, type Said } from './said'
import { aboutAsked, countingAnswer, goalOfName, isGuessed } from './spoken'
import { inDays, passesOver, stepsOf } from './standing'

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
  const unasked: string[] = []
  for (const question of asked.slice(0, MOST_QUESTIONS)) {
    const { halves, left } = halvesOf(await wholeOf(question, context, goals), { ...context, goals })
    if (left) unasked.push(left)
    for (const half of halves) {
      const answer = await answerOf(half, said, context, goals)
      if (answer) answers.push(answer)
    }
  }
  if (answers.length === 0) return null
  const beside = said.sentences.filter(({ sentence }) => !asked.includes(sentence) && GOES_ON.test(sentence.text))
  unasked.push(...beside.map(({ sentence }) => sentence.text.replace(GOES_ON, '').trim()))
  const left = unasked.map((words) => `I did not look for “${words}”.`)
  return {
    text: [...answers.map(({ text }) => text), ...left].join('\n\n'),
    looked: answers.flatMap(({ looked }) => looked),
  }
}

async function answerOf(
  { question, when }: Half,
  said: Said,
  context: ChatContext,
  goals: readonly AskedGoal[],
): Promise<Answer | null> {
  const due = isCountdown(question) ? alertNear(question, context) : null
  if (due) return { text: due, looked: [] }
  const read = onDays(readQuestion(question.text, { ...context, goals }), when)
  // "I said yes to the talk. When is it?"
  const before = { text: said.text.slice(0, question.start).trim(), isFromUser: true, at: context.now.toISOString() }
  const own = before.text ? { ...context, turns: [...context.turns, before] } : context
  const focused = before.text ? await focusOn(question, own) : null
  if (focused) return focused
  const gone = 'query' in read ? null : await goneOn(question, own, goals)
  if (gone) return answerRead(gone.query, gone.asked, own, goals)
  const query = 'query' in read ? read.query : null
  const isGuess = query !== null && isGuessed(question, query, own)
  const spoken = countingAnswer(question, query, own)
  if (spoken) return { text: spoken, looked: [] }
  // "Have I done that before?" is of no milestone, where none was spoken of.
  const isOfAny = query?.of === 'milestones' || query?.of === 'alerts'
  const isPointed =
    (isOfAny && !query.goal && !query.about && pointsBack(wordsOf(question))) ||
    (query !== null && !query.goal && POINTS.test(question.text))
  if (query && !isGuess && !isPointed && !(await isMisread(question, query, own)))
    return answerRead(query, question, own, goals)
  const missing = 'query' in read ? notUnderstood(isPointed ? 'whole' : 'goal') : read.notUnderstood
  return answerUnread(missing, question, own, goals)
}

/**
 * Whether a question that was read asks something else: words of asking that are in no entry, as "due", a day of what is
 * remembered, and how a goal began where none is said to have begun.
 */
async function isMisread(question: Sentence, { of, give, about, when }: Query, { record }: ChatContext) {
  if (of === 'memories' && when !== undefined) return true
  if (of === 'goals' && give === 'first') return !BEGUN.test(question.text)
  const words = [about ?? []].flat()
  const isOfAsking = words.length > 0 && words.every((word) => kindsOf(word.toLowerCase()).length > 0)
  return isOfAsking && (await record.ask(recordQuery.parse({ of, give: 'last', about }))).rows.length === 0
}
const BEGUN = /\b(?:start|beg[iau]n|set|made|make|creat|add|join)/i

/** "What went wrong there", "how was that going before tonight": where and what that is was not said. */
const POINTS =
  /(?<!\b(?:in|back|is|are) )\b(?:there|then)\W*$|\bhow (?:is|was) (?:it|that) going\b|\b(?:is|was) (?:it|that) \p{L}+ than\b/iu

/** "… ? + my best streak". */
const GOES_ON = /^\W*(?:and|also|plus|n|\+|&)(?=\s)/i

const COMPARES = /\b(?:vs|versus|energy|avg|average)\b/i

/** The sentences that ask; a message of one sentence may ask without a question mark, unless it orders something. */
function questionsIn({ sentences }: Said, { offers }: ChatContext): Sentence[] {
  // "Start an experiment: …, does it help?" asks what the experiment is to answer.
  const asking = sentences.filter(({ sentence }) => sentence.isQuestion && !offers.refused.includes(IN_INSIGHTS))
  const isOnlyOrder = offers.ordered.length + offers.heard.length + offers.refused.length > 0
  // "Shelves are up! Lamp still to do" goes on telling.
  const last = sentences.at(-1)?.sentence
  const isTale = sentences.length > 1 && last && !asksFact(last) && !COMPARES.test(last.text)
  const isPlain = asking.length > 0 || sentences.length > MOST_TOLD || isOnlyOrder || isTale
  // "Weekends kill me. Energy weekend vs weekdays": what is told leads up to what is asked.
  return (isPlain ? asking : sentences.slice(-1))
    .map(({ sentence }) => sentence)
    .filter((one) => !isAdvice(one) && (one.isQuestion || asksFact(one) || !isTold(one)))
}
function isTold(sentence: Sentence): boolean {
  const asks = sentence.tokens.some(({ word }) => ASKED.has(word))
  return (
    (OF_SELF.test(sentence.text) && !asks) ||
    TOLD.test(sentence.text) ||
    isSaid(sentence) ||
    isToldFirst(sentence) ||
    isHardTime(sentence.text)
  )
}
/** "And I went swimming again this morning", "today I have slept eight hours". */
const OF_SELF =
  /^\W*(?:(?:and|so|but|today|tonight|yesterday|well|ok|okay|good|then|also|just|yes|yeah|this morning)\W+)*(?:i|we)\b/i
/** "I've had a headache since Thursday", "have had …", "feel like …": what one has or feels asks nothing. */
const TOLD =
  /^\W*(?:(?:(?:i|we)(?:['’](?:ve|m|d))?|have|had|been|was) (?:have|had|been|got|not|just|still|am|was|feel|felt|a|an|the)|feel|feels|feeling)\b/i
/** "The last bracket is in": what says that something is so asks nothing, and neither does it order to find. */
function isSaid({ tokens }: Sentence): boolean {
  const words = tokens.flatMap(({ kind, word }) => (kind === 'mark' ? [] : word))
  const begun = words.findIndex((word) => !LEADING.has(word))
  // "Actually that was yesterday" asks nothing, "that was" in the middle goes on with a name.
  const isSo = words.some(
    (word, at) => at > 0 && IS.has(word) && (at - 1 === begun || !RELATIVE.has(words[at - 1] ?? '')),
  )
  return isSo && !FINDING.has(words[0] ?? '') && !words.some((word) => ASKED.has(word))
}
const IS = wordSet("is are am has was were isn't aren't")
const RELATIVE = wordSet('that who which')
const LEADING = wordSet('actually no sorry oh wait well ok okay and but so')
const FINDING = wordSet('any show list find search count tell give look entries notes days times and or but if')
const ASKED = wordSet('what when how who where which why')

type Query = Extract<QuestionRead, { query: unknown }>['query']

async function answerRead(
  asked: Query,
  question: Sentence,
  context: ChatContext,
  goals: readonly AskedGoal[],
): Promise<Answer | null> {
  const meant = await askBesideOthers(context, asked)
  const { query, answer, unknown } = meant
  const { of, give, where, when } = query
  const isNone = answer.rows.length === 0
  const own = context.goals.find(({ id }) => id === query.goal)
  // "When is the race?": of what no alert is set a goal may tell.
  const isUnset = (of === 'alerts' && isNone) || (give === 'due' && own?.targetDate === null)
  const ahead = isUnset || of === 'entries' ? alertNear(question, context) : null
  if (ahead) return { text: ahead, looked: [] }
  const found = isUnset ? goalMeant(readSaid(question.text), { ...context, turns: [] }) : null
  const named = found && !passesOver(question, found, context) ? found : null
  const goal = named ?? own
  // Of a mission without a value yet the record has no rows, and still there is something to say; of a month without
  // one there is not.
  const isBare = isNone && ((of === 'values' && when === undefined) || of === 'milestones')
  const isOfGoal = named || isBare || give === 'reading' || (isGoalGive(give) && !goal?.measure)
  const before = goal && isOfGoal ? beforeIt(goal, when?.to, context) : null
  if (before) return { text: before, looked: [lookedAt(answer)] }
  const counted = goal && isOfGoal ? await countedIn(goal, query, context, goals) : null
  if (counted) return counted
  if (goal && isOfGoal) return { text: inDays([question], goal, context), looked: [lookedAt(answer)] }
  const isSteps = goal && of === 'milestones' && give === 'list' && where?.status !== 'done' && !query.about && !when
  const steps = isSteps ? stepsOf(goal, where?.status === 'open', context) : null
  // "How many ports are left" counts what the goal's title counts, and no milestones.
  const isOfTitle =
    goal && of === 'milestones' && give === 'count' && !query.about && !/\b(?:milestone|step)/i.test(question.text)
  if (isOfTitle) return { text: inDays([question], goal, context), looked: [lookedAt(answer)] }
  const words = steps ?? wordMeant({ query, answer, unknown }, { ...context, goals })
  const lived = isLived(question, query) ? await listOf(query, context, goals) : null
  // What no entry mentions may be the name of an alert, or stand in a talk.
  const isLost = OF_TEXTS.has(of) && isNone && !answer.nearest?.length && query.about !== undefined
  const near = isLost ? await nearestTo([question], context) : null
  const other = near && near.rows.length > 0 ? near : null
  const goalLine = isLost && of === 'entries' ? goalOfName(question, query, context) : null
  // An entry that only has the word does not say that it was done.
  const told = where?.happened || query.about === undefined ? answer.rows[0]?.date : undefined
  const later = await lastAnswerOn(question, query, told, context)
  // An older entry that has the word is not the last time.
  if (later) return later
  return {
    text: [words, lived, other?.text, goalLine].filter(Boolean).join('\n\n'),
    looked: [lookedAt(answer), ...(other?.looked ?? [])],
  }
}

/** "And this month?", of a goal that adds up: what was added in those days. */
async function countedIn(
  { id, measure }: GoalRecord,
  { give, when }: Query,
  context: ChatContext,
  goals: readonly AskedGoal[],
) {
  if (give !== 'reading' || !when?.from || measure?.kind !== 'total') return null
  const query = recordQuery.parse({ of: 'values', give: 'sum', what: 'value', goal: id, when })
  const answer = await context.record.ask(query)
  return { text: wordAnswer(query, answer, { ...context, goals }), looked: [lookedAt(answer)] }
}

/** "And last year?", of a goal that began in this one. */
function beforeIt({ title, createdAt }: GoalRecord, to: string | undefined, { now, timeZone }: ChatContext) {
  const begun = dateIn(timeZone, new Date(createdAt))
  if (to === undefined || to >= begun) return null
  return `${quoted(title)} began on ${dayWords(begun, dateIn(timeZone, now))}, so there is nothing of it before that.`
}

/** "When did I last play the cello?": an answer about the goal of that name may be newer than any entry, and tell of it. */
async function lastAnswerOn(
  question: Sentence,
  { of, give, when, about }: Query,
  date = '',
  { goals, record, now, timeZone }: ChatContext,
): Promise<Answer | null> {
  const isLast = of === 'entries' && give === 'last' && Object.keys(when ?? {}).every((bound) => bound === 'to')
  const named = isLast ? goalsNamedIn(question, goals).find(({ isSure }) => isSure) : undefined
  const goal = goals.find(({ id }) => id === named?.goalId)
  // "When did I last run with Aoife?" is more than the goal's answers tell.
  const own = new Set(goal && stemsOfGoal(goal as AskedGoal))
  const isOwn = stemsIn([about ?? ''].flat()[0]?.toLowerCase() ?? '').every((stem) => own.has(stem))
  if (!goal || !isOwn) return null
  const answer = await record.ask(recordQuery.parse({ of: 'checkIns', give: 'last', goal: goal.id, when }))
  const [row] = answer.rows
  if (!row || row.date <= date) return null
  const text = `Your last answer about ${quoted(goal.title)}:\n- ${nearRow(row, dateIn(timeZone, now))}`
  return { text, looked: [lookedAt(answer)] }
}

/** "How was my week?" asks for more than a figure: for what was written of it. */
function isLived({ text }: Sentence, { of, what, give, when, about, against, by }: Query): boolean {
  return (
    /^\W*how (?:was|were|did|has|have)\b/i.test(text) &&
    of === 'entries' &&
    what === 'energy' &&
    give === 'mean' &&
    when !== undefined &&
    !(about || against || by)
  )
}

async function listOf({ when }: Query, context: ChatContext, goals: readonly AskedGoal[]): Promise<string> {
  const query = recordQuery.parse({ of: 'entries', give: 'list', when })
  return wordAnswer(query, await context.record.ask(query), { ...context, goals })
}

async function answerUnread(
  missing: { [field: string]: string },
  question: Sentence,
  context: ChatContext,
  goals: readonly AskedGoal[],
): Promise<Answer | null> {
  const elsewhere = ELSEWHERE.find(([asked]) => asked.test(question.text))
  if (elsewhere) return { text: elsewhere[1], looked: [] }
  const lived = await dayAsked(question, context)
  if (lived) return lived
  // "About 80 pages into the last one", "two of the shelves are up, one more to go" ask nothing.
  const isReport = !question.isQuestion && !asksFact(question) && mayTell(question.text)
  const of = isReport ? null : aboutAsked(question, context)
  if (of) return { text: of, looked: [] }
  // What was written once tells nothing of what is to come.
  if (question.isQuestion && isAhead(question.tokens))
    return { text: [NOT_AHEAD, nearestQuestions(question, context)].filter(Boolean).join('\n\n'), looked: [] }
  const { words, isOfAmount } = whyNot(missing, question.text)
  const why = `${NOT_WORKED_OUT} ${words}`
  const view = { ...context, goals }
  const inPart = isInPart(question, view) && !seeksCounsel(question)
  const alert = isReport
    ? null
    : alertNear(question, context, inPart && goesOn(question, view) && !OF_AFTER.test(question.text))
  if (alert) return { text: alert, looked: [] }
  if (inPart) return { text: why, looked: [] }
  if (isReport || !isRecordQuestion(question.text)) return null
  const near = isOfAmount ? null : await nearestAnswer(question, context)
  return near ?? { text: [why, nearestQuestions(question, context)].filter(Boolean).join('\n\n'), looked: [] }
}

/** "Why was Tuesday so low?", "what happened on the 12th?": all that was written on the one day that is named. */
async function dayAsked(question: Sentence, context: ChatContext): Promise<Answer | null> {
  const { now, timeZone } = context
  const slate = slateOf(question)
  const { when } = timeOf(slate, { now, timeZone, towards: 'past' })
  const isOne = when?.from !== undefined && when.from === when.to && when.from <= dateIn(timeZone, now)
  const isOfCoach = question.tokens.some(({ word }) => /^(?:you|u|your)$/.test(word))
  if (!isOne || isOfCoach || namesAny(question) || !(question.isQuestion || asksFact(question))) return null
  return onDay(when.from as string, context)
}

/** "After the run?" is not of the run. */
const OF_AFTER = /^\W*(?:(?:and|so) )?(?:after|before|since)\b/i

/** What is listed on a screen and not here. */
const ELSEWHERE: readonly [RegExp, string][] = [
  [
    /\b(?:which|my|what|any|the|many) (?:if-then |own )?(?:plans?|experiments?)\b(?! (?:for|to)\b)/i,
    'What became of your plans stands on their goals’ pages, and of experiments in Insights.',
  ],
  [
    /\b(?:what|goals?|missions?)\b.*\b(?:paused|resting|dropped|abandoned)\b/i,
    'What is paused or was dropped stands in Goals.',
  ],
]
const NOT_WORKED_OUT = 'I could not work that out from your record.'
