import 'server-only'
import { classOf } from '../progress/word-classes'
import type { Token } from '../text'

const SCALES = new Set('scale scales'.split(' '))
const OWN = new Set(['weight', ...SCALES])
const BEFORE = new Set(
  "i i've we my the and so then today this morning tonight yesterday on last , also just finally".split(' '),
)

/** Whether the person stands on the scales around a figure; a box may be weighed, too. */
export function isWeighed(tokens: readonly Token[], at: number): boolean {
  const words = tokens.map(({ word }) => word)
  const [first = ''] = words.slice(0, at).filter((word) => !BEFORE.has(word) && classOf(word) !== 'WEEKDAY')
  const [on, the, scales = ''] = words.slice(at + 1)
  return ['weighed', 'weigh'].includes(first) || OWN.has(first) || (on === 'on' && the === 'the' && SCALES.has(scales))
}
