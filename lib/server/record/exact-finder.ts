import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { dateIn } from '@/lib/contract/calendar'
import { happensIn } from '@/lib/server/language/happens'
import { holdsExactly } from './about'
import { type Finder, type Hit, indexFinder } from './hits'
import { readLines } from './read-lines'
import type { Side } from './side'
import type { Tally } from './sum'
import { sumOf } from './sum'

const AT_ONCE = 200

/** Finds as the index does, and then keeps the rows alone in which words in quotes stand just so, or that tell of a deed. */
export const exactFinder: Finder = {
  async page(side, limit, direction) {
    const kept: Hit[] = []
    for await (const { hit } of holding(side, direction)) if (kept.push(hit) === limit) break
    return kept
  },

  async tally(side) {
    const days = new Map<string, Tally>()
    for await (const { hit, day } of holding(side, 'ASC')) {
      const known = days.get(day) ?? { day, n: 0, figures: 0, sum: 0, min: null, max: null }
      days.set(day, { ...withFigure(known, hit.figure), n: known.n + 1 })
    }
    return [...days.values()]
  },

  async total(side) {
    const tallies = await this.tally(side, true)
    return { ...sumOf(tallies), days: tallies.length }
  },
}

function tellsOf(texts: readonly string[], about: Side['about']): boolean {
  return about?.some(({ stems }) => texts.some((text) => happensIn(text, stems))) ?? true
}

function withFigure(tally: Tally, figure: number | null): Tally {
  if (figure === null) return tally
  const { figures, sum, min, max } = tally
  return {
    ...tally,
    figures: figures + 1,
    sum: sum + figure,
    min: Math.min(min ?? figure, figure),
    max: Math.max(max ?? figure, figure),
  }
}

/** The rows that hold the words, some read at a time. */
async function* holding(side: Side, direction: 'ASC' | 'DESC'): AsyncGenerator<{ hit: Hit; day: string }> {
  for (let rest = side; ; ) {
    const hits = await indexFinder.page(rest, AT_ONCE, direction)
    const lines = await readLines(side, hits)
    for (const hit of hits) {
      const line = lines.get(hit.refId)
      if (!line || (side.about && !holdsExactly(line.texts, side.about))) continue
      if (side.without && holdsExactly(line.texts, side.without)) continue
      if (side.isTold && !tellsOf(line.texts, side.about)) continue
      yield { hit, day: line.date ?? dateIn(side.timeZone, line.at) }
    }
    const last = hits.at(-1)
    if (!last || hits.length < AT_ONCE) return
    rest = direction === 'ASC' ? { ...rest, from: last.n + 1 } : { ...rest, to: last.n }
    await setImmediate()
  }
}
