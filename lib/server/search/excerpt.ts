import 'server-only'

const BEFORE = 40
const LENGTH = 140

/** The text around the first of the words that stands in it, or its beginning: one line, cut between characters. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const folded = line.toLowerCase()
  const found = words.map((word) => folded.indexOf(word.toLowerCase())).filter((at) => at >= 0)
  const characters = [...line]
  // Where the word stands, counted in characters as the line is cut in them.
  const at = found.length ? [...line.slice(0, Math.min(...found))].length : 0
  const start = characters.length <= LENGTH ? 0 : Math.max(0, Math.min(at - BEFORE, characters.length - LENGTH))
  const end = start + LENGTH
  const piece = characters.slice(start, end).join('').trim()
  return `${start > 0 ? '…' : ''}${piece}${end < characters.length ? '…' : ''}`
}
