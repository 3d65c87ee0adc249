import 'server-only'
import { parse } from 'chrono-node'
import { daysBetween, weekdayName } from '../../dates'

/** Lengths of time, and times gone by: "for a week", "two weeks without". */
const GONE =
  /\b(?:for (?:a|an|the|one|two|three|\d+|some|many) \w+|(?:days?|weeks?|months?|years?) (?:without|running|in a row|ago|straight|now|of)|since|until|last|yesterday|this week|nothing|did|was|were|have been|had)\b/i

/** The time a short answer names, said plainly: "Tomorrow at 7:00", "Thursday". Null when it names none, or one gone by. */
export function whenIn(text: string, now: Date, today: string): string | null {
  if (GONE.test(text)) return null
  const withoutLengths = text
    .slice(0, 300)
    .replace(
      /\b(?:\d+|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety) ?(?:min\w*|hours?|hrs?|h|days?|weeks?)\b/gi,
      ' ',
    )
  const found = parse(withoutLengths, now, { forwardDate: true })[0]
  if (!found || /^(?:now|today|this (?:week|month|year))$/i.test(found.text)) return null
  const { start } = found
  const isDay = start.isCertain('day') || start.isCertain('weekday')
  if (!isDay && !start.isCertain('hour')) return null
  const pad = (part: number | null) => String(part ?? 0).padStart(2, '0')
  const day = `${start.get('year')}-${pad(start.get('month'))}-${pad(start.get('day'))}`
  const ahead = daysBetween(today, day)
  if (ahead < 0 || ahead > 60) return null
  // "In the evenings from 8": the half of the day stands elsewhere in the sentence.
  const isLate = !start.isCertain('meridiem') && /\b(?:evenings?|tonight|after (?:work|dinner))\b/i.test(text)
  const said = start.get('hour') ?? 0
  const hour = isLate && said > 0 && said < 12 ? said + 12 : said
  const at = start.isCertain('hour') ? `at ${hour}:${pad(start.get('minute'))}` : ''
  const on = !isDay
    ? ''
    : ahead === 0
      ? 'Today'
      : ahead === 1
        ? 'Tomorrow'
        : ahead < 7
          ? weekdayName(day)
          : `In ${ahead} days`
  const part = at ? '' : (/\b(morning|afternoon|evening|night)s?\b/i.exec(found.text)?.[1]?.toLowerCase() ?? '')
  return `${on} ${at}${part}`.trim().replace(/^at/, 'At')
}
