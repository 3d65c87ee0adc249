import 'server-only'
import type { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import type { RecordAskAnswer, RecordQuery, recordAsk } from '@/lib/contract/record'
import { AppError } from '@/lib/server/errors'
import { readQuestion } from '@/lib/server/language/questions/read-question'
import { wordAnswer } from '@/lib/server/language/questions/word-answer'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { askRecord } from './ask'
import { askedGoals } from './asked-goals'
import { askMeant } from './respell'

/**
 * Answers what the person asks their record, as a query or as a question in English.
 *
 * @throws AppError as `askRecord`, and `not_understood` for a question that cannot be read: no other one is guessed
 */
export async function answerAsk(
  user: UserRow,
  { query, question }: z.output<typeof recordAsk>,
): Promise<RecordAskAnswer> {
  const now = new Date()
  const asked = query
    ? { query, answer: await askRecord(user, query, 'self') }
    : await askMeant(user, await read(user, question ?? '', now), 'self')
  return { ...asked, words: wordAnswer(asked.query, asked.answer, { now, timeZone: user.timeZone }) }
}

async function read(user: UserRow, question: string, now: Date): Promise<RecordQuery> {
  const context = { now, timeZone: user.timeZone, goals: await askedGoals(user) }
  const outcome = readQuestion(question, context)
  if ('query' in outcome) return outcome.query
  const fields = Object.fromEntries(Object.entries(outcome.notUnderstood).map(([field, why]) => [field, [why]]))
  throw new AppError('not_understood', messages.server.notUnderstood, { fields })
}
