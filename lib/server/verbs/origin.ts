import 'server-only'
import type { ProgressEvent } from '@/lib/contract/goal'
import type { ValueDraft } from '@/lib/server/goals/measure/counted-values'
import type { Origin } from './verb'

const heardIn = new Set<Origin['kind']>(['message', 'journal', 'response'])

/** Whose change it is in the ledger: the coach's where it was read out of words, else the user's own. */
export function ledgerSource({ kind }: Origin): ProgressEvent['source'] {
  return heardIn.has(kind) ? 'coach' : 'user'
}

/** Why, in the ledger. */
export function ledgerReason({ quote }: Origin): string {
  return quote ? `You wrote “${quote}”.` : 'You set it yourself.'
}

/** What a value that an act logs says of where it is from. */
export function valueSource({ kind, id, quote }: Origin): Pick<ValueDraft, 'source' | 'ref'> {
  if ((kind === 'message' || kind === 'journal' || kind === 'response') && id) {
    return { source: 'heard', ref: { kind, id, quote } }
  }
  return { source: 'typed' }
}
