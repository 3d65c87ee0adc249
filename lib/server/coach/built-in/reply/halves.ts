import 'server-only'
import type { RecordQuery } from '@/lib/contract/record'
import type { QuestionContext } from '@/lib/server/language/questions/question-context'
import { type QuestionRead, readQuestion } from '@/lib/server/language/questions/read-question'
import { readText, type Sentence } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'

/** A question of a message; `when` are days that were told for it in another one. */
export type Half = { question: Sentence; when?: RecordQuery['when'] }

/** The questions that one sentence asks, and what of it is none that is understood. */
export type Halves = { halves: Half[]; left: string | null }

const JOINTS = wordSet('and n & +')
const ASKS = wordSet('what when how who where which why')
/** "When is it, and …" is of what was told before, and "and how was my energy then?" of more than the first one's days. */
const POINTS_BACK = /\b(?:then|there|those|these|them|they|it|that|this|he|she|him|her)\b/i

/**
 * "How many entries did I write in October, and what was my average energy?" as two questions, the second of the days
 * that the first names. A question that is read as a whole, or begins with what is not understood, is one.
 */
export function halvesOf(question: Sentence, view: QuestionContext): Halves {
  const one = { halves: [{ question }], left: null }
  const { text, start, tokens } = question
  const at = tokens.findIndex(({ word }, place) => ASKS.has(word) && JOINTS.has(tokens[place - 1]?.word ?? ''))
  const [joint, head] = [tokens[at - 1], tokens[at]]
  if (at < 2 || !joint || !head || 'query' in readQuestion(text, view)) return one
  const [first] = readText(`${text.slice(0, joint.start - start).replace(/[\s,;]+$/, '')}?`).sentences
  const [second] = readText(text.slice(head.start - start)).sentences
  const read = first && queryIn(readQuestion(first.text, view))
  if (!first || !second || !read || POINTS_BACK.test(first.text)) return one
  const also = POINTS_BACK.test(second.text) ? null : queryIn(readQuestion(second.text, view))
  if (!also) return { halves: [{ question: first }], left: second.text.trim().replace(/\?$/, '') }
  return { halves: [{ question: first }, { question: second, ...(!also.when && { when: read.when }) }], left: null }
}

function queryIn(read: QuestionRead): RecordQuery | null {
  return 'query' in read ? read.query : null
}

/** A reading of the days that were told before it, where it names none. */
export function onDays(read: QuestionRead, when: RecordQuery['when']): QuestionRead {
  return when && 'query' in read && !read.query.when ? { query: { ...read.query, when } } : read
}
