import 'server-only'
import type { Looked, RecordAnswer } from '@/lib/contract/record'

/** A reply, or a part of one: its words, and what was looked at for them. */
export type Answer = { text: string; looked: Looked[] }

type Kind = RecordAnswer['searched']['kinds'][number]

const KINDS: Record<Kind, [one: string, many: string]> = {
  entries: ['entry', 'entries'],
  checkIns: ['check-in', 'check-ins'],
  goals: ['mission', 'missions'],
  milestones: ['milestone', 'milestones'],
  values: ['value', 'values'],
  messages: ['message', 'messages'],
  alerts: ['alert', 'alerts'],
  insights: ['insight', 'insights'],
  memories: ['memory', 'memories'],
}

/** What an answer of the record looked through, as it stands under the reply. */
export function lookedAt({ searched, rows }: RecordAnswer): Looked {
  const kinds = searched.kinds.map((kind) => KINDS[kind][searched.rows === 1 ? 0 : 1]).join(' and ')
  return {
    tool: 'ask_record',
    words: `Looked at ${searched.rows.toLocaleString('en')} ${kinds}`,
    from: searched.from,
    to: searched.to,
    rows: searched.rows,
    refs: rows.map(({ ref }) => ref),
  }
}
