import 'server-only'

/** Strings that a piece of a source stands for, where it stands for no others; else strings of which each match holds one. */
type Piece = { exact: readonly string[] } | { exact: null; needed: readonly string[] | null }

/** In how many strings a piece may fall. */
const MOST = 24
/** A shorter one stands in nearly every text. */
const LEAST_LETTERS = 2

const OPEN: Piece = { exact: null, needed: null }
const NOTHING: Piece = { exact: [''] }

/**
 * Whether a text may hold what the source of a regular expression stands for: false where none of the letters stand in
 * it that every match needs. To ask takes a hundredth of the time that the expression takes, and rules most texts out.
 */
export function mayStandIn(source: string): (text: string) => boolean {
  const needed = neededLetters(source)?.map((letters) => ({ letters, triples: triplesOf(letters) }))
  return (text) => {
    if (!needed) return true
    const held = heldBy(text)
    return needed.some(({ letters, triples }) => triples.every((one) => held[one]) && text.includes(letters))
  }
}

/** Hashes of three letters are below this. */
const HASHES = 4096

function triplesOf(text: string): number[] {
  const triples: number[] = []
  for (let at = 2; at < text.length; at++) {
    const hash = text.charCodeAt(at - 2) + 23 * text.charCodeAt(at - 1) + 529 * text.charCodeAt(at)
    triples.push(hash % HASHES)
  }
  return triples
}

let last: { text: string; held: Uint8Array } | undefined

/** Marks the triples that a text holds. Hundreds of sources are asked of one text before the next. */
function heldBy(text: string): Uint8Array {
  if (last?.text === text) return last.held
  const held = new Uint8Array(HASHES)
  for (const one of triplesOf(text)) held[one] = 1
  last = { text, held }
  return held
}

/** Letters of which at least one stand in whatever the source matches. Null where that is not known. */
export function neededLetters(source: string): readonly string[] | null {
  const rest = { source, at: 0 }
  const piece = alternatives(rest)
  return rest.at < source.length ? null : neededOf(piece)
}

type Rest = { readonly source: string; at: number }

function alternatives(rest: Rest): Piece {
  const pieces = [sequence(rest)]
  while (rest.source[rest.at] === '|') {
    rest.at++
    pieces.push(sequence(rest))
  }
  const exact = pieces.map((piece) => piece.exact)
  if (exact.every((one) => one !== null)) {
    const all = [...new Set(exact.flat())]
    if (all.length <= MOST) return { exact: all }
  }
  const needed = pieces.map(neededOf)
  return { exact: null, needed: needed.every((one) => one !== null) ? [...new Set(needed.flat())] : null }
}

function sequence(rest: Rest): Piece {
  let run: readonly string[] = ['']
  let isWhole = true
  let best: readonly string[] | null = null
  const offer = (needed: readonly string[] | null) => {
    if (needed && (!best || weightOf(needed) > weightOf(best))) best = needed
  }
  while (rest.at < rest.source.length && !'|)'.includes(rest.source[rest.at] ?? '')) {
    const piece = repeated(rest, item(rest))
    if (piece.exact && piece.exact.length * run.length <= MOST) {
      const next = piece.exact
      run = run.flatMap((one) => next.map((other) => one + other))
      continue
    }
    isWhole = false
    offer(neededOf({ exact: run }))
    run = piece.exact ?? ['']
    if (!piece.exact) offer(piece.needed)
  }
  if (isWhole) return { exact: run }
  offer(neededOf({ exact: run }))
  return { exact: null, needed: best }
}

/** The longer the shortest of them the fewer texts hold one. */
function weightOf(needed: readonly string[]): number {
  return Math.min(...needed.map((one) => one.length)) - needed.length / 100
}

function neededOf(piece: Piece): readonly string[] | null {
  if (!piece.exact) return piece.needed
  return piece.exact.every((one) => one.length >= LEAST_LETTERS) ? piece.exact : null
}

function repeated(rest: Rest, piece: Piece): Piece {
  if (!'*+?{'.includes(rest.source[rest.at] ?? ' ')) return piece
  const quantifier = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(rest.source.slice(rest.at, rest.at + 12))
  if (!quantifier) return piece
  rest.at += quantifier[0].length
  const sign = quantifier[0][0]
  if (sign === '?') return piece.exact ? { exact: [...new Set([...piece.exact, ''])] } : OPEN
  return sign === '+' || Number(quantifier[1]) > 0 ? { exact: null, needed: neededOf(piece) } : OPEN
}

/** Letters that stand for themselves, none of them repeated. */
const PLAIN = /[^\\^$.|?*+()[\]{}]+(?![*+?{])/y

function item(rest: Rest): Piece {
  const { source } = rest
  PLAIN.lastIndex = rest.at
  const plain = PLAIN.exec(source)?.[0]
  if (plain) {
    rest.at += plain.length
    return { exact: [plain] }
  }
  const character = source[rest.at++] ?? ''
  if (character === '(') return group(rest)
  if (character === '[') return characterClass(rest)
  if (character === '\\') return escaped(rest)
  if (character === '.') return OPEN
  return character === '^' || character === '$' ? NOTHING : { exact: [character] }
}

function group(rest: Rest): Piece {
  const opening = /^\?(?::|<?[=!]|<\w+>)/.exec(rest.source.slice(rest.at, rest.at + 40))?.[0] ?? ''
  rest.at += opening.length
  const inner = alternatives(rest)
  rest.at++
  return /[=!]$/.test(opening) ? NOTHING : inner
}

function characterClass(rest: Rest): Piece {
  const start = rest.at
  while (rest.at < rest.source.length && rest.source[rest.at] !== ']') rest.at += rest.source[rest.at] === '\\' ? 2 : 1
  const inner = rest.source.slice(start, rest.at++)
  return /^[^^\\-][^\\-]*$/.test(inner) ? { exact: [...new Set(inner)] } : OPEN
}

function escaped(rest: Rest): Piece {
  const character = rest.source[rest.at++] ?? ''
  if (character === 'b' || character === 'B') return NOTHING
  if (!/[a-z\d]/i.test(character)) return { exact: [character] }
  const more = /^(?:\{[^}]*\}|<\w+>|[\da-f]*)/i.exec(rest.source.slice(rest.at, rest.at + 40))?.[0] ?? ''
  if ('pPukx'.includes(character)) rest.at += more.length
  return OPEN
}
