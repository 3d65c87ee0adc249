import 'server-only'
import { wordTable } from '@/lib/server/language/word-table'

/** Signs that are written in several ways, each as the plainest of them. */
const PLAIN = wordTable<string>({
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '…': '.',
})

/**
 * The words of a text that a quote means, as they stand there: quotation marks, dashes, case and white space may differ.
 * Null where the text does not hold them.
 */
export function verbatimIn(text: string, quote: string): string | null {
  const { plain, at } = plainOf(text)
  const wanted = plainOf(quote)
    .plain.trim()
    .replace(/^"+|"+$/g, '')
    .trim()
  if (!wanted) return null
  const found = plain.indexOf(wanted)
  if (found < 0) return null
  return text.slice(at[found], at[found + wanted.length]).trimEnd()
}

/** A text in its plainest form, and where in it each character of that comes from; the end is named, too. */
function plainOf(text: string): { plain: string; at: number[] } {
  let plain = ''
  const at: number[] = []
  let from = 0
  for (const character of text) {
    const isBlank = /\s/.test(character)
    const written = isBlank ? ' ' : (PLAIN[character] ?? character.toLowerCase())
    if (!isBlank || !plain.endsWith(' ')) {
      plain += written
      for (let part = 0; part < written.length; part++) at.push(from)
    }
    from += character.length
  }
  at.push(text.length)
  return { plain, at }
}
