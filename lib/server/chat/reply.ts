import 'server-only'
import { messages } from '@/lib/contract/messages'
import type { Source } from '@/lib/server/coach/coach'
import type { ChatContext } from '@/lib/server/coach/context'
import { checkCrisis, crisisReply } from '@/lib/server/coach/safety'
import { askForReply } from '@/lib/server/coaching/ask-coach'
import { AppError } from '@/lib/server/errors'

/**
 * The reply to a message, as text that comes bit by bit, and who gives it. A message in crisis language gets the fixed
 * safety text before any engine sees it, whichever coach is set up, whether or not it can be reached, and whatever has
 * been spent. Its `signal` is aborted where the reply was cut short: the reader left, or the server stops.
 *
 * @throws AppError `rate_limited` where two calls of the user are under way; the text, `coach_unavailable`
 */
export async function replyTo(
  user: { id: string },
  context: ChatContext,
  signal: AbortSignal,
): Promise<Source & { text: AsyncIterable<string>; signal: AbortSignal }> {
  if (checkCrisis(context.message)) return { source: 'built-in', model: null, text: once(crisisReply()), signal }
  return askForReply(user, context, signal)
}

async function* once(text: string): AsyncIterable<string> {
  yield text
}

/** @throws AppError `coach_unavailable` for a reply that ended without a word */
export function requireWords(text: string): string {
  if (!text.trim()) throw new AppError('coach_unavailable', messages.server.coachUnavailable)
  return text
}
