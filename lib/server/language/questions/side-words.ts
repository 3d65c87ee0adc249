import 'server-only'
import { amountWords as measured } from '@/lib/contract/measure-words'
import { type RecordQuery, type RecordRow, SECONDS } from '@/lib/contract/record'
import { counted, nounOf, quotedAny } from '../record-nouns'
import { dayWords, whenWords } from './day-words'

type Asked = Partial<Pick<RecordQuery, 'about' | 'without' | 'when' | 'where'>>

const LONGEST_QUOTE = 160
/** What can still come: it is named before its noun. */
const UNENDED = new Set(['open', 'ongoing', 'paused', 'dropped'])

/** `with “swim”`, `without “swim”`, `in March`, `with energy of 4 or more`: what sets apart what was asked for. */
export function sideWords({ about, without, when, where }: Asked, today: string): string {
  const parts = [about && `with ${quotedAny(about)}`, without && `without ${quotedAny(without)}`, energyOf(where)]
  return [...parts, whenWords(when, today)].filter(Boolean).join(' ')
}

function energyOf(where: Asked['where']): string {
  const { min, max } = where?.energy ?? {}
  if (min === undefined) return max === undefined ? '' : `with energy of ${max} or less`
  return `with energy of ${max === undefined ? `${min} or more` : max === min ? min : `${min} to ${max}`}`
}

/** "3 ongoing goals", "1 goal completed in March", "12 entries with “swim” in March". */
export function namedRows(query: RecordQuery, n: number, today: string): string {
  return `${counted(query.of, n).replace(/\S+$/, '')}${namedOf(query, n, today)}`
}

/** "ongoing goals", "goals completed in March", "entries with “swim” in March". */
export function namedOf(query: Asked & Pick<RecordQuery, 'of'>, n: number, today: string): string {
  const status = query.where?.status ?? ''
  const isUnended = UNENDED.has(status)
  const noun = nounOf(query.of, n)
  return [isUnended && status, noun, !isUnended && status, sideWords(query, today)].filter(Boolean).join(' ')
}

/** What is still open stands on the day it was noted down, which tells nothing. */
export function isUndated({ of, where }: RecordQuery): boolean {
  return (of === 'milestones' || of === 'goals') && UNENDED.has(where?.status ?? '')
}

/** Right to one decimal: `3`, `3.6`. */
export function numeral(value: number): string {
  return (Math.round(value * 10) / 10).toLocaleString('en')
}

/** `199 lb`, `£1,920`, `65%`, of seconds `31:20`, of energy `3.6 of 5`. */
export function amountWords(value: number, unit: string | null, what?: RecordQuery['what']): string {
  if (what === 'energy') return `${numeral(value)} of 5`
  if (unit === SECONDS) return measured({ unit: '', format: 'duration' }, Math.round(value))
  return measured({ unit: unit ?? '', format: 'number' }, value)
}

/** `Sat 14 Mar: “Swam before work.”`, of an alert `Sat 14 Mar 09:30: “Dentist”`, of a plan with how it went. */
export function dated(row: RecordRow, today: string): string {
  const day = row.time === undefined ? dayWords(row.date, today) : `${dayWords(row.date, today)} ${row.time}`
  const words = row.quote.trim() ? `${day}: ${quote(row)}` : day
  return row.held === undefined ? words : `${words}, ${row.held}`
}

export function quote({ quote: words }: RecordRow): string {
  return `“${onOneLine(words, LONGEST_QUOTE)}”`
}

/** A text on one line, cut between words where it is longer. */
function onOneLine(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > longest ? `${plain.slice(0, longest).replace(/\s+\S*$/, '')} …` : plain
}
