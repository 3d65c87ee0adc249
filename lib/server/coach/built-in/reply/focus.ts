import 'server-only'
import { dateIn, daysBetween } from '@/lib/contract/calendar'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import { recordQuery } from '@/lib/contract/record'
import { datesIn } from '@/lib/server/language/dates'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import { wordsOf } from '@/lib/server/language/phrases'
import { isPastForm } from '@/lib/server/language/progress/word-classes'
import { agoWords, dayWords, timeWords } from '@/lib/server/language/questions/day-words'
import { isAskingWord } from '@/lib/server/language/questions/features'
import { readQuestion } from '@/lib/server/language/questions/read-question'
import { wordAnswer } from '@/lib/server/language/questions/word-answer'
import { stemOf } from '@/lib/server/language/stem'
import { readText, type Sentence } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext, GoalRecord } from '../../context'
import { ongoingByUrgency } from '../../facts'
import { quoted } from '../analysis/claim'
import { asksOfGoal, REACHING } from './aspect'
import { type Answer, asksFact, lookedAt, nearRow, plain, tellingWords } from './looked-for'
import { asksOfThen, goalBefore, pointsBack, type Said, STILL_MEANT_MS } from './said'
import { inDays } from './standing'

/** A question that names nothing is short. */
const MOST_WORDS = 12
const MOST_TOKENS = 40
const MOST_CHOICES = 4
/** What is asked of all goals, of other rows or of the coach goes on with none. */
const OF_OTHERS = wordSet(
  'goals missions all everything each every any which most overall today tomorrow tonight you u your alerts reminders milestones entries',
)
/** What is asked of people and of days is of no goal. */
const OF_PEOPLE = wordSet('energy mood week month year days day he she him her they we')
/** Words that a question without a verb may be made of: "how far?", "who with?" */
const BARE = wordSet('how far long much many who whom with where what time why when and so but fast often')
const PAST = wordSet('did was were had')
const ASKS_FOR = wordSet('what who how where')
/** "What time was it again?" */
const OF_ALERT =
  /^\W*(?:(?:and|so|ok) )?(?:when|what time)(?:['’]?s| is| was)? (?:it|that|this|the alert)(?: again| on| at)?\W*$/i
/** "How many weeks is that?", of a day that was told. */
const HOW_LONG_AGO =
  /\bhow (?:many (?:days|weeks|months)|long)(?: ago)?(?: (?:is|was) (?:that|it))?(?: (?:now|ago))?\W*$/i
/** "How long have I got?", "and then?" */
const GOAL_ON =
  /\bhow long (?:have|do|till|until|is)\b|^\W*(?:(?:and|so) )?(?:then|what then|what next|after that)\W*$/i
const WHICH_GOAL = 'Which goal do you mean?'

/**
 * What a question that names nothing is of: what the coach told last. Of what was it asks the day that was told, of what
 * is to come the goal or the alert. Where there is none of them, which goal is meant is asked. Null for any other question.
 */
export async function focusAnswer({ sentences }: Said, context: ChatContext): Promise<Answer | null> {
  const [only, more] = sentences.filter(({ sentence }) => sentence.isQuestion || asksFact(sentence))
  return only && !more ? focusOn(only.sentence, context) : null
}

/** As `focusAnswer`, of one of the questions of a message. */
export async function focusOn(question: Sentence, context: ChatContext): Promise<Answer | null> {
  // What asks on is short; what is longer is looked through for none of it.
  if (question.tokens.length > MOST_TOKENS) return null
  const began = beganWords(question, context)
  if (began) return plain(began)
  const then = await readThen(question, context)
  if (then) return then
  const aimed = goalAimed(question, context)
  if (aimed) return plain(inDays([question], aimed, context))
  if (!isOpen(question, context)) return null
  const words = wordsOf(question)
  const day = dayTold(context)
  // Whether something was so is told by no list of what was written.
  const isOfAll = words.some((word) => PAST.has(word)) && words.some((word) => ASKS_FOR.has(word))
  if (day && (isOfAll || isBare(words))) return onDay(day, context)
  const ago = day && HOW_LONG_AGO.test(question.text) ? agoOf(day, context) : null
  if (ago) return plain(ago)
  const alert = context.offers.spoken?.alert
  if (alert && OF_ALERT.test(question.text))
    return plain(`“${alert.title}”: ${timeWords(alert.scheduledFor, context.now, context.timeZone)}.`)
  // "When did that last happen?" is of no goal.
  if (words.some((word) => PAST.has(word)) && !words.some((word) => REACHING.has(word) || word === 'due')) return null
  if (
    words.some((word) => OF_PEOPLE.has(word)) ||
    (asksOfThen(words) && !words.includes('due')) ||
    !(asksOfGoal(words) || GOAL_ON.test(question.text) || (pointsBack(words) && asksFact(question)))
  )
    return null
  // "How long till I ran again?" is of what was.
  const isLived = question.tokens.some(
    (token, at, all) => isPastForm(token) && token.word !== 'got' && /^(?:i|we)$/.test(all[at - 1]?.word ?? ''),
  )
  if (isLived) return null
  const goal = goalBefore(context)
  if (goal) return plain(inDays([question], goal, context))
  return asksOfGoal(words) ? plain(whichGoal(context)) : null
}

/** "What was my weight then?": the value of the day that was told, or the last before it. */
async function readThen(question: Sentence, context: ChatContext): Promise<Answer | null> {
  const day = WAS_THEN.test(question.text) ? dayTold(context) : null
  const [named] = day ? goalsNamedIn(question, context.goals) : []
  const goal = context.goals.find(({ id }) => id === named?.goalId && named.isSure)
  if (!day || !goal?.measure) return null
  const query = recordQuery.parse({ of: 'values', give: 'last', what: 'value', goal: goal.id, when: { to: day } })
  const answer = await context.record.ask(query)
  return { text: wordAnswer(query, answer, context), looked: [lookedAt(answer)] }
}
const WAS_THEN = /\b(?:was|were|did)\b.*\b(?:then|that (?:day|time)|at the time)\W*$/i

/** "Will I reach 190 in time?": of the one goal that is to reach just that. */
function goalAimed({ tokens }: Sentence, { goals }: ChatContext): GoalRecord | null {
  const [figure, other] = tokens.flatMap(({ kind, value }) => (kind === 'number' ? (value ?? []) : []))
  if (figure === undefined || other !== undefined || !tokens.some(({ word }) => REACHING.has(word))) return null
  const [only, more] = goals.filter(({ measure, isCompleted }) => measure?.target === figure && !isCompleted)
  return only && !more ? only : null
}

/** "Since when do I have this goal?", "how long have I been working on the attic?" */
function beganWords(question: Sentence, context: ChatContext): string | null {
  const named = AT_WORK.test(question.text) ? goalsNamedIn(question, context.goals)[0] : undefined
  const own = named?.isSure ? context.goals.find(({ id }) => id === named.goalId) : undefined
  const goal = own ?? (BEGAN.test(question.text) && !namesAny(question) ? goalBefore(context) : null)
  if (!goal) return null
  const day = dateIn(context.timeZone, new Date(goal.createdAt))
  const today = dateIn(context.timeZone, context.now)
  return `You set ${quoted(goal.title)} on ${dayWords(day, today)}, ${agoWords(day, today)}.`
}
const AT_WORK = /\bhow long have (?:i|we) been (?:working|busy|at|on|doing)\b/i
const BEGAN =
  /\bsince when\b|\bhow long have i (?:had|been (?:at|on|doing)) (?:it|that|this)\b|\bwhen did i (?:start|begin|set) (?:it|that|this)\b/i

/** Whether a question is of the day that was told before it. */
export function isOfDay(question: Sentence, context: ChatContext): boolean {
  const words = wordsOf(question)
  const asks = question.isQuestion || asksFact(question)
  return asks && (words.some((word) => PAST.has(word)) || isBare(words)) && isOpen(question, context)
}

/** Whether it names nothing of its own and is no whole question of the record. */
export function isOpen(question: Sentence, context: ChatContext): boolean {
  const { tokens } = question
  if (tokens.some(({ kind }) => kind === 'number') || goalsNamedIn(question, context.goals)[0]?.isSure) return false
  if (tokens.length > MOST_WORDS || namesAny(question) || tokens.some(({ word }) => OF_OTHERS.has(word))) return false
  if (datesIn(question, { ...context, towards: 'past' }).length > 0) return false
  const read = readQuestion(question.text, context)
  if (!('query' in read)) return true
  const { of, about, when, by } = read.query
  // "When is it due?" was read as one of alerts.
  const isPointed = of === 'alerts' && (pointsBack(wordsOf(question)) || isBare(wordsOf(question)))
  return (
    (of === 'goals' || of === 'milestones' || of === 'values' || isPointed) && !about && (!when || isPointed) && !by
  )
}

/** Whether a question has a word that neither holds it together nor is what asking is made of. */
export function namesAny(question: Sentence): boolean {
  return tellingWords([question]).some((raw) => {
    const word = raw.toLowerCase()
    return !isAskingWord(word, stemOf(word)) && !REACHING.has(word)
  })
}

function isBare(words: readonly string[]): boolean {
  return words.length < 5 && words.every((word) => BARE.has(word))
}

/** The day of what the coach told last, where it told of no more than two; the later of them. */
export function dayTold({ turns, now, timeZone }: ChatContext): string | null {
  const last = turns.at(-1)
  if (!last || last.isFromUser || now.getTime() - Date.parse(last.at) > STILL_MEANT_MS) return null
  // When something is due tells of no day that was lived.
  const told = readText(last.text.replace(/“[^”]*”/g, '')).sentences.filter(({ text }) => !/\bdue\b/.test(text))
  const today = dateIn(timeZone, now)
  const dates = told.flatMap((one) => datesIn(one, { now, timeZone, towards: 'past' }))
  const days = new Set(dates.flatMap(({ from, to }) => (from === to && to <= today ? from : [])))
  return days.size > 2 ? null : ([...days].sort().at(-1) ?? null)
}

function agoOf(day: string, { now, timeZone }: ChatContext): string {
  const today = dateIn(timeZone, now)
  const days = daysBetween(day, today)
  const weeks = Math.round(days / 7)
  return `${dayWords(day, today)} is ${agoWords(day, today)}${days > 20 ? `: about ${weeks} weeks` : ''}.`
}

/** All that was written and answered on a day. */
export async function onDay(day: string, { record, now, timeZone }: ChatContext): Promise<Answer | null> {
  const when = { from: day, to: day }
  const asked = (['entries', 'checkIns'] as const).map((of) =>
    record.ask(recordQuery.parse({ of, give: 'list', when })),
  )
  const answers = (await Promise.all(asked)).filter(({ rows }) => rows.length > 0)
  if (answers.length === 0) return null
  const today = dateIn(timeZone, now)
  const lines = answers.flatMap(({ rows }) => rows.map((row) => `- ${nearRow(row, today)}`))
  return {
    text: [`This is what you wrote on ${dayWords(day, today)}:`, ...lines].join('\n'),
    looked: answers.map(lookedAt),
  }
}

function whichGoal(context: ChatContext): string {
  const lines = ongoingByUrgency(context)
    .slice(0, MOST_CHOICES)
    .map(({ goal }) => `- Where am I with ${quoted(goal.title)}?`)
  return [`${WHICH_GOAL}\n`, DID_YOU_MEAN, ...lines].join('\n')
}
