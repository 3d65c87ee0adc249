import 'server-only'
import { parseRepeat } from '@/lib/contract/repeat'
import { dayWords } from './words'

const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
const UNITS = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month' }

/** A repeat rule in words: "every Monday and Thursday", "every 2 weeks", "every day, 10 times". */
export function repeatWords(rule: string): string {
  const read = parseRepeat(rule)
  if (!read) return rule
  const { frequency, interval, days, until, count } = read
  const names = days
    .map((day) => DAYS[day - 1])
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ')
  const unit = UNITS[frequency]
  const every = interval > 1 ? `every ${interval} ${unit}s` : names ? `every ${names}` : `every ${unit}`
  const on = interval > 1 && names ? ` on ${names}` : ''
  const end = until ? ` until ${dayWords(until, until)}` : count ? `, ${count} times` : ''
  return every + on + end
}
