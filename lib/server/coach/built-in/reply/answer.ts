import 'server-only'
import type { Looked, RecordAnswer } from '@/lib/contract/record'
import { nounOf } from '@/lib/server/language/record-nouns'

/** A reply, or a part of one: its words, and what was looked at for them. */
export type Answer = { text: string; looked: Looked[] }

/** What an answer of the record looked through, as it stands under the reply. */
export function lookedAt({ searched, rows }: RecordAnswer): Looked {
  const kinds = searched.kinds.map((kind) => nounOf(kind, searched.rows)).join(' and ')
  return {
    tool: 'ask_record',
    words: `Looked at ${searched.rows.toLocaleString('en')} ${kinds}`,
    from: searched.from,
    to: searched.to,
    rows: searched.rows,
    refs: rows.map(({ ref }) => ref),
  }
}
