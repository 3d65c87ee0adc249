import 'server-only'
import type { RecordKind } from '@/lib/contract/record'
import { listed } from './questions/day-words'

const nouns: Record<RecordKind, readonly [one: string, many: string]> = {
  entries: ['entry', 'entries'],
  checkIns: ['check-in', 'check-ins'],
  goals: ['goal', 'goals'],
  milestones: ['milestone', 'milestones'],
  values: ['value', 'values'],
  messages: ['message', 'messages'],
  alerts: ['alert', 'alerts'],
  plans: ['plan', 'plans'],
  experiments: ['experiment', 'experiments'],
  insights: ['weekly insight', 'weekly insights'],
  memories: ['memory', 'memories'],
}

/** `entries`, or what else is counted. */
export function nounOf(of: RecordKind, n: number): string {
  return nouns[of][n === 1 ? 0 : 1]
}

/** `1 entry`, `12 entries`, `no alerts`. */
export function counted(of: RecordKind, n: number): string {
  return `${n === 0 ? 'no' : n.toLocaleString('en')} ${nounOf(of, n)}`
}

/** `“ring Mum” or “call Mum”`. */
export function quotedAny(about: string | readonly string[]): string {
  return listed(
    [about].flat().map((one) => `“${one.replace(/["“”]/g, '')}”`),
    'or',
  )
}
