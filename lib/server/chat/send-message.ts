import 'server-only'
import type { z } from 'zod'
import type { ChatAnswer, newMessage } from '@/lib/contract/chat'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { beginTurn, type Turn } from './begin-turn'
import { replyTo, requireWords } from './reply'
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
  const { text: parts, signal, ...source } = await replyTo(turn.user, turn.context, reader)
  let text = ''
  for await (const part of parts) text += part
  return storeTurn(turn, { text: requireWords(text), status: signal.aborted ? 'stopped' : 'complete', ...source })
}
