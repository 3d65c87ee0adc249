import 'server-only'
import type { z } from 'zod'
import { serverMessages } from '@/lib/contract/messages/server'
import type { RecordAskAnswer, RecordKind, RecordQuery, recordAsk } from '@/lib/contract/record'
import { type Client, mayCall } from '@/lib/server/clients/client'
import { AppError } from '@/lib/server/errors'
import type { QuestionContext } from '@/lib/server/language/questions/question-context'
import { type QuestionRead, readQuestion } from '@/lib/server/language/questions/read-question'
import { wordMeant } from '@/lib/server/language/questions/word-answer'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { askRecord } from './ask'
import { askedGoals } from './asked-goals'
import { askMeant } from './respell'

/** What a person wrote in confidence, and what was made of it. */
export const confidence: readonly RecordKind[] = ['entries', 'messages', 'insights', 'memories']

/**
 * Answers what the person asks their record, as a query or as a question in English; a program of theirs sees what a
 * model may see.
 *
 * @throws AppError as `askRecord`, `forbidden` for what a program may not read, and `not_understood` for a question that
 * cannot be read: no other one is guessed
 */
export async function answerAsk(
  user: UserRow,
  { query, question }: z.output<typeof recordAsk>,
  client: Client | null = null,
): Promise<RecordAskAnswer> {
  const now = new Date()
  const viewer = client ? 'model' : 'self'
  const goals = await askedGoals(user, viewer)
  const context = { now, timeZone: user.timeZone, goals }
  const read: Understood = query ? { query } : understood(question ?? '', context)
  const meant = read.query
  if (client && confidence.includes(meant.of) && !mayCall(client, 'confidence')) {
    throw new AppError('forbidden', serverMessages.scopeMissing)
  }
  const { unknown, ...asked } = query
    ? { query, answer: await askRecord(user, query, viewer), unknown: [] }
    : await askMeant(user, meant, viewer)
  return { ...asked, words: wordMeant({ ...asked, unknown }, context) }
}

type Understood = Extract<QuestionRead, { query: RecordQuery }>

function understood(question: string, context: QuestionContext): Understood {
  const outcome = readQuestion(question, context)
  if ('query' in outcome) return outcome
  const fields = Object.fromEntries(Object.entries(outcome.notUnderstood).map(([field, why]) => [field, [why]]))
  throw new AppError('not_understood', serverMessages.notUnderstood, { fields })
}
