import 'server-only'
import type { Looked } from '@/lib/contract/record'
import type { Doubted } from '@/lib/server/coach/context'
import { streamDeeds } from '@/lib/server/coach/deed-check'
import { askForReply, type ToldToModel } from '@/lib/server/coaching/ask-coach'
import { log } from '@/lib/server/log'
import type { Turn } from './begin-turn'

/** Another answer to the same message, and what its model was told for it. */
export type SecondReply = { text: string; looked: Looked[]; told: ToldToModel }

/**
 * Gives a reply back to its model once, with the parts that the record does not bear out. Null where nothing better came:
 * in time, whole, and by the same model. Nothing of it is shown as it comes.
 */
export async function askAgain(
  { user, context }: Turn,
  doubted: Doubted,
  signal: AbortSignal,
): Promise<SecondReply | null> {
  try {
    const { parts, source, told } = await askForReply(user, { ...context, doubted }, signal)
    if (source !== 'anthropic') return null
    const deeds = streamDeeds(context.message)
    const looked: Looked[] = []
    for await (const part of parts) {
      if (typeof part === 'string') deeds.push(part)
      else looked.push(part.looked)
    }
    const text = deeds.end().text.trim()
    return signal.aborted || !text ? null : { text, looked, told }
  } catch (error) {
    log.info({ why: error instanceof Error ? error.name : 'unknown' }, 'a reply was not mended')
    return null
  }
}
