import 'server-only'
import type { Token } from '../text'

const SCALES = new Set('scale scales'.split(' '))
const SHOWS = new Set('said says showed shows read reads'.split(' '))
const BEFORE = new Set(
  "i i've we my the and so then today this morning tonight yesterday , also just finally".split(' '),
)

/** Whether the person stands on the scales before a figure; a box may be weighed, too. */
export function isWeighed(tokens: readonly Token[], end: number): boolean {
  const words = tokens.slice(0, end).map(({ word }) => word)
  const at = words.findIndex((word) => !BEFORE.has(word))
  const [first = '', second = ''] = words.slice(Math.max(at, 0))
  return ['weighed', 'weigh'].includes(first) || (SCALES.has(first) && SHOWS.has(second))
}
