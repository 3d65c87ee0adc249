import 'server-only'
import { setImmediate } from 'node:timers/promises'

const WORDS_PER_CHUNK = 3

/** Gives out a text a few words at a time, whitespace kept, yielding to other requests in between. */
export async function* streamWords(text: string, signal: AbortSignal): AsyncIterable<string> {
  const words = text.match(/\S+\s*/g) ?? []
  for (let at = 0; at < words.length; at += WORDS_PER_CHUNK) {
    if (signal.aborted) return
    yield words.slice(at, at + WORDS_PER_CHUNK).join('')
    await setImmediate()
  }
}
