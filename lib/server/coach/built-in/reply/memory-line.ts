import 'server-only'
import type { Desk } from './draft'
import { forgottenStems } from './forget-ask'
import { mirrored } from './mirror'
import { clipWords, onOneLine } from './sentences'
import { tellingStems } from './stem'
import { themeIn } from './themes/find-theme'

/** Something remembered that bears on this message, or on `about`, or is of a `kind`; null when nothing does, or it was said. */
export function memoryLine({ writer, situation }: Desk, about = '', kind: RegExp | null = null): string | null {
  const stems = tellingStems(`${situation.message.text.slice(0, 600)} ${about}`)
  const theme = themeIn(`${situation.message.text.slice(0, 600)} ${about}`)
  const forgotten = forgottenStems(situation.context.turns)
  const memory = situation.context.memories.find((one) => {
    const own = tellingStems(one)
    if ([...own].some((stem) => forgotten.has(stem))) return false
    if (kind?.test(one)) return true
    return [...own].some((stem) => stems.has(stem)) || (theme !== null && themeIn(one)?.id === theme.id)
  })
  return memory ? writer.say(MEMORY, memoryWords(memory)) : null
}

/** A memory as words that can stand in a sentence: said back where it is the user's own, else quoted. */
function memoryWords(memory: string): Record<string, string | null> {
  const bare = onOneLine(memory.replace(/\s*\([^)]*\)/g, '')).replace(/[.\s]+$/, '')
  const told = mirrored(bare)
  return { told, memory: told ? null : `“${clipWords(bare, 12)}”` }
}

const MEMORY = [
  '[And you told me {told}|I remember that {told}|You mentioned once that {told}|I have not forgotten that {told}][, so that goes into it|, and I count that in|, which belongs in here|].',
  '[I remember|On file from you|You once told me]: {memory}.',
]
