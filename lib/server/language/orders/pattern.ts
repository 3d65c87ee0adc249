import 'server-only'
import type { Token } from '../text'

/** Words in a row: "set|make (me) a|an alarm", where a bar parts words that may stand for each other. */
export type Pattern = readonly { words: ReadonlySet<string>; isOptional: boolean }[]

/** Patterns as a table writes them: parted by commas, "(me)" for a word that may lack, "#" for a number. */
export function patterns(table: string): Pattern[] {
  return table.split(',').map((line) =>
    line
      .trim()
      .split(/\s+/)
      .map((slot) => {
        const isOptional = slot.startsWith('(')
        return { words: new Set(slot.replace(/[()]/g, '').split('|')), isOptional }
      }),
  )
}

/** The token after a pattern that begins at a token; null where it does not stand there. */
function after(tokens: readonly Token[], at: number, pattern: Pattern): number | null {
  let next = at
  for (const { words, isOptional } of pattern) {
    if (words.has(tokens[next]?.word ?? '') || (words.has('#') && tokens[next]?.kind === 'number')) next += 1
    else if (!isOptional) return null
  }
  return next
}

/** The token after the longest of some patterns that begins at a token, or null. */
export function afterAny(tokens: readonly Token[], at: number, table: readonly Pattern[]): number | null {
  let longest: number | null = null
  for (const pattern of table) {
    const next = after(tokens, at, pattern)
    if (next !== null && next > (longest ?? -1)) longest = next
  }
  return longest
}
