import 'server-only'
import { classOf } from '../progress/word-classes'
import type { Token } from '../text'
import { wordSet } from '../word-table'

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
