import 'server-only'
import type { Turn } from '../../context'
import { type Chance, chanceFrom } from './chance'
import { heard, sentencesIn, wordCount } from './sentences'
import { varietyOf, type Words, weave } from './weave'

/** How long a coach's sentences like to be. */
export type Tempo = 'clipped' | 'even' | 'flowing'

/** Words a reply sentence by sentence, and says nothing that was said in this conversation before. */
export type Writer = {
  chance: Chance
  /** A wording of one of the patterns; null when none is left that is new. */
  say(patterns: readonly string[], words?: Words): string | null
  /** As `say`, and null rather than give a number of the record twice, or say a long sentence that others hear too. */
  add(patterns: readonly string[], words?: Words): string | null
  /** True in so many of ten cases. */
  often(ofTen: number): boolean
}

const DRAWS = 24
const CANDIDATES = 8
/** A sentence of more words than this is noticed when it comes again, so it has to be one of many. */
const SHORT = 8
const RICH = 64
const COMMONPLACE = 20
/** The words of this one message or coach, which no other reply carries. */
const OWN = ['said', 'mirror', 'told', 'given', 'wish', 'wishing', 'gist', 'yours', 'memory']

/** A writer whose choices hang on `seed` alone. `turns` is what must not be repeated. */
export function writerFor(seed: string, turns: readonly Turn[], tempo: Tempo, facts: Words): Writer {
  const chance = chanceFrom(seed)
  const said = new Set(turns.filter((turn) => !turn.isFromUser).flatMap((turn) => sentencesIn(turn.text).map(heard)))
  const told = new Set<string>()
  let subject = ''

  function compose(patterns: readonly string[], words: Words, isExtra: boolean): string | null {
    const known = { ...facts, ...words }
    const numbers = Object.entries(known)
      .filter(([name, word]) => word && (name === 'next' || (/\d/.test(word) && !/“/.test(word))))
      .map(([, word]) => word as string)
    const retold = (line: string) => numbers.filter((number) => told.has(number) && line.includes(number)).length
    const drawn = new Map<string, number>()
    for (let draw = 0; draw < DRAWS && drawn.size < CANDIDATES; draw++) {
      const pattern = chance.pick(patterns) ?? ''
      const own = known.goal && known.goal === subject && canPoint(pattern) ? { ...known, goal: 'it' } : known
      const line = weave(pattern, own, chance)
      if (!line || sentencesIn(line).some((sentence) => said.has(heard(sentence)))) continue
      drawn.set(line, misfit(line, tempo) + commonplace(line, pattern, own) + 3 * retold(line) - heeded(line, own))
    }
    const [best, cost] = [...drawn].sort((a, b) => a[1] - b[1])[0] ?? ['', 0]
    if (!best || (isExtra && (retold(best) > 0 || cost >= COMMONPLACE))) return null
    for (const number of numbers) if (best.includes(number)) told.add(number)
    for (const sentence of sentencesIn(best)) said.add(heard(sentence))
    if (known.goal && best.includes(known.goal)) subject = known.goal
    return best
  }

  return {
    chance,
    say: (patterns, words = {}) => compose(patterns, words, false),
    add: (patterns, words = {}) => compose(patterns, words, true),
    often: (ofTen) => chance.next() * 10 < ofTen,
  }
}

/** Whether the goal just spoken of can be "it" in this pattern. */
function canPoint(pattern: string): boolean {
  return !/about \{goal\}\?|\{goal\}(?::|,|\.| first)|: \{goal\}|^\[?\{goal\} at /.test(pattern)
}

/** How far a line's sentences are from the coach's tempo; nought where they suit it. */
function misfit(line: string, tempo: Tempo): number {
  const lengths = sentencesIn(line).map(wordCount)
  const longest = Math.max(...lengths)
  if (tempo === 'clipped') return Math.max(0, longest - 9)
  const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length
  if (tempo === 'flowing') return Math.max(0, 10 - mean) + Math.max(0, longest - 26)
  return (lengths.length > 1 ? Math.max(0, 7 - mean) : 0) + Math.max(0, longest - 20)
}

/** What it is worth that a line takes up what the user said. */
function heeded(line: string, { mirror }: Words): number {
  return mirror && line.toLowerCase().includes(mirror.toLowerCase()) ? 8 : 0
}

/** What it costs that a long sentence could be heard again elsewhere. */
function commonplace(line: string, pattern: string, words: Words): number {
  const ways = varietyOf(pattern, words)
  const sentences = sentencesIn(line)
  const own = OWN.filter((name) => words[name]).map((name) => words[name] as string)
  return sentences.reduce((cost, sentence, at) => {
    if (heard(sentence).split(' ').length <= SHORT) return cost
    const variety = (ways.length === sentences.length ? ways[at] : Math.min(...ways)) ?? 1
    const isOwn = own.some((word) => sentence.includes(word))
    return cost + (variety * (isOwn ? 8 : 1) >= RICH ? 0 : COMMONPLACE)
  }, 0)
}
