import 'server-only'
import type { RecordKind, RecordQuery } from '@/lib/contract/record'
import { listed, whenWords } from './day-words'

type Asked = Pick<RecordQuery, 'about' | 'without' | 'when' | 'where'>

const nouns: Record<RecordKind, readonly [one: string, many: string]> = {
  entries: ['entry', 'entries'],
  checkIns: ['check-in', 'check-ins'],
  goals: ['mission', 'missions'],
  milestones: ['milestone', 'milestones'],
  values: ['value', 'values'],
  messages: ['message', 'messages'],
  alerts: ['alert', 'alerts'],
  insights: ['weekly insight', 'weekly insights'],
  memories: ['memory', 'memories'],
}

/** `1 entry`, `12 entries`, `no alerts`. */
export function counted(of: RecordKind, n: number): string {
  return `${n === 0 ? 'no' : n} ${nounOf(of, n)}`
}

export function nounOf(of: RecordKind, n: number): string {
  return nouns[of][n === 1 ? 0 : 1]
}

/** `with “swim”`, `without “swim”`, `in March`, `with energy of 4 or more`: a side of a comparison by what sets it apart. */
export function sideWords(asked: Asked, today: string): string {
  const parts = [
    wordsOf(asked.about, 'with'),
    wordsOf(asked.without, 'without'),
    energyOf(asked),
    whenWords(asked.when, today),
  ]
  return parts.filter(Boolean).join(' ') || 'in all'
}

function wordsOf(about: string | string[] | undefined, how: string): string {
  return about === undefined ? '' : `${how} ${quoted(about)}`
}

/** `“ring Mum” or “call Mum”`. */
export function quoted(about: string | string[]): string {
  return listed(
    [about].flat().map((words) => `“${words.replace(/["“”]/g, '')}”`),
    'or',
  )
}

function energyOf({ where }: Asked): string {
  const { min, max } = where?.energy ?? {}
  if (min !== undefined && max !== undefined) return `with energy of ${min} to ${max}`
  if (min !== undefined) return `with energy of ${min} or more`
  return max === undefined ? '' : `with energy of ${max} or less`
}

/** Right to one decimal: `3`, `3.6`. */
export function numeral(value: number): string {
  return String(Math.round(value * 10) / 10)
}
