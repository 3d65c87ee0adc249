import 'server-only'
import { wordsOf } from '@/lib/server/language/phrases'
import { readText, type Token } from '@/lib/server/language/text'

/** A part of a sentence that can stand alone: as the user wrote it, and its words in plain form. */
export type Clause = { text: string; words: string[]; tokens: Token[]; isQuestion: boolean }

const FILLERS = new Set(
  'well also ok okay so and but hey hi hello coach anyway actually honestly btw fyi oh yes yeah sorry look see please because since plus besides first unfortunately sadly luckily fortunately morning context background though'.split(
    ' ',
  ),
)
const LEADS = ['by the way', 'just so you know', 'to be honest', 'for context', 'small thing', 'did i mention']
/** Words that a new clause begins with after a comma or an "and". */
const SUBJECTS = new Set(
  "i i'm i've i'll i'd im my we we're our how what when where which can could should do is then please it that's".split(
    ' ',
  ),
)
const PARTING = new Set([';', '–', '—', ':'])
const ASKING = new Set('how what when where why who which should can could do does did is are am will would'.split(' '))

/** A text in its clauses, fillers at their beginning left out. Linear, and bounded as `readText` is. */
export function clausesOf(text: string): Clause[] {
  return readText(text).sentences.flatMap((sentence) => {
    const parts = partsOf(sentence.tokens)
    return parts.flatMap((tokens, at) => {
      const bare = bareOf(tokens)
      const [first, last] = [bare[0], bare.at(-1)]
      if (!first || !last) return []
      const words = wordsOf({ tokens: bare })
      const isQuestion = (at === parts.length - 1 && sentence.text.endsWith('?')) || ASKING.has(words[0] ?? '')
      const own = sentence.text.slice(first.start - sentence.start, last.end - sentence.start)
      return [{ text: own.replace(/\s+/g, ' '), words, tokens: bare, isQuestion }]
    })
  })
}

function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]?.word ?? ''
    // "My friend Jonas and I climb" is one clause.
    const isPair =
      token.word === 'and' && /^(?:my|our)$/.test(parts.at(-1)?.[0]?.word ?? '') && (parts.at(-1)?.length ?? 0) < 4
    const isJoint = !isPair && (token.word === ',' || token.word === 'and' || token.word === 'so')
    if (PARTING.has(token.word) || token.word === 'but' || (isJoint && SUBJECTS.has(next))) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

function bareOf(tokens: readonly Token[]): Token[] {
  let from = 0
  let to = tokens.length
  for (let isLed = true; isLed; ) {
    const lead = LEADS.find((words) => words.split(' ').every((word, at) => tokens[from + at]?.word === word))
    const one = tokens[from]
    const isFiller = one !== undefined && (one.kind === 'mark' || FILLERS.has(one.word))
    isLed = lead !== undefined || isFiller
    from += lead ? lead.split(' ').length : isFiller ? 1 : 0
  }
  while (to > from && tokens[to - 1]?.kind === 'mark') to -= 1
  return tokens.slice(from, to)
}
