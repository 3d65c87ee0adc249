import 'server-only'
import { limits } from '@/lib/contract/limits'
import type { Rhythm } from '@/lib/contract/measure'
import { unitSpan } from '@/lib/server/language/calendar-spans'
import { cutTo } from './cut-to'
import type { FoundValue } from './found'

/**
 * A habit or goal that is kept by staying under a figure. A rhythm counts what was done, so what is counted is the days,
 * weeks or months in which it was kept, and its title says so: it is ticked, and no cup is ever logged as a success.
 */
export function atMostTitle(title: string, figure: number, unit: string, per: Rhythm['per']): string {
  const bound = `: at most ${[figure.toLocaleString('en', { maximumFractionDigits: 2 }), unit].filter(Boolean).join(' ')} a ${per}`
  return `${cutTo(title, Math.max(1, limits.title - bound.length))}${bound}`.slice(0, limits.title)
}

export function keptRhythm(per: Rhythm['per']): Rhythm {
  return { kind: 'rhythm', unit: '', per, times: 1 }
}

/**
 * One value a period (a week ends on Sunday) that something is known of and that is over, on its last day: 1 where it was kept, 0 where not, with
 * what it came to as its note. A day that nothing is said of says nothing.
 */
export function keptValues(
  values: readonly FoundValue[],
  most: number,
  per: Rhythm['per'],
  today: string,
): FoundValue[] {
  const periods = new Map<string, { sum: number; notes: string[] }>()
  for (const { date, value, note } of values) {
    const end = unitSpan(date, per, 0).to
    const met = periods.get(end) ?? { sum: 0, notes: [] }
    met.sum = Number((met.sum + value).toPrecision(12))
    if (note !== '') met.notes.push(note)
    periods.set(end, met)
  }
  return [...periods].flatMap(([date, { sum, notes }]) => {
    if (date > today || (per !== 'day' && date === today)) return []
    const note = cutTo([sum.toLocaleString('en', { maximumFractionDigits: 2 }), ...notes].join('; '), limits.valueNote)
    return [{ date, value: sum <= most ? 1 : 0, note }]
  })
}
