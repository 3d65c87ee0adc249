import 'server-only'
import { classOf, isPastForm } from '../progress/word-classes'
import { isOfOthers } from '../rhythm/read-ticks'
import { readText, type Sentence, type Token } from '../text'
import { wordSet } from '../word-table'

const PARTING = new Set([',', ';', '·', '/', '+', '&', 'and', 'then'])
const DONE = wordSet('done finished complete ticked ✅ ✔ ☑')
/** What it is under one of these is so for the whole of it. */
const OVER_ALL = wordSet(
  'if unless would should could might want wanted wish hope hoped plan planned dream dreamt he she they " “ ”',
)

/**
 * The parts of a sentence that each tell a deed of their own: "swam 30 min, weighed 90.2 yesterday, ch 4 done" is three.
 * What has no deed goes with the part before it. Empty where there are no two, or where it is not all plainly told.
 */
export function partsOf({ text, start, tokens }: Sentence): Sentence[] {
  if (tokens.some(({ word }) => OVER_ALL.has(word)) || isOfOthers(tokens)) return []
  const parts: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    if (PARTING.has(token.word) && tellsDeed(untilParting(tokens, at + 1)) && tellsDeed(parts.at(-1) ?? []))
      parts.push([])
    else parts.at(-1)?.push(token)
  }
  if (parts.length < 2) return []
  return parts.flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)]
    return first && last ? readText(text.slice(first.start - start, last.end - start)).sentences : []
  })
}

function untilParting(tokens: readonly Token[], from: number): readonly Token[] {
  const length = tokens.slice(from).findIndex(({ word }) => PARTING.has(word))
  return tokens.slice(from, length < 0 ? undefined : from + length)
}

function tellsDeed(tokens: readonly Token[]): boolean {
  return tokens.some((token) => DONE.has(token.word) || isPastForm(token))
}

const SCALES = wordSet('scale scales')
const OWN = new Set(['weight', ...SCALES])
const BEFORE = wordSet("i i've we my the and so then today this morning tonight yesterday on last , also just finally")

/** Whether the person stands on the scales around a figure; a box may be weighed, too. */
export function isWeighed(tokens: readonly Token[], at: number): boolean {
  const words = tokens.map(({ word }) => word)
  const [first = ''] = words.slice(0, at).filter((word) => !BEFORE.has(word) && classOf(word) !== 'WEEKDAY')
  const [on, the, scales = ''] = words.slice(at + 1)
  return ['weighed', 'weigh'].includes(first) || OWN.has(first) || (on === 'on' && the === 'the' && SCALES.has(scales))
}
