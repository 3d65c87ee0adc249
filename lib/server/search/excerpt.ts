import 'server-only'

const BEFORE = 40
const LENGTH = 140

/**
 * The text around the first of the words that stands in it, or its beginning: one line that begins and ends with a whole
 * word. Where a script sets no blanks between words it is cut between characters.
 */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= LENGTH) return line
  const folded = line.toLowerCase()
  const found = words.map((word) => folded.indexOf(word.toLowerCase())).filter((at) => at >= 0)
  // Where the word stands, counted in characters as the line is cut in them.
  const at = found.length ? [...line.slice(0, Math.min(...found))].length : 0
  const least = Math.max(0, Math.min(at - BEFORE, characters.length - LENGTH))
  const most = least + LENGTH
  const before = least === 0 ? -1 : characters.indexOf(' ', least - 1)
  const after = most === characters.length ? -1 : characters.lastIndexOf(' ', most)
  const start = before >= 0 && before < at ? before + 1 : least
  const end = after > at ? after : most
  const piece = characters.slice(start, end).join('').trim()
  return `${start > 0 ? '…' : ''}${end < characters.length ? `${piece.replace(/[\s,;:–—-]+$/, '')}…` : piece}`
}
