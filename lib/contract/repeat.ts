import { z } from 'zod'

/** What an alert can repeat by, the days of the week as RFC 5545 names them. */
export const repeatFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const
export const repeatDays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

export type Repeat = {
  frequency: (typeof repeatFrequencies)[number]
  /** Every how many days, weeks or months. */
  interval: number
  /** ISO weekdays, 1 = Monday; only with weeks, and empty for that of the first time. */
  days: number[]
  /** The last day, YYYY-MM-DD. */
  until: string | null
  /** How many times in all. */
  count: number | null
}

const MOST = 1_000
const number = /^[1-9]\d{0,3}$/
const day = /^(\d{4})(\d{2})(\d{2})(?:T\d{6}Z)?$/

/**
 * Reads a repeat rule, the subset of RFC 5545 that alerts know: FREQ of days, weeks or months, INTERVAL, BYDAY with weeks,
 * and UNTIL or COUNT. Null for anything else.
 */
export function parseRepeat(rule: string): Repeat | null {
  const parts = rule.split(';').map((part) => part.split('='))
  const fields = new Map(parts.map(([name = '', value = '']) => [name.toUpperCase(), value.toUpperCase()]))
  if (fields.size !== parts.length || parts.some((part) => part.length !== 2)) return null
  const known = ['FREQ', 'INTERVAL', 'BYDAY', 'UNTIL', 'COUNT']
  const frequency = repeatFrequencies.find((one) => one === fields.get('FREQ'))
  const [interval, count] = [fields.get('INTERVAL') ?? '1', fields.get('COUNT') ?? '1']
  const byDay = fields.get('BYDAY')?.split(',') ?? []
  const until = fields.get('UNTIL')
  const isKnown = [...fields.keys()].every((name) => known.includes(name))
  const isNumbered = number.test(interval) && number.test(count) && Number(count) <= MOST
  if (!frequency || !isKnown || !isNumbered || (until !== undefined && fields.has('COUNT'))) return null
  const days = byDay.map((name) => repeatDays.findIndex((one) => one === name) + 1)
  if (days.includes(0) || new Set(days).size !== days.length || (days.length > 0 && frequency !== 'WEEKLY')) return null
  const last = until === undefined ? null : day.exec(until)
  const lastDay = last ? `${last[1]}-${last[2]}-${last[3]}` : null
  if (until !== undefined && (!lastDay || !z.iso.date().safeParse(lastDay).success)) return null
  return {
    frequency,
    interval: Number(interval),
    days: days.toSorted((a, b) => a - b),
    until: lastDay,
    count: fields.has('COUNT') ? Number(count) : null,
  }
}

/** A repeat rule as it is stored: "FREQ=WEEKLY;BYDAY=MO,TH". */
export function repeatRule({ frequency, interval, days, until, count }: Repeat): string {
  return [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    days.length > 0 && `BYDAY=${days.map((one) => repeatDays[one - 1]).join(',')}`,
    until && `UNTIL=${until.replaceAll('-', '')}`,
    count && `COUNT=${count}`,
  ]
    .filter(Boolean)
    .join(';')
}

/** A repeat rule that a client sends, in the form in which it is stored. */
export const repeat = z
  .string()
  .max(200)
  .transform((rule, context) => {
    const read = parseRepeat(rule)
    if (read) return repeatRule(read)
    context.addIssue({ code: 'custom', message: 'Must be a rule like FREQ=WEEKLY;BYDAY=MO,TH' })
    return z.NEVER
  })
