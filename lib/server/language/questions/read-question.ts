import 'server-only'
import { type RecordQuery, type RecordQueryInput, recordQuery } from '@/lib/contract/record'
import { dateIn } from '@/lib/server/calendar'
import { type Reading, readText, type Sentence } from '../text'
import { followUp } from './follow-up'
import { goalWords } from './goals'
import { type NotUnderstood, notUnderstood } from './not-understood'
import type { QuestionContext } from './question-context'
import { queryOf } from './read-kinds'
import { type Slate, slateOf, wordAt } from './slate'
import { ownReader, type Reader } from './understand'

export type QuestionRead = { query: RecordQuery } | { notUnderstood: NotUnderstood }

/** A question is short; what is longer is a story. */
const MOST_TOKENS = 60
/** Below this a reading is a guess. */
const SURE = 0.35

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
  const own = goalWords(context.goals)
  const today = dateIn(context.timeZone, context.now)
  const again = context.previous
    ? followUp(slateOf(sentence, own), context.previous, { ...context, today }, reader)
    : null
  if (again) return checked(again)
  const slate = slateOf(sentence, own)
  const view = { ...context, today }
  const understood = reader.understand(slate, view)
  if (understood.intent === 'notRecord' || understood.sureness < SURE)
    return { notUnderstood: notUnderstood('question') }
  const read = queryOf(slate, { ...view, ...understood, goal: undefined, isGeneral: isGeneral(slate) })
  return 'field' in read ? { notUnderstood: notUnderstood(read.field) } : checked(read)
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

const AUXILIARY = new Set('did have has had do does was were am is are'.split(' '))

/** The verb that carries the question, for its tense: false where it speaks of what was. */
function isGeneral(slate: Slate): boolean {
  for (let at = slate.from; at < slate.to; at++) {
    const word = wordAt(slate, at)
    if (AUXILIARY.has(word)) return ['am', 'is', 'are', 'do', 'does'].includes(word)
  }
  return false
}

function checked(input: RecordQueryInput): QuestionRead {
  const parsed = recordQuery.safeParse(input)
  return parsed.success ? { query: parsed.data } : { notUnderstood: notUnderstood('about') }
}
