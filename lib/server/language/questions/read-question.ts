import 'server-only'
import { type RecordQuery, type RecordQueryInput, recordQuery } from '@/lib/contract/record'
import { dateIn } from '@/lib/server/calendar'
import { type Reading, readText, type Sentence } from '../text'
import { followUp } from './follow-up'
import { frameOf } from './frame'
import { readKind } from './kind'
import { type NotUnderstood, notUnderstood } from './not-understood'
import type { QuestionContext } from './question-context'
import { slateOf } from './slate'
import { standsInRecord } from './standing'

export type QuestionRead = { query: RecordQuery } | { notUnderstood: NotUnderstood }

/**
 * A question in English as a query of the record. What is no question about the record, or cannot be read for sure, is
 * told by the field that is not understood, and never guessed; `question` where it asks nothing of the record.
 */
export function readQuestion(input: Reading | string, context: QuestionContext): QuestionRead {
  const sentence = askedIn(typeof input === 'string' ? readText(input) : input)
  if (!sentence) return { notUnderstood: notUnderstood('question') }
  const again = context.previous ? followUp(slateOf(sentence), context.previous, context) : null
  if (again) return checked(again)
  const slate = slateOf(sentence)
  if (!standsInRecord(slate)) return { notUnderstood: notUnderstood('question') }
  const today = dateIn(context.timeZone, context.now)
  const read = readKind(slate, { ...context, today }) ?? frameOf(slate, { ...context, today })
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

function checked(input: RecordQueryInput): QuestionRead {
  const parsed = recordQuery.safeParse(input)
  return parsed.success ? { query: parsed.data } : { notUnderstood: notUnderstood('about') }
}
