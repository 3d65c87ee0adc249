import 'server-only'
import type { z } from 'zod'
import type { ChatAnswer, newMessage } from '@/lib/contract/chat'
import { serverMessages } from '@/lib/contract/messages/server'
import { AppError } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { beginTurn, type Turn } from './begin-turn'
import { replyTo } from './reply'
import { storeTurn } from './store-turn'

/**
 * Sends a message and waits for the whole reply. A reply that fails stores neither message; of one that is cut
 * short, by a caller who leaves or by a stop of the server, what was said so far is kept as `stopped`.
 *
 * @throws AppError as `beginTurn` and `replyTo`
 */
export async function sendMessage(
  user: UserRow,
  input: z.output<typeof newMessage>,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  return answerTurn(await beginTurn(user, input), signal)
}

/** As `sendMessage`, of a turn that has begun. */
export async function answerTurn(turn: Turn, reader: AbortSignal): Promise<ChatAnswer> {
  const parts = await replyTo(turn, reader)
  let part = await parts.next()
  while (!part.done) part = await parts.next()
  if (!part.value.text.trim()) throw new AppError('coach_unavailable', serverMessages.coachUnavailable)
  return storeTurn(turn, part.value)
}
