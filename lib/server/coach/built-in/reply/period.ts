import 'server-only'
import { addDays, dayName, weekdayName } from '../../dates'

/** A stretch of calendar days, both ends included, by the name the user gave it: "this week", "March". */
export type Period = { name: string; from: string; to: string; unit: 'day' | 'week' | 'month' | 'year' | 'span' }

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const NAMES = new RegExp(
  [
    '\\b(this|last|previous|past|current) (week|month|year)\\b',
    '\\b(?:last|past) (\\d{1,3}|two|three|four|six) (days|weeks|months)\\b',
    `\\b(${MONTHS.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b(?: (?:of )?(20\\d\\d))?`,
    '\\b(yesterday|today)\\b',
    `\\b(?:last |on )?(${WEEKDAYS.join('|')})\\b`,
    '\\b(?:in |during |of )(20\\d\\d)\\b',
  ].join('|'),
  'g',
)
/** "This month against last": the same unit, one before. */
const AGAINST_LAST =
  /\b(?:vs\.?|versus|against|than|to|with|from|over|and|or) (?:the |my )?(?:last|previous|one before|one before that|before)(?: one)?[\s?.!]*$/
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, six: 6 }

/** The periods a text in lower case names, in its order; none of them reaches past `today`. */
export function periodsIn(text: string, today: string): Period[] {
  const found = [...text.matchAll(NAMES)].map((one) => periodOf(one, text, today)).filter((one) => one !== null)
  const [only] = found
  if (found.length === 1 && only && AGAINST_LAST.test(text)) {
    const earlier = before(only)
    return earlier ? [only, earlier] : found
  }
  return found
}

function periodOf(found: RegExpMatchArray, text: string, today: string): Period | null {
  const [, which, unit, count, units, month, monthYear, day, weekday, year] = found
  if (which && unit) {
    const isThis = /this|current/.test(which)
    const current = named(`this ${unit}`, unit, today)
    return isThis ? current : before(current)
  }
  if (count && units) {
    const length = (NUMBERS[count] ?? Number(count)) * (units === 'weeks' ? 7 : units === 'months' ? 30 : 1)
    return { name: found[0], from: addDays(today, 1 - length), to: today, unit: 'span' }
  }
  if (month) return monthNamed(month, monthYear, text, found.index ?? 0, today)
  if (day) {
    const at = day === 'today' ? today : addDays(today, -1)
    return { name: day, from: at, to: at, unit: 'day' }
  }
  if (weekday) {
    const back = (weekdayOf(today) - WEEKDAYS.indexOf(weekday) + 7) % 7 || 7
    const at = addDays(today, -back)
    return { name: `${weekdayName(at)}, ${dayName(at, today)}`, from: at, to: at, unit: 'day' }
  }
  return year ? { name: year, from: `${year}-01-01`, to: earlier(`${year}-12-31`, today), unit: 'year' } : null
}

/** "March" is the latest one that has begun; "may" alone is a verb more often than a month. */
function monthNamed(name: string, year: string | undefined, text: string, at: number, today: string): Period | null {
  const number = MONTHS.findIndex((one) => one.startsWith(name.slice(0, 3)))
  if (name === 'may' && !/\b(?:in|during|of|since|for|about|last|this|to|vs|and) $/.test(text.slice(0, at))) return null
  const thisYear = Number(today.slice(0, 4))
  const chosen = year ? Number(year) : number + 1 > Number(today.slice(5, 7)) ? thisYear - 1 : thisYear
  const full = MONTHS[number] ?? name
  const label = `${full[0]?.toUpperCase()}${full.slice(1)}${chosen === thisYear ? '' : ` ${chosen}`}`
  return { ...monthAt(chosen, number + 1, today), name: label }
}

function named(name: string, unit: string, today: string): Period {
  if (unit === 'week') return { name, from: addDays(today, -((weekdayOf(today) + 6) % 7)), to: today, unit: 'week' }
  if (unit === 'month') return { ...monthAt(Number(today.slice(0, 4)), Number(today.slice(5, 7)), today), name }
  return { name, from: `${today.slice(0, 4)}-01-01`, to: today, unit: 'year' }
}

/** The period of the same kind that ends where this one begins; null for a kind that has none. */
function before(period: Period): Period | null {
  const to = addDays(period.from, -1)
  if (period.unit === 'week') return { name: 'last week', from: addDays(to, -6), to, unit: 'week' }
  if (period.unit === 'month') return { name: `${nameOfMonth(to)}`, from: `${to.slice(0, 7)}-01`, to, unit: 'month' }
  if (period.unit === 'year') return { name: to.slice(0, 4), from: `${to.slice(0, 4)}-01-01`, to, unit: 'year' }
  return period.unit === 'day' ? { name: 'the day before', from: to, to, unit: 'day' } : null
}

function monthAt(year: number, month: number, today: string): Period {
  const from = `${year}-${String(month).padStart(2, '0')}-01`
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return { name: '', from, to: earlier(addDays(next, -1), today), unit: 'month' }
}

function nameOfMonth(day: string): string {
  const name = MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
  return `${name[0]?.toUpperCase()}${name.slice(1)}`
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function earlier(a: string, b: string): string {
  return a < b ? a : b
}
