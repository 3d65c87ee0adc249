import 'server-only'
import { dateIn, timeIn } from '@/lib/contract/calendar'
import type { RecordRow } from '@/lib/contract/record'
import { withoutExplicit } from '@/lib/server/coach/care-levels'
import type { Hit } from './hits'
import type { Line } from './line'
import { lineKinds } from './line'
import { quoteOf } from './quote'
import { readLines } from './read-lines'
import type { Side } from './side'

/** Hits as an answer shows them, in their order; what has been deleted meanwhile is left out. */
export async function rowsOf(side: Side, hits: readonly Hit[]): Promise<RecordRow[]> {
  const read = await readLines(side, hits)
  // Old messages and what the coach said were never read for this: here they are, before a word of them is given away.
  const all = [...read.values()]
  const shown = side.withoutPrivate
    ? await withoutExplicit(
        all.filter(({ neverSend }) => !neverSend),
        textOf,
      )
    : all
  const lines = new Map(shown.map((line) => [line.refId, line]))
  return hits.flatMap(({ refId }) => {
    const line = lines.get(refId)
    if (!line) return []
    return {
      ref: { kind: lineKinds[side.kind].ref, id: refId },
      date: line.date ?? dateIn(side.timeZone, line.at),
      quote: [line.amount, quoteOf(line.texts, side.about)].filter(Boolean).join(': '),
      ...(side.kind === 'alert' && { time: timeIn(side.timeZone, line.at) }),
      ...(line.held !== undefined && { held: line.held }),
      ...(side.kind === 'entry' && line.figure !== null && { energy: line.figure }),
    }
  })
}

function textOf({ texts }: Line): string {
  return texts.join('\n')
}
