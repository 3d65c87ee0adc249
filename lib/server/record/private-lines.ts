import 'server-only'
import { careLevels } from '@/lib/server/coach/care-levels'
import type { Line } from './line'

/**
 * Which of the lines are for the person alone: those that are never to be sent, and
 * those with an explicit cry in them. No model and no client is shown one,
 * and none of their figures counts it. Of messages the chat has said already what they are.
 */
export async function privateLines(lines: readonly Line[]): Promise<Set<Line>> {
  const unread = lines.filter(
    ({ kind, neverSend }) => !neverSend && kind !== 'message' && kind !== 'reply' && kind !== 'insight',
  )
  const levels = await careLevels(unread.map(({ texts }) => texts.join('\n')))
  const explicit = unread.filter((_, at) => levels[at] === 'explicit')
  return new Set([...explicit, ...lines.filter(({ isExplicit, neverSend }) => isExplicit || neverSend)])
}
