import 'server-only'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { dashboardSummary } from './summary'

/** A question of the user's day as it is asked now. @throws AppError `not_found` */
export async function wordsOfQuestion(user: UserRow, id: string): Promise<string> {
  const { questions } = await dashboardSummary(user, new Date())
  const question = questions.find((one) => one.id === id)
  if (!question) throw notFound()
  return question.words
}
