import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { type RecordQuery, type RecordQueryInput, recordQuery } from '@/lib/contract/record'
import { type Reading, readText, type Sentence } from '../text'
import { wordSet } from '../word-table'
import { AUXILIARY, isAsking } from './asking'
import { countedDeed } from './counted-deeds'
import { isInPart } from './in-part'
import { misfit } from './misfit'
import { type AskField, type NotUnderstood, notUnderstood, unplaced } from './not-understood'
import { statesAsked } from './own-states'
import { triesAsked } from './own-tries'
import type { QuestionContext } from './question-context'
import { queryOf } from './read-kinds'
import { type Slate, slateOf, wordAt } from './slate'
import { ownReader, type Reader } from './understand'
import { isSought, unreadWords } from './unread'

export type QuestionRead = { query: RecordQuery } | { notUnderstood: NotUnderstood }

/** A question is short; what is longer is a story. */
const MOST_TOKENS = 60
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
  const sentence = askedIn(typeof input === 'string' ? readText(input) : input)
  if (!sentence || sentence.tokens.length > MOST_TOKENS) return { notUnderstood: notUnderstood('question') }
  const today = dateIn(context.timeZone, context.now)
  if (isInPart(slateOf(sentence), context)) return { notUnderstood: notUnderstood('whole') }
  const view = { ...context, today }
  const counted = (read: RecordQueryInput | null, slate: Slate): QuestionRead | null => {
    const deed = countedDeed(slate, read, view)
    return deed && checked(deed)
  }
  let missing: AskField | undefined
  let left: string | undefined
  const tries = triesAsked(slateOf(sentence), view)
  if (tries) return checked(tries)
  const states = statesAsked(slateOf(sentence), view)
  if (states) return checked(states)
  const asked = reader.understand(slateOf(sentence), view)
  const sure = isAsking(sentence) ? SURE : SURE_OF_TELLING
  for (const understood of asked) {
    if (understood.sureness < (missing ? NEXT_SURE : sure) || understood.intent === 'notRecord') break
    // What is asked of a goal that is not there is no question about the others.
    if (missing === 'goal' && (understood.of === 'goals' || understood.of === 'values')) continue
    const slate = slateOf(sentence)
    const read = queryOf(slate, { ...view, ...understood, goal: undefined, isGeneral: isGeneral(slate) })
    const deed = 'field' in read ? null : counted(read, slateOf(sentence))
    if (deed) return deed
    if (!('field' in read) && !isOfOften(read, context)) {
      const unfit = misfit(slate, read, today)
      if (unfit) {
        missing ??= unfit
        continue
      }
      const own = { goals: context.goals, isAsking: reader.isAsking }
      const sought = withWords(read, unreadWords(slate, read, own))
      const [unread] = [...unreadWords(slate, sought, own), ...askedBeside(slate, read)]
      if (unread === undefined) return checked(sought)
      left ??= unread
      continue
    }
    missing ??= 'field' in read ? read.field : 'goal'
  }
  const deed = isAsking(sentence) ? counted(null, slateOf(sentence)) : null
  if (deed) return deed
  return { notUnderstood: missing || left === undefined ? notUnderstood(missing ?? 'question') : unplaced(left) }
}

/** What else is asked: "when is my run, and how far", "when did I swim, and when run". Of a goal all of it is told. */
function askedBeside({ tokens }: Slate, { of, give, goal, by }: RecordQueryInput): string[] {
  const at = tokens.findIndex(
    ({ word }, place) =>
      (ASKS.has(word) ||
        (word === 'when' && (tokens[0]?.word === word || (tokens[0]?.word === 'how' && PARTS.has(give))))) &&
      JOINTS.has(tokens[place - 1]?.word ?? ''),
  )
  const isFirst = (give === 'count' || give === 'days') && tokens.some(({ word }) => word === 'first')
  if ((at < 0 && !isFirst) || by !== undefined || (of === 'goals' && goal !== undefined)) return []
  return [isFirst ? 'first' : (tokens[at + 1]?.raw ?? '')]
}
const ASKS = wordSet('how who where why')
const PARTS = wordSet('first last')
const JOINTS = new Set(['and', 'n', '&', '+'])

const OF_TEXTS = wordSet('entries messages alerts checkIns')
const OF_ROWS = wordSet('list count days first last')

/** Rows are asked for by every word that tells something: none is passed over. */
function withWords(query: RecordQueryInput, words: readonly string[]): RecordQueryInput {
  const more = words.filter(isSought).map((word) => word.replace(/['’]s?$/, ''))
  const { about } = query
  const isOfRows = OF_TEXTS.has(query.of) && (OF_ROWS.has(query.give) || about !== undefined) && !query.against
  if (more.length === 0 || !isOfRows || query.goal !== undefined || query.without !== undefined) return query
  const added = more.join(' ')
  if (about === undefined) return { ...query, about: added }
  return { ...query, about: typeof about === 'string' ? `${about} ${added}` : about.map((one) => `${one} ${added}`) }
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
function isGeneral(slate: Slate): boolean {
  for (let at = slate.from; at < slate.to; at++) {
    const word = wordAt(slate, at)
    if (AUXILIARY.has(word)) return ['am', 'is', 'are', 'do', 'does'].includes(word)
  }
  return false
}

/** The values of a rhythm, of which no more is asked than how often: glasses of wine are none of water. */
function isOfOften({ of, goal }: RecordQueryInput, { goals }: QuestionContext): boolean {
  return of === 'values' && goals.some(({ id, often }) => id === goal && often)
}

function checked(input: RecordQueryInput): QuestionRead {
  const parsed = recordQuery.safeParse(input)
  return parsed.success ? { query: parsed.data } : { notUnderstood: notUnderstood('about') }
}
