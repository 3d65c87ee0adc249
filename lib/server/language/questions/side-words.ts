import 'server-only'
import { amountWords as measured } from '@/lib/contract/measure-words'
import { type RecordFigure, type RecordQuery, SECONDS } from '@/lib/contract/record'
import { quotedAny } from '../record-nouns'
import { whenWords } from './day-words'

type Asked = Pick<RecordQuery, 'about' | 'without' | 'when' | 'where'>

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
  return about === undefined ? '' : `${how} ${quotedAny(about)}`
}

function energyOf({ where }: Asked): string {
  const { min, max } = where?.energy ?? {}
  if (min !== undefined && max !== undefined)
    return min === max ? `with energy of ${min}` : `with energy of ${min} to ${max}`
  if (min !== undefined) return `with energy of ${min} or more`
  return max === undefined ? '' : `with energy of ${max} or less`
}

/** Right to one decimal: `3`, `3.6`. */
export function numeral(value: number): string {
  return (Math.round(value * 10) / 10).toLocaleString('en')
}

/** `199 lb`, `£1,920`, `65%`, of seconds `31:20`. */
export function amountWords(value: number, unit: string | null): string {
  if (unit === SECONDS) return measured({ unit: '', format: 'duration' }, Math.round(value))
  return measured({ unit: unit ?? '', format: 'number' }, value)
}

/** A figure of an answer; 0 where it has none. */
export function numberOf(figures: readonly RecordFigure[], id: string): number {
  const value = figures.find((one) => one.id === id)?.value
  return typeof value === 'number' ? value : 0
}

/** Behind a blank, where there is anything. */
export function spaced(words: string): string {
  return words ? ` ${words}` : ''
}
