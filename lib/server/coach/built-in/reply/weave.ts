import 'server-only'
import type { Chance } from './chance'

/** What a pattern may name. A word that is null or absent rules out every wording that needs it. */
export type Words = Record<string, string | null | undefined>

type Piece = { text: string } | { word: string } | { choices: Piece[][] }

const parsed = new Map<string, Piece[]>()

/**
 * Makes a sentence from a pattern: `[one|other|]` is a choice, `{goal}` a word. Choices that need a missing word are
 * passed over; null when nothing is left. Words go in as they are, so that a bracket in a user's title stays a bracket.
 * The first letter of every sentence is set upright.
 */
export function weave(pattern: string, words: Words, chance: Chance): string | null {
  const parts: string[] = []
  if (!fill(piecesOf(pattern), words, chance, parts)) return null
  return parts.reduce((text, part) => text + (/(?:^|[.!?]["”]?\s+)$/.test(text) ? capital(part) : part), '').trim()
}

/** In how many ways each sentence of a pattern can be worded with these words. */
export function varietyOf(pattern: string, words: Words): number[] {
  const counts = [1]
  for (const piece of piecesOf(pattern)) {
    counts.push((counts.pop() ?? 1) * ways(piece, words))
    if (endsSentence(piece)) counts.push(1)
  }
  return counts.at(-1) === 1 && counts.length > 1 ? counts.slice(0, -1) : counts
}

function ways(piece: Piece, words: Words): number {
  if (!('choices' in piece)) return 1
  return piece.choices
    .filter((choice) => isOpen(choice, words))
    .reduce((sum, choice) => sum + choice.reduce((product, one) => product * ways(one, words), 1), 0)
}

function endsSentence(piece: Piece): boolean {
  if ('text' in piece) return /[.!?]\s*$/.test(piece.text)
  if ('word' in piece) return false
  return piece.choices.every((choice) => choice.length === 0 || endsSentence(choice.at(-1) as Piece))
}

function piecesOf(pattern: string): Piece[] {
  const pieces = parsed.get(pattern) ?? parse(pattern)
  parsed.set(pattern, pieces)
  return pieces
}

function fill(pieces: Piece[], words: Words, chance: Chance, out: string[]): boolean {
  for (const piece of pieces) {
    if ('text' in piece) out.push(piece.text)
    else if ('word' in piece) {
      const word = words[piece.word]
      if (!word) return false
      out.push(word)
    } else {
      const open = piece.choices.filter((choice) => isOpen(choice, words))
      const choice = chance.pick(open)
      if (!choice || !fill(choice, words, chance, out)) return false
    }
  }
  return true
}

function isOpen(pieces: Piece[], words: Words): boolean {
  return pieces.every((piece) => {
    if ('text' in piece) return true
    if ('word' in piece) return Boolean(words[piece.word])
    return piece.choices.some((choice) => isOpen(choice, words))
  })
}

function capital(part: string): string {
  return part.replace(/^[a-z]/, (letter) => letter.toUpperCase())
}

function parse(pattern: string): Piece[] {
  const stack: Piece[][][] = [[[]]]
  const here = () => stack.at(-1)?.at(-1) as Piece[]
  for (const token of pattern.match(/\{\w+\}|[[\]|]|[^[\]|{]+/g) ?? []) {
    if (token === '[') stack.push([[]])
    else if (token === '|') stack.at(-1)?.push([])
    else if (token === ']') {
      const choices = stack.pop() as Piece[][]
      here().push({ choices })
    } else if (token.startsWith('{')) here().push({ word: token.slice(1, -1) })
    else here().push(...token.split(/(?<=[.!?]\s)/).map((text) => ({ text })))
  }
  return (stack[0]?.[0] ?? []) as Piece[]
}
