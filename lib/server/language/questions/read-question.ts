import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { type RecordQuery, type RecordQueryInput, recordQuery } from '@/lib/contract/record'
import { grammarStems } from '../common-words'
import { stemOf, stemsIn } from '../stem'
import { type Reading, readText, type Sentence } from '../text'
import { wordSet } from '../word-table'
import { nearStems } from './about'
import { kindsOf } from './features'
import { goalMeant } from './goals'
import { misfit } from './misfit'
import { type AskField, type NotUnderstood, notUnderstood, unplaced } from './not-understood'
import { isOfThose, isOtherwise } from './otherwise'
import type { AskedGoal, QuestionContext } from './question-context'
import { queryOf } from './read-kinds'
import { AUXILIARY, isAsking, type Slate, slateOf } from './slate'
import { timeOf } from './times'
import { ownReader, type Reader } from './understand'
import { isSought, stemsOfGoal, unreadWords } from './unread'

export type QuestionRead = { query: RecordQuery } | { notUnderstood: NotUnderstood }

/** A question is short; what is longer is a story. */
const MOST_TOKENS = 60
/** "What?" asks the coach. */
const LEAST_WORDS = 2
/** Below this a reading is a guess. */
const SURE = 0.35
/** What neither asks nor holds a word of asking tells something, as likely as not. */
const SURE_OF_TELLING = 0.6
/** Where the likeliest reading lacks something, the next one may be what was meant. */
const NEXT_SURE = 0.2

/**
 * A question in English as a query of the record. What is no question about the record, or cannot be read for sure, is
 * told by the field that is not understood, and never guessed; `question` where it asks nothing of the record.
 */
export function readQuestion(
  input: Reading | string,
  context: QuestionContext,
  reader: Reader = ownReader(),
): QuestionRead {
  const sentence = askedIn(typeof input === 'string' ? readText(thisOne(input)) : input)
  const words = sentence?.tokens.filter(({ kind }) => kind !== 'mark') ?? []
  if (!sentence || words.length < LEAST_WORDS || sentence.tokens.length > MOST_TOKENS)
    return { notUnderstood: notUnderstood('question') }
  if (isInPart(sentence, context)) return { notUnderstood: notUnderstood('whole') }
  const view = { ...context, today: dateIn(context.timeZone, context.now) }
  let missing: AskField | undefined
  let left: string | undefined
  const own = { goals: context.goals, isAsking: reader.isAsking }
  for (const understood of reader.understand(slateOf(sentence), view)) {
    const least = missing ? NEXT_SURE : isAsking(sentence) ? SURE : SURE_OF_TELLING
    if (understood.sureness < least || understood.intent === 'notRecord') break
    // What is asked of a goal that is not there is no question about the others.
    if (missing === 'goal' && (understood.of === 'goals' || understood.of === 'values')) continue
    const slate = slateOf(sentence)
    const read = queryOf(slate, { ...view, ...understood, isGeneral: isGeneral(slate) })
    const unfit = 'field' in read ? read.field : misfit(slate, read, view.today)
    if (unfit || 'field' in read) {
      missing ??= unfit
      continue
    }
    const rhythm = ofRhythm(slateOf(sentence), read, context.goals)
    if (rhythm) return checked(rhythm)
    const sought = withWords(read, unreadWords(slate, read, own))
    const [unread] = [...unreadWords(slate, sought, own), ...askedBeside(slate, read)]
    if (unread === undefined) return checked(sought)
    left ??= unread
  }
  return { notUnderstood: missing || left === undefined ? notUnderstood(missing ?? 'question') : unplaced(left) }
}

