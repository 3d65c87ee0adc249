import 'server-only'
import { weekdayOf } from '@/lib/contract/calendar'
import { WEEKDAYS } from '@/lib/server/language/calendar-names'
import { smallNumber } from '@/lib/server/language/numbers'
import type { Figure } from './figures-in'
import { dayNumber, type WeighedLine } from './lines-weighed'
import { type Ground, levelsIn } from './scene'
import { isRounded } from './standing'

const DAY_MS = 86_400_000

/** How many rows there are of what a sentence counts: of those that were looked up, else of the span that is named. */
export function isCount({ kind, value, second }: Figure, { told, scene, sentence, question }: Ground): boolean {
  if ((kind !== 'number' && kind !== 'pair') || value > 400) return false
  // What was counted for this reply is told as it was counted.
  const isCounted = told.lines.some(({ isLooked, isComputed, isPeriod }) => isLooked && isComputed && !isPeriod)
  const listed = told.lines.filter(({ ownDay, isLooked, isPeriod }) => ownDay !== null && isLooked && !isPeriod)
  const isWhole = told.lines.some(
    ({ isLooked, isComputed, isPeriod, figures }) =>
      isLooked && isComputed && !isPeriod && figures.some((one) => one.value === listed.length),
  )
  const rows = isCounted && !isWhole ? [] : listed
  const entries = told.lines.filter(({ energy }) => energy !== null)
  const now = told.today
  const dayOf = (line: WeighedLine) => (line.figures[0] ? dayNumber(line.figures[0], now, told.years) : 0)
  const spans = [
    rows,
    rows.filter(({ energy }) => energy !== null),
    ...spansIn(`${question} ${sentence}`, entries, now, dayOf),
  ].filter((one) => one.length > 0)
  if (!Number.isInteger(value))
    return spans.some((span) => {
      const all = span.flatMap(({ energy }) => energy ?? [])
      return all.length > 0 && isRounded(value, all.reduce((sum, one) => sum + one, 0) / all.length)
    })
  const levels = levelsIn(`${question} ${sentence}`).map((token) => Number(token.at(-1)))
  const words = [...scene.weights]
    .filter(([token, weight]) => weight >= 0.5 && told.weightOf(token) > 0.4)
    .map(([token]) => token)
  return spans.some((span) => {
    const groups = [
      span,
      ...levels.flatMap((level) => [
        span.filter(({ energy }) => energy === level),
        span.filter(({ energy }) => (energy ?? 0) >= level),
      ]),
      // By a word only of what was looked up: of the rest, a count in the head is what a model may not do.
      ...(span === rows ? words : []).map((word) => span.filter(({ tokens }) => tokens.has(word))),
    ]
    const sizes = new Set(groups.flatMap((group) => [group.length, new Set(group.map(dayOf)).size]))
    return sizes.has(value) && (second === null || second === 7 || sizes.has(second))
  })
}

/** The entries of the span that a text names: this month, last week, the last so many days or weekdays. */
function spansIn(
  text: string,
  entries: readonly WeighedLine[],
  today: string,
  dayOf: (line: WeighedLine) => number,
): WeighedLine[][] {
  const now = Date.parse(today) / DAY_MS
  const within = (from: number, to: number) => entries.filter((line) => dayOf(line) >= from && dayOf(line) <= to)
  const [, count, name] = /\blast (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (\w+day)s\b/i.exec(text) ?? []
  if (count && name) {
    const wanted = WEEKDAYS.indexOf(name.toLowerCase()) + 1
    const most = smallNumber(count.toLowerCase()) ?? Number(count)
    const own = entries
      .filter(({ tokens }) => tokens.has(`weekday${wanted}`))
      .toSorted((one, other) => dayOf(other) - dayOf(one))
    return [own.slice(0, most)]
  }
  const weekday = weekdayOf(today)
  return [
    ...(/\bthis month|so far\b/i.test(text) ? [within(now - Number(today.slice(8)) + 1, now)] : []),
    ...(/\blast week\b/i.test(text) ? [within(now - weekday - 6, now - weekday)] : []),
    ...(/\bthis week\b/i.test(text) ? [within(now - weekday + 1, now)] : []),
    ...(/\b(?:seven|7) days|week\b/i.test(text) ? [within(now - 6, now)] : []),
    ...(/\b(?:fourteen|14) days|two weeks\b/i.test(text) ? [within(now - 13, now)] : []),
  ]
}
