import 'server-only'
import { stemOf } from '@/lib/server/language/stem'
import { contentStems, weightOf } from './content-words'
import { type Figure, figuresIn } from './figures-in'
import type { ToldLine } from './told-lines'

/** Words with a capital letter that are nobody's name. */
const NO_NAME =
  /^(?:I|Mon|Tue|Wed|Thu|Fri|Sat|Sun|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December)$/
const NAME = /(?<=\p{Ll} )\p{Lu}\p{L}{2,20}\b/gu

/** What a line must share with a sentence, beside the name, to tell of the same: two words, or a word and its day or hour. */
const SAME = 1.9

/** The stems of the names in what was told: words that stand with a capital letter in a sentence, and never without. */
export function namesIn(text: string): ReadonlySet<string> {
  const found = new Set([...text.matchAll(NAME)].map(([name]) => name).filter((name) => !NO_NAME.test(name)))
  const small = new Set(text.match(/(?<![\p{L}\d])\p{Ll}{3,21}(?!\p{L})/gu) ?? [])
  return new Set([...found].filter((name) => !small.has(name.toLowerCase())).map(nameStem))
}

/** A name of a sentence that stands where the line which tells of the same has another one. */
export function falseName(given: string, names: ReadonlySet<string>, lines: readonly ToldLine[]): string | null {
  // What is quoted is held against the record word for word.
  const sentence = given.replace(/“[^”]*”|"[^"]*"/g, (quote) => ' '.repeat(quote.length))
  const said = [...sentence.matchAll(/\b\p{Lu}\p{L}{2,20}\b/gu)].filter(([name]) => names.has(nameStem(name)))
  if (said.length === 0) return null
  for (const part of partsOf(sentence)) {
    const own = said.filter(({ index }) => index >= part.from && index < part.to).map(([name]) => name)
    if (own.length === 0) continue
    const text = sentence.slice(part.from, part.to)
    const words = contentStems(text).filter((word) => !names.has(word))
    const anchors = figuresIn(text).filter(({ kind }) => kind === 'date' || kind === 'time')
    const fits = lines.map((line) => [line, fitOf(line, words, anchors)] as const)
    const best = Math.max(0, ...fits.map(([, fit]) => fit))
    if (best < SAME) continue
    const near = fits.filter(([, fit]) => fit >= 0.75 * best).map(([line]) => line)
    const hasName = (line: ToldLine) => [...names].some((name) => line.words.has(name))
    const wrong = own.find((name) => !near.some((line) => line.words.has(nameStem(name))))
    if (wrong && near.every(hasName)) return given.slice(part.from, part.to).trim()
  }
  return null
}

function nameStem(name: string): string {
  return stemOf(name.toLowerCase())
}

function partsOf(sentence: string): { from: number; to: number }[] {
  const ends = [...sentence.matchAll(/[;.!?](?=\s|$)|, (?:and|but) /g)].map(({ index, 0: mark }) => index + mark.length)
  return [...ends, sentence.length]
    .map((to, at, all) => ({ from: all[at - 1] ?? 0, to }))
    .filter(({ from, to }) => to > from)
}

function fitOf({ words, figures }: ToldLine, said: readonly string[], anchors: readonly Figure[]): number {
  const shared = said.reduce((sum, word) => sum + (words.has(word) ? weightOf(word) : 0), 0)
  if (shared === 0) return 0
  return (
    shared +
    anchors.filter((one) => figures.some((other) => other.kind === one.kind && other.value === one.value)).length
  )
}
