import 'server-only'
import type { RecordAnswer, RecordRow } from '@/lib/contract/record'
import { weekdayName } from '@/lib/server/coach/dates'
import { escapeLine } from '@/lib/server/coach/prompts/fence'
import { shortRef } from '@/lib/server/coach/short-ref'

/** Rows that an act may name. */
const NAMED = new Set<RecordRow['ref']['kind']>(['goal', 'milestone', 'reminder', 'memory'])

/** A row of the record on a line: its day, its ref where it can be acted on, and its words as they stand there. */
export function rowLine({ ref, date, time, energy, held, quote }: RecordRow): string {
  const marks = [
    `${weekdayName(date).slice(0, 3)} ${date}${time ? ` ${time}` : ''}`,
    NAMED.has(ref.kind) && shortRef(ref.id),
    energy !== undefined && `energy ${energy}`,
    held,
  ]
  return `- ${marks.filter(Boolean).join(', ')}: ${escapeLine(quote)}`
}

/** What was looked through, and so what "not there" means. */
export function searchedLine({ searched }: RecordAnswer): string {
  const { kinds, from, to, rows } = searched
  return `Looked through ${rows} ${kinds.join(' and ')}${from ? ` from ${from}` : ''}${to ? ` to ${to}` : ''}.`
}
