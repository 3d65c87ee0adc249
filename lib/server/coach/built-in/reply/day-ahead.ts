import 'server-only'
import { parse } from 'chrono-node'
import { addDays } from '../../dates'

export type DayAhead = { name: string; day: string }

/** Days that people count down to, as month and day; those that move are worked out. */
const FEASTS: [RegExp, string, (year: number) => string][] = [
  [/\bchristmas eve\b|\bxmas eve\b/, 'Christmas Eve', (year) => `${year}-12-24`],
  [/\bchristmas|\bxmas\b/, 'Christmas', (year) => `${year}-12-25`],
  [/\bnew year'?s? eve\b/, 'New Year’s Eve', (year) => `${year}-12-31`],
  [/\b(?:end of (?:the|this) year|year'?s? end|end of 20\d\d)\b/, 'the end of the year', (year) => `${year}-12-31`],
  [/\bnew year(?:'?s?(?: day)?)?\b/, 'New Year', (year) => `${year}-01-01`],
  [/\bhalloween\b/, 'Halloween', (year) => `${year}-10-31`],
  [/\bvalentine'?s?\b/, 'Valentine’s Day', (year) => `${year}-02-14`],
  [/\beaster\b/, 'Easter', easter],
  [/\bthanksgiving\b/, 'Thanksgiving', (year) => nthWeekday(year, 11, 4, 4)],
]

/** The day that a text in lower case counts down to, when the calendar alone knows it: "Christmas", "11 April". */
export function dayAheadIn(text: string, now: Date, today: string): DayAhead | null {
  const feast = FEASTS.find(([words]) => words.test(text))
  if (feast) {
    const [, name, dayIn] = feast
    const year = Number(today.slice(0, 4))
    const day = dayIn(year)
    return { name, day: day >= today ? day : dayIn(year + 1) }
  }
  if (/\bend of (?:the|this) month\b/.test(text)) return { name: 'the end of the month', day: endOfMonth(today) }
  if (/\bend of (?:the|this) week\b/.test(text)) {
    const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
    return { name: 'the end of the week', day: addDays(today, (7 - weekday) % 7) }
  }
  const rest = /\b(?:until|till|'til|to|before|is it to) (.{3,40})$/.exec(text)?.[1] ?? ''
  const start = rest ? parse(rest, now, { forwardDate: true })[0]?.start : undefined
  if (!start || !(start.isCertain('day') || start.isCertain('weekday'))) return null
  const pad = (part: number | null) => String(part ?? 0).padStart(2, '0')
  const day = `${start.get('year')}-${pad(start.get('month'))}-${pad(start.get('day'))}`
  return day >= today ? { name: '', day } : null
}

function endOfMonth(today: string): string {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return addDays(next, -1)
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const shift = (weekday - new Date(`${first}T00:00:00Z`).getUTCDay() + 7) % 7
  return addDays(first, shift + 7 * (nth - 1))
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
