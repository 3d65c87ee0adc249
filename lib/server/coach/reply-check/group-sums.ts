import 'server-only'
import { stemOf } from '@/lib/server/language/stem'
import type { Figure } from './figures-in'
import { isSameLabel, labelsIn } from './labels'
import type { ToldLine } from './told-lines'

/**
 * Whether a figure is of the groups that its sentence names, as a question to the record was answered by month or
 * weekday: their sum, what the others come to, or how many of all.
 */
export function isOfGroups(
  { kind, value, second, unit }: Figure,
  sentence: string,
  lines: readonly ToldLine[],
): boolean {
  if (kind !== 'number' && kind !== 'pair') return false
  const groups = lines.filter(({ label, isComputed }) => label !== null && isComputed)
  if (groups.length === 0) return false
  const totals = lines
    .filter(({ label, isLooked, isComputed }) => label === null && isLooked && isComputed)
    .flatMap(({ figures }) => figures.filter((one) => one.kind === 'number').map((one) => one.value))
  const named = namedIn(sentence, groups)
  if (named.length === 0) return false
  const days = named.flatMap(({ label }) => (label?.kind === 'month' ? daysOf(label.name, label.year) : []))
  if (kind === 'number' && unit === DAY && days.includes(value)) return true
  const columns = [0, 1].map((at) => named.map(({ figures }) => numbers(figures)[at] ?? Number.NaN))
  const sums = columns.map((column) => column.reduce((sum, one) => sum + one, 0))
  const isOthers = /\b(?:other|rest|else)\b/i.test(sentence)
  const own = [
    ...columns.flat(),
    ...sums,
    ...(isOthers ? totals.flatMap((total) => sums.map((sum) => total - sum)) : []),
  ]
  if (kind === 'number')
    return own.includes(value) || (totals.includes(value) && /\b(?:of|in all|altogether|over)\b/i.test(sentence))
  return (
    own.includes(value) &&
    second !== null &&
    (totals.includes(second) || columns.flat().includes(second) || days.includes(second))
  )
}

const DAY = stemOf('day')

function daysOf(month: number, year: number | null): number {
  return new Date(Date.UTC(year ?? 2026, month, 0)).getUTCDate()
}

/** The groups that a sentence names, and those between two that it names as ends. */
function namedIn(sentence: string, groups: readonly ToldLine[]): ToldLine[] {
  const labels = labelsIn(sentence)
  const placeOf = (one: (typeof labels)[number]) =>
    groups.findLastIndex(({ label }) => label !== null && isSameLabel(one, label))
  const places = labels.map(placeOf).filter((place) => place >= 0)
  const [from, to] = places
  const isSpan = places.length === 2 && /\b(?:from|between) (?:\w+ )?\w+ (?:to|and|through|until) \b/i.test(sentence)
  if (isSpan && from !== undefined && to !== undefined) return groups.slice(Math.min(from, to), Math.max(from, to) + 1)
  return places.map((place) => groups[place]).filter((one) => one !== undefined)
}

function numbers(figures: readonly Figure[]): number[] {
  return figures
    .filter(({ kind, value }) => kind === 'number' && !(value >= 1900 && value <= 2100))
    .map(({ value }) => value)
}
