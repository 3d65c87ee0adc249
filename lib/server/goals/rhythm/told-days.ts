import 'server-only'
import { nearDayName } from '@/lib/server/coach/dates'

/** What an answer said of a day of a rhythm, and what stands there now: its own word, or the one from before. */
export type ToldDay = { date: string; told: number; stands: number; isNew: boolean }

/** What came of the days that an answer told of: only what was written is called counted. */
export function toldDaysWords(days: readonly ToldDay[], today: string): string {
  const name = (date: string) => nearDayName(date, today)
  const counted = days.filter(({ isNew }) => isNew).map(({ date, stands }) => `${name(date)} ${stateOf(stands)}`)
  const kept = days.filter(({ isNew }) => !isNew)
  const same = kept.filter(({ told, stands }) => told > 0 === stands > 0)
  const other = kept.filter(({ told, stands }) => told > 0 !== stands > 0)
  return [
    counted.length > 0 && `Counted: ${counted.join(', ')}.`,
    ...same.map(({ date, stands }) => `${capital(name(date))} stood as ${stateOf(stands)} already.`),
    ...other.map(
      ({ date, stands }) =>
        `${capital(name(date))} stands as ${stateOf(stands)} and stays so: change it in the calendar.`,
    ),
  ]
    .filter(Boolean)
    .join(' ')
}

function stateOf(value: number): string {
  if (value <= 0) return 'not done'
  return value === 1 ? 'done' : `${value} times`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
