import 'server-only'
import { parse } from 'chrono-node'
import { calendarDay, dayName } from '../dates'

const RELATIVE =
  /\b(?:tomorrow|(?:next|this|coming) (?:week|month|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:\d+|a|one|two|three|four|five|six|seven|eight|nine|ten) (?:days?|weeks?|months?)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?! (?:evenings|mornings|afternoons|nights))/i
const RECURRING = /\b(?:every|each|always|usually)\b/i

/** The text with the day that "next Sunday" or "in two weeks" means beside it, since it is read on other days. */
export function withDay(text: string, { now, timeZone }: { now: Date; timeZone: string }): string {
  const found = RELATIVE.exec(text)
  if (!found || RECURRING.test(text)) return text
  const today = calendarDay(now, timeZone)
  const start = parse(found[0], new Date(`${today}T12:00:00`), { forwardDate: true })[0]?.start
  if (!start) return text
  const pad = (part: number | null) => String(part ?? 0).padStart(2, '0')
  const day = `${start.get('year')}-${pad(start.get('month'))}-${pad(start.get('day'))}`
  if (day < today) return text
  const isRough = /week$|month/i.test(found[0]) || /months?$/i.test(found[0])
  const at = found.index + found[0].length
  return `${text.slice(0, at)} (${isRough ? 'around ' : ''}${dayName(day, '')})${text.slice(at)}`
}
