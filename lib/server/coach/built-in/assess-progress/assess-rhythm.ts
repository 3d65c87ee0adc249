import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { Rhythm } from '@/lib/contract/measure'
import { oftenWords, standingWords } from '@/lib/contract/measure-words'
import { isDayOf } from '@/lib/contract/rhythm'
import type { Assessment } from '@/lib/server/coach/coach'
import type { RhythmRecord } from '@/lib/server/coach/context'
import { nearDayName } from '@/lib/server/coach/dates'
import type { Clock } from '@/lib/server/language/clock'
import { tellingStems } from '@/lib/server/language/progress/frame'
import { DAYS_BACK, isWithout, readTicks } from '@/lib/server/language/rhythm/read-ticks'
import { readTimes, type ToldTimes } from '@/lib/server/language/rhythm/read-times'
import { readText } from '@/lib/server/language/text'
import { toldDays } from '@/lib/server/language/told-day'

/** A longer answer than so many sentences tells more than days. */
const MOST_SENTENCES = 20

type Answered = { title: string; progress: number; rhythm: RhythmRecord; response: string }

/**
 * What an answer about a rhythm comes to: the days that it surely tells of, one value a day; how often it was done on a
 * day that takes several; else the question whether today counts, where it is a day of it. Its progress is a score, which
 * follows from the values and is nobody's judgement.
 */
export function assessRhythm({ title, progress, rhythm, response }: Answered, clock: Clock): Assessment {
  const { measure, standing } = rhythm
  const stands = standingWords(measure, standing)
  const kept = { newProgress: progress, reasoning: `Kept. It stands at ${stands}.` }
  const sentences = readText(response).sentences.slice(0, MOST_SENTENCES)
  const [times] = sentences.flatMap((sentence) => readTimes(sentence, measure, clock) ?? [])
  if (times) return countOf(times, rhythm, clock, progress) ?? kept
  const about = tellingStems(title)
  const told = sentences.flatMap((sentence) => readTicks(sentence, clock, about))
  const values = told.filter((tick, at) => told.findIndex(({ date }) => date === tick.date) === at)
  const today = dateIn(clock.timeZone, clock.now)
  const counted = values.filter(({ date }) => isDayOf(measure, date))
  const isClear = told.every((tick) => values.some((one) => one.date === tick.date && one.value === tick.value))
  if (counted.length > 0 && isClear) {
    const days = counted.map(({ date, value }) => `${date} ${value === 1 ? 'done' : 'not done'}`).join(', ')
    return { newProgress: progress, reasoning: `Counted: ${days}.`, values: counted }
  }
  const other = values.find(({ date, value }) => value === 1 && !isDayOf(measure, date))
  if (other && isClear) return { ...kept, reasoning: notItsDay(measure, other.date, today) }
  if (sentences.some((sentence) => isWithout(sentence, clock))) return kept
  const [day] = sentences.flatMap((sentence) => toldDays(sentence, clock)).filter((named) => named !== null)
  if (day !== undefined && values.length === 0) return { ...kept, reasoning: uncounted(day, today, kept.reasoning) }
  if (day !== undefined || standing.today !== null || !isDayOf(measure, today)) return kept
  return asks(progress, rhythm)
}

/** What a count of one day adds to what the day has: so many more, or so many in all. */
function countOf(
  { date, count, isMore, quote }: ToldTimes,
  { standing }: RhythmRecord,
  clock: Clock,
  progress: number,
): Assessment | null {
  const has = date === dateIn(clock.timeZone, clock.now) ? (standing.today ?? 0) : 0
  const value = isMore ? count : count - has
  if (value <= 0) return null
  return { newProgress: progress, reasoning: `Counted: ${date} ${count}.`, values: [{ date, value, quote }] }
}

/** What is said of days that are over and are not counted: a stretch, or one that lies too far back. */
function uncounted(day: string, today: string, kept: string): string {
  if (day !== 'open' && day < addDays(today, -DAYS_BACK))
    return `Kept, but not counted: ${nearDayName(day, today)} is further back than the calendar shows.`
  return `${kept} Name the days that you mean, and they are counted.`
}

/** What is said of a deed on a day on which it does not count. */
function notItsDay(measure: Rhythm, date: string, today: string): string {
  const day = nearDayName(date, today)
  return `Kept, but ${day} is not one of its days: it counts ${oftenWords(measure)}.`
}

function asks(progress: number, { measure, standing }: RhythmRecord): Assessment {
  const words = 'Does today count?'
  const yes = { label: 'Yes, done today', value: standing.now + 1 }
  const leave = { label: `Leave it at ${standingWords(measure, standing)}`, value: standing.now }
  return {
    newProgress: progress,
    reasoning: words,
    ask: { words, kind: 'value', unit: measure.unit, options: [yes, leave] },
  }
}
