import 'server-only'
import { z } from 'zod'
import type { RecordAnswer, RecordKind } from '@/lib/contract/record'
import { calendarDate } from '@/lib/contract/text'
import { clip } from '@/lib/server/coach/prompts/budget'
import { db } from '@/lib/server/db/client'
import { readOwn } from '@/lib/server/db/read-own'
import { nounOf } from '@/lib/server/language/record-nouns'
import { rowLine } from './lines'
import { defineLookingTool, type RecordScope, ToolRefusal } from './tool'

const MOST_ROWS = 60
const ENTRY_TOKENS = 220
const kinds = ['entries', 'checkIns', 'values', 'milestones'] as const satisfies RecordKind[]

/** Milestones of the period are those that were ticked in it. */
const asked = {
  entries: { of: 'entries' },
  checkIns: { of: 'checkIns' },
  values: { of: 'values' },
  milestones: { of: 'milestones', where: { status: 'done' } },
} as const

export const readPeriodTool = defineLookingTool({
  name: 'read_period',
  description:
    'Reads what the user wrote and did from one day to another, oldest first: journal entries whole, check-ins, values, milestones done. For a week, a month, a day someone speaks of. A long period does not fit: ask for a shorter one or use ask_record.',
  input: z.object({
    from: calendarDate,
    to: calendarDate,
    only: z.array(z.enum(kinds)).min(1).max(kinds.length).optional(),
  }),
  async run(scope, { from, to, only = [...kinds] }) {
    if (from > to) throw new ToolRefusal('from is after to.')
    const answers = await Promise.all(
      only.map((kind) => scope.record.ask({ ...asked[kind], give: 'list', when: { from, to }, limit: MOST_ROWS })),
    )
    const whole = await entriesWhole(scope, answers)
    const rows = answers
      .flatMap((answer) => answer.rows)
      .map((row) => (whole.has(row.ref.id) ? { ...row, quote: whole.get(row.ref.id) ?? row.quote } : row))
      .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    const found = answers.map(({ searched, rows: shown, next }) => {
      const [kind = 'entries'] = searched.kinds
      return `${shown.length}${next ? ' or more' : ''} ${nounOf(kind, shown.length)}`
    })
    return {
      lines: [`From ${from} to ${to}: ${found.join(', ')}.`, ...rows.map(rowLine)],
      looked: {
        tool: 'read_period',
        words: `Read ${found.join(', ')}`,
        from,
        to,
        rows: rows.length,
        refs: rows.map(({ ref }) => ref),
      },
    }
  },
})

/** The whole notes of the entries that may be shown: the record names which. */
async function entriesWhole({ user }: RecordScope, answers: readonly RecordAnswer[]): Promise<Map<string, string>> {
  const ids = answers.flatMap(({ rows }) => rows.flatMap(({ ref }) => (ref.kind === 'journal' ? [ref.id] : [])))
  const rows = await readOwn(user.id, ids, (where) =>
    db.journalEntry.findMany({ where, select: { id: true, userId: true, notes: true } }),
  )
  return new Map(rows.map(({ id, notes }) => [id, clip(notes.trim(), ENTRY_TOKENS)]))
}
