import 'server-only'
import type { Looked, RecordAnswer, RecordQuery } from '@/lib/contract/record'
import { nounOf } from '@/lib/server/language/record-nouns'
import type { ChatContext } from '../../context'

/** A reply, or a part of one: its words, and what was looked at for them. */
export type Answer = { text: string; looked: Looked[] }

/** Of more kinds than these the names are no news. */
const MOST_KINDS = 2

/** What an answer of the record looked through, as it stands under the reply. */
export function lookedAt({ searched, rows }: RecordAnswer): Looked {
  const { kinds, rows: n } = searched
  const isAll = kinds.length > MOST_KINDS
  return {
    tool: 'ask_record',
    words: isAll
      ? 'Looked through your whole record'
      : `Looked at ${n.toLocaleString('en')} ${kinds.map((kind) => nounOf(kind, n)).join(' and ')}`,
    from: searched.from,
    to: searched.to,
    rows: searched.rows,
    refs: rows.map(({ ref }) => ref),
  }
}

/** Asks as the person means it, as far as the record at hand can tell. */
export async function askAsMeant({ record }: Pick<ChatContext, 'record'>, query: RecordQuery) {
  return record.askMeant ? record.askMeant(query) : { query, answer: await record.ask(query), unknown: [] }
}
