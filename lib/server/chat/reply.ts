import 'server-only'
import { messages } from '@/lib/contract/messages'
import { chooseCoach } from '@/lib/server/coach/choose-coach'
import type { CoachCall, Source } from '@/lib/server/coach/coach'
import type { ChatContext } from '@/lib/server/coach/context'
import { checkCrisis, crisisReply } from '@/lib/server/coach/safety'
import { AppError } from '@/lib/server/errors'

/**
 * The reply to a message, as text that comes bit by bit, and who gives it. A message in crisis language gets the fixed
 * safety text before any engine sees it, whichever coach is set up and whether or not it can be reached.
 */
export function replyTo(context: ChatContext, call: CoachCall): Source & { text: AsyncIterable<string> } {
  if (checkCrisis(context.message)) return { source: 'built-in', model: null, text: once(crisisReply()) }
  const coach = chooseCoach()
  return { ...coach.source, text: coach.reply(context, call) }
}

async function* once(text: string): AsyncIterable<string> {
  yield text
}

/** @throws AppError `coach_unavailable` for a reply that ended without a word */
export function requireWords(text: string): string {
  if (!text.trim()) throw new AppError('coach_unavailable', messages.server.coachUnavailable)
  return text
}