/** "Last week compared to this one", and what is asked in other words than its like. */
function thisOne(text: string): string {
  const plain = text
    .slice(0, MOST_OF_ONE)
    .replace(THIS_ONE, '$1 $2$3this $2')
    .replace(DIFFERENCE, 'Compare ')
    .replace(LEARNED, 'do you know about me')
  return plain + text.slice(MOST_OF_ONE)
}
const DIFFERENCE = /^\W*what(?:['’]s| is| was) the difference between (?=.+ and )/i
const LEARNED = /\bhave you (?:learn(?:ed|t)|found out|noticed|gathered) about me\b/i
const MOST_OF_ONE = 200
const THIS_ONE = /\b(last) (week|month|year)\b([^.?!]{1,40}?)\bthis one\b/i

const DEEDS = wordSet('first last count days list longestRun longestGap currentRun')
/** What is asked of what was written, thought or of whom one met, and not of what was ticked. */
const TOLD =
  /\b(?:w(?:rite|rote|ritten)|mention|note|said|say|th(?:ink|ought)|dream|want|plan|feel|felt|see|saw|seen|meet|met|visit|hear|heard|talk|spoke)/i

/**
 * What was read as a question about entries, of the ticks of the rhythm that counts just that: it is surely named, and each
 * word that is looked for is one of its own. "With whom" is more than a tick tells.
 */
function ofRhythm(slate: Slate, { of, give, about, when, by, ...read }: RecordQueryInput, goals: readonly AskedGoal[]) {
  const isOther = of !== 'entries' || read.against || read.without || read.where?.energy || !about || !DEEDS.has(give)
  const meant = isOther || TOLD.test(slate.sentence.text) ? null : goalMeant(slate, goals)
  if (!meant?.goal.often || !meant.isSure) return null
  const own = new Set(stemsOfGoal(meant.goal).flatMap((stem) => [stem, ...nearStems(stem)]))
  const isOwn = [about ?? []].flat().some((words) => stemsIn(words.toLowerCase()).every((stem) => own.has(stem)))
  const base = { of: 'values' as const, goal: meant.goal.id, ...(when && { when }), ...(by && { by }) }
  // What was done twice on a day counts twice.
  return isOwn ? { ...base, ...(give === 'count' ? { give: 'sum' as const, what: 'value' as const } : { give }) } : null
}

/** What else is asked: "when is my run, and how far", "how many was it, and is that right". Of a goal all of it is told. */
function askedBeside({ tokens }: Slate, { of, give, goal, by }: RecordQueryInput): string[] {
  if (by !== undefined || (of === 'goals' && goal !== undefined)) return []
  const words = tokens.map(({ word }) => word)
  if ((give === 'count' || give === 'days') && words.includes('first')) return ['first']
  // Of a row its day and its words are told, and beside how many when the last was.
  const isPoint = /^(?:first|last|min|max)$/.test(give)
  const isTold = (word: string) =>
    word === 'when' ? !/^(?:first|last)$/.test(give) && words[0] !== word : word === 'what' && isPoint
  const isLed = (word: string) => ASKS.has(word) && !isTold(word)
  const at = words.findIndex((word, place) => isLed(word) && /^(?:and|n|&|\+)$/.test(words[place - 1] ?? ''))
  return at < 1 ? [] : [tokens[at]?.raw ?? '']
}
const ASKS = wordSet('how who where why what which when is are am was were do does did have has')

/** Kinds of rows that are found by their words. */
export const OF_TEXTS = wordSet('entries messages alerts checkIns')
const OF_ROWS = wordSet('list count days first last')

/** Rows are asked for by every word that tells something: none is passed over. */
function withWords(query: RecordQueryInput, words: readonly string[]): RecordQueryInput {
  const more = words.filter(isSought).map((word) => word.replace(/['’]s?$/, ''))
  const { about } = query
  const isOfRows = OF_TEXTS.has(query.of) && (OF_ROWS.has(query.give) || about !== undefined) && !query.against
  if (more.length === 0 || !isOfRows || query.goal !== undefined || query.without !== undefined) return query
  const wider = [about ?? ''].flat().map((one) => [one, ...more].filter(Boolean).join(' '))
  return { ...query, about: wider.length > 1 ? wider : wider[0] }
}

/** Whether a text asks something of the record, be it something that cannot be read in full. */
export function isRecordQuestion(reading: Reading | string): boolean {
  const read = readQuestion(reading, { now: new Date(), timeZone: 'UTC', goals: [] })
  return 'query' in read || read.notUnderstood.question === undefined
}

/** The last sentence that asks, or a text of one sentence. */
function askedIn({ sentences }: Reading): Sentence | undefined {
  return sentences.findLast(({ isQuestion }) => isQuestion) ?? (sentences.length <= 2 ? sentences.at(-1) : undefined)
}

/** The verb that carries the question, for its tense: false where it speaks of what was. */
function isGeneral({ tokens }: Slate): boolean {
  return /^(?:am|is|are|do|does)$/.test(tokens.find(({ word }) => AUXILIARY.has(word))?.word ?? '')
}

const GOES_ON =
  /^(?:and|n|&|or|but|so|then|vs|versus|after|before|since|(?:what|how|of|same) (?:about|of|what|how|for|with|in|on)|(?:more|less|fewer|better|worse|higher|lower) than)\b/
const VERBS = /\b(?:i|did|do|should|is|was|have|am|are|can|will)\b/
const MOST_IN_PART = 10
const MOST_OF_DAYS = 3

/** Whether a question is whole only with what was said before: "and last week?", "june?", "how often did I see her?". */
export function isInPart(sentence: Sentence, view: QuestionContext): boolean {
  return sentence.tokens.length <= MOST_TOKENS && (asksOfAnother(sentence) || goesOn(sentence, view))
}

/** "Did it work?", "how did I feel after?": the question before says of what. */
const OF_ANOTHER =
  /^(?:(?:and|so|but) )*(?:did|does|was|were|has) (?:it|they|those|(?:that|this)(?! (?:day|week|weekend|month|year|morning|evening|night|summer|winter|spring|autumn)))\b|\b(?:after|afterwards|beforehand)\W*$|\bthe (?:first|last|other|second|next) one (?:was|is|did)\b/

function asksOfAnother(sentence: Sentence): boolean {
  const slate = slateOf(sentence)
  const words = slate.tokens.map(({ word }) => word)
  const text = words.join(' ')
  // "Her", where the question itself says of nobody by name or as "my sister" who that is.
  const at = words.findIndex((word) => /^(?:he|she|him|her)$/.test(word))
  const isNamed = slate.tokens.some(({ word, raw }, place) => {
    return place < at && (word === 'my' || (place > 0 && /^\p{Lu}\p{Ll}/u.test(raw)))
  })
  const asks = sentence.isQuestion || /^(?:when|how|what|where|who|did|do|does|was|has|have|is)\b/.test(text)
  return (asks && ((at >= 0 && !isNamed) || OF_ANOTHER.test(text))) || /^(?:and|or|but|what) if\b/.test(text)
}

/** Whether a question goes on with the one before it: "and last week?", "june?", "what about Finn?". */
export function goesOn(sentence: Sentence, view: QuestionContext): boolean {
  if (sentence.tokens.length > MOST_TOKENS) return false
  if (isOtherwise(sentence) || isOfThose(sentence)) return true
  const slate = slateOf(sentence)
  const words = slate.tokens.map(({ word }) => word)
  const text = words.join(' ')
  const { when } = timeOf(slate, { ...view, towards: 'past', isGeneral: false })
  if (words.length <= MOST_IN_PART && GOES_ON.test(text) && !VERBS.test(text))
    return goalMeant(slate, view.goals)?.isSure !== true
  const isLeft = slate.tokens.some(({ kind, stem, word }, place) => {
    return (
      !slate.taken[place] &&
      kind !== 'mark' &&
      !grammarStems.has(stem) &&
      !/^(?:times?|days?|week|month|year|far)$/.test(word)
    )
  })
  // "How was October" is whole.
  return words.length <= MOST_OF_DAYS && when !== undefined && !isLeft && words[0] !== 'how'
}

function checked(input: RecordQueryInput): QuestionRead {
  const parsed = recordQuery.safeParse(input)
  return parsed.success ? { query: parsed.data } : { notUnderstood: notUnderstood('about') }
}

/** What is asked of all goals together, or of some weeks as a whole. */
export type Overview = 'status' | 'behind' | 'ahead' | 'neglected' | 'recap'

const FAILING = new Set('miss fail lose slip'.split(' ').map(stemOf))
const NEGLECT = stemOf('neglect')
const NOT_STANDING = /\b(?:paused|resting|dropped|abandoned|completed|means?)\b/i
const MOST_OF_ALL = 30
/** What is not put as a question tells something, as likely as not. */
const SURE_OF_ALL = 0.45
const SURELY_TOLD = 0.7
/** Far above what any labelled cry for help that asks something is read with. */
const BEYOND_DOUBT = 0.85
const STANDING: { [kind: string]: Overview } = { OVERDUE: 'behind', DUE: 'behind', GAP: 'neglected', STATUS: 'status' }

/** The overview that a sentence asks for; null where it names a goal or anything else that it is about. */
export function overviewAsked(
  sentence: Sentence,
  context: QuestionContext,
  reader: Reader = ownReader(),
): Overview | null {
  // Which of them rest or were dropped, and what a word means, is no question of how they stand.
  if (sentence.tokens.length > MOST_OF_ALL || NOT_STANDING.test(sentence.text)) return null
  const slate = slateOf(sentence)
  const [best] = reader.understand(slate, { ...context, today: dateIn(context.timeZone, context.now) })
  if (!best || best.sureness < (isAsking(sentence) ? SURE_OF_ALL : SURELY_TOLD)) return null
  const standing = (word = '') => kindsOf(word).flatMap((kind) => STANDING[kind] ?? [])
  if ([...best.told].some((at) => standing(slate.tokens[at]?.word).length === 0)) return null
  const isOfAlerts = slate.tokens.some(({ word }) => kindsOf(word).includes('ALERT'))
  if (best.intent === 'overdue') return isOfAlerts ? null : 'behind'
  if (best.intent === 'recap') return best.intent
  // "Which goals are on track?", "any goals over their deadline?": a list of them by how each of them stands.
  const isList = best.intent === 'list' || best.intent === 'count'
  const [stands] = isList ? slate.tokens.flatMap(({ word }) => standing(word)) : []
  const asked = stands ?? (/^(?:status|behind|ahead|neglected)$/.test(best.intent) ? (best.intent as Overview) : null)
  if (goalMeant(slate, context.goals)) return null
  // What is neglected is a goal, however that is put: "neglected the longest" is no gap between entries.
  if (slate.tokens.some(({ stem }) => stem === NEGLECT)) return 'neglected'
  if (best.of !== 'goals') return null
  // "Most likely to miss" is the end of the list where "most likely to make" begins.
  return asked === 'ahead' && slate.tokens.some(({ stem }) => FAILING.has(stem)) ? 'behind' : asked
}

/** Whether a sentence surely asks the record, whatever else it may sound like: "Do I sleep enough?", "what is the next step there". */
export function isSurelyAsked(sentence: Sentence, context: QuestionContext, reader: Reader = ownReader()): boolean {
  if (!sentence.isQuestion || sentence.tokens.length > MOST_OF_ALL) return false
  const [best] = reader.understand(slateOf(sentence), { ...context, today: dateIn(context.timeZone, context.now) })
  const isOfStep = /\b(?:next|first|last|open) (?:step|milestone)s?\b/i.test(sentence.text)
  return isOfStep || (best !== undefined && best.intent !== 'notRecord' && best.sureness >= BEYOND_DOUBT)
}
