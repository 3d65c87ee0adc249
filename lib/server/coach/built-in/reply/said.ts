import 'server-only'
import { wordsOf } from '@/lib/server/language/phrases'
import { readText, type Sentence } from '@/lib/server/language/text'

/** A message, read once for everyone who answers it. */
export type Said = { text: string; sentences: readonly SaidSentence[]; words: readonly string[] }
export type SaidSentence = { sentence: Sentence; words: readonly string[] }

export function readSaid(message: string): Said {
  const { text, sentences } = readText(message)
  const said = sentences.map((sentence) => ({ sentence, words: wordsOf(sentence) }))
  return { text, sentences: said, words: said.flatMap(({ words }) => words) }
}
