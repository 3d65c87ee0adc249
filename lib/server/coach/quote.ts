import 'server-only'

const LONGEST = 90
const LONGEST_START = 60
const SHORTEST_WORDS = 2

/**
 * The piece of a text most worth quoting, verbatim: the first sentence or clause with some words. At most 90 characters, cut between words. Null where there is nothing to quote.
 */
export function quoteFrom(text: string): string | null {
  const pieces = piecesOf(text)
  const chosen = pieces.find((piece) => piece.split(/\s+/).length >= SHORTEST_WORDS) ?? pieces[0]
  return chosen === undefined ? null : cut(chosen)
}

/** How a text begins, verbatim: its first line, its first sentences or its first words, as many as 60 characters hold. */
export function firstWords(text: string): string {
  const [line = ''] = text.trim().split(/[\n\r\u2028\u2029]/u, 1)
  if (line.length <= LONGEST_START) return line.trimEnd()
  const head = line.slice(0, LONGEST_START + 1)
  const sentences = /^.{15,}[.!?](?=\s)/su.exec(head)?.[0]
  return sentences ?? cut(line, LONGEST_START)
}

/** The clauses of a text, each as it stands there: without line breaks, and without marks that would break a quotation. */
export function piecesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+|[\n\r\u2028\u2029]+|[“”„"*_`[\]<>]+|,?\s+(?=(?:but|because|although|though)\b)/iu)
    .map((piece) =>
      piece
        .replace(/^[\s,;–—-]+|[\s,;:–—-]+$/g, '')
        .replace(/^(?:but|because|although|though)\s+/i, '')
        .replace(/(?<=[\p{L}\p{N})])[.!?…]+$/u, ''),
    )
    .filter((piece) => /\p{L}/u.test(piece))
}

function cut(piece: string, longest = LONGEST): string {
  if (piece.length <= longest) return piece
  const head = piece.slice(0, longest + 1)
  const at = head.lastIndexOf(' ')
  // A cut inside a surrogate pair would leave half a character.
  return at > 20 ? head.slice(0, at).replace(/[\s,;:–—-]+$/, '') : [...piece].slice(0, longest / 2).join('')
}
