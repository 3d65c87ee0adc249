import 'server-only'
import { daysBetween } from '@/lib/contract/calendar'
import { smallNumberWord } from '@/lib/server/language/numbers'
import { weekdayName } from './dates'

/** A whole number up to twelve as a word, any other in digits. */
export function numberWord(number: number): string {
  return (number > 0 ? smallNumberWord(number) : undefined) ?? number.toLocaleString('en')
}

/** `today`, `yesterday`, `on Tuesday`, `9 days ago`, `two weeks ago`, `19 days ago`, `two months ago`. */
export function agoWords(day: string, today: string): string {
  const ago = daysBetween(day, today)
  if (ago <= 0) return 'today'
  if (ago === 1) return 'yesterday'
  if (ago < 7) return `on ${weekdayName(day)}`
  if (ago === 7) return 'a week ago'
  if (ago < 30) return ago % 7 === 0 ? `${numberWord(ago / 7)} weeks ago` : `${ago} days ago`
  const months = Math.round(ago / 30.4)
  if (months === 1) return 'a month ago'
  return months < 12 ? `${numberWord(months)} months ago` : 'over a year ago'
}
