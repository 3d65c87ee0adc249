import 'server-only'
import type { Memory } from '@/lib/contract/memory'
import { stemOf } from '@/lib/server/language/stem'
import { extractMemory, type MemoryDraft } from './extract-memory'

export type KnownMemory = Pick<Memory, 'id' | 'text' | 'kind'>

export type Reconciled = { action: 'ignore' } | { action: 'add' } | { action: 'replace'; id: string }

const SAME = 0.75
const ABOUT_IT = 0.5

/**
 * What a new fact does to what is kept: nothing where it is known, takes the place of what it changes or of what there
 * can be one of, else stands beside it. A change of something that is not kept is nothing to keep.
 */
export function reconcile(
  draft: MemoryDraft,
  known: readonly KnownMemory[],
  at: { now: Date; timeZone: string },
): Reconciled {
  const said = stemsOf(draft.text)
  const compared = known.map((memory) => ({ memory, stems: stemsOf(memory.text) }))
  if (compared.some(({ memory, stems }) => memory.text === draft.text || (!draft.change && same(said, stems))))
    return { action: 'ignore' }
  if (draft.change) {
    const subject = new Set([...said].filter((one) => !DATE.test(one)))
    const about = compared
      .map(({ memory, stems }) => ({ memory, share: shared(subject, stems) / Math.max(1, subject.size) }))
      .sort((a, b) => b.share - a.share)[0]
    if (about && about.share >= ABOUT_IT) return { action: 'replace', id: about.memory.id }
    if (draft.change === 'only') return { action: 'ignore' }
  }
  const name = draft.slot?.startsWith('person:') ? draft.slot.slice(7) : null
  if (name) return compared.some(({ stems }) => stems.has(stemOf(name))) ? { action: 'ignore' } : { action: 'add' }
  const rival = compared.find(({ memory, stems }) => {
    if (memory.kind !== draft.kind) return false
    const slot = extractMemory(memory.text, at)?.slot ?? null
    return slot?.startsWith('person:')
      ? said.has(stemOf(slot.slice(7)))
      : slot !== null && slot === draft.slot && !allOf(stems, said)
  })
  return rival ? { action: 'replace', id: rival.memory.id } : { action: 'add' }
}

function same(a: Set<string>, b: Set<string>): boolean {
  return a.size > 0 && shared(a, b) / Math.max(a.size, b.size) >= SAME
}

function allOf(part: Set<string>, whole: Set<string>): boolean {
  return part.size > whole.size && shared(part, whole) === whole.size
}

function shared(a: Set<string>, b: Set<string>): number {
  return [...a].filter((one) => b.has(one)).length
}

/** What a change says anew rather than what it is about. */
const DATE = /^(?:\d|januar|februar|march$|april$|may$|june?$|jul[iy]?$|august$|septemb|octob|novemb|decemb)/

const EMPTY = new Set(
  'the and but for with from have has had got get can could will would should now again fine better good okay healed recovered cured fixed back normal gone any more anymore longer not don doing does been being was were are this that than then also very really just because since until when while who which what around about much many some only too into out off over under after before stopped quit given gave cancelled canceled called postponed moved rescheduled changed mind these days actually am my our your its his her their'.split(
    ' ',
  ),
)

function stemsOf(text: string): Set<string> {
  const bare = text
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[’]/g, "'")
    .replace(/n't\b|'(?:m|ve|ll|re|d|s)\b/g, ' ')
  const words = bare.match(/\p{L}{3,}|\p{N}+/gu) ?? []
  return new Set(words.filter((word) => !EMPTY.has(word)).map(stemOf))
}
