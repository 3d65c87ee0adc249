import 'server-only'

/** Letters in a piece of a word: what a misspelt word still has of the right one. */
const PIECE = 4
/** A longer word is none. */
const LONGEST = 20

/** The pieces of a word, its ends marked, as features. */
export function piecesOf(word: string): string[] {
  if (word.length < PIECE - 1 || word.length > LONGEST || !/^[a-z']+$/.test(word)) return []
  const marked = `^${word}$`
  return Array.from({ length: marked.length - PIECE + 1 }, (_, at) => `#${marked.slice(at, at + PIECE)}`)
}

/** The words of a text in classes, in pairs, with one between, and in threes. */
export function inRows(words: readonly string[]): string[] {
  return words.flatMap((word, at) => [
    `w:${word}`,
    `b:${words[at - 1] ?? '^'}_${word}`,
    ...(at > 1 ? [`s:${words[at - 2]}~${word}`, `t:${words[at - 2]}_${words[at - 1]}_${word}`] : []),
  ])
}
