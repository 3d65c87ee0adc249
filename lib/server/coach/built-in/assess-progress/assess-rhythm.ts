import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { oftenWords, standingWords } from '@/lib/contract/measure-words'
import { isDayOf } from '@/lib/contract/rhythm'
import type { Assessment } from '@/lib/server/coach/coach'
import type { RhythmRecord } from '@/lib/server/coach/context'
import { nearDayName } from '@/lib/server/coach/dates'
import type { Clock } from '@/lib/server/language/clock'
import { tellingStems } from '@/lib/server/language/progress/frame'
import { denies, readTicks, type Tick, tellsOfTimes } from '@/lib/server/language/rhythm/read-ticks'
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
  const kept = { newProgress: progress, reasoning: `Kept. It stands at ${standingWords(measure, standing)}.` }
  const sentences = readText(response).sentences.slice(0, MOST_SENTENCES)
  const today = dateIn(clock.timeZone, clock.now)
  const about = tellingStems(title)
  const told = sentences.flatMap((sentence) => readTicks(sentence, measure, clock, about))
  const ticks = told.filter((tick, at) => told.findIndex(({ date }) => date === tick.date) === at)
  const isClear = told.every((tick) => ticks.some((one) => one.date === tick.date && one.value === tick.value))
  const counted = ticks.filter(({ date }) => isDayOf(measure, date))
  if (counted.length > 0 && isClear) {
    // What is told of a day that takes several is so many more, or so many in all.
    const has = ({ date, isMore }: Tick) =>
      measure.times > 1 && measure.per === 'day' && date === today && !isMore ? (standing.today ?? 0) : 0
    const values = counted.flatMap((tick) => {
      const value = tick.value - has(tick)
      return value > 0 || tick.value === 0 ? [{ value: Math.max(0, value), date: tick.date, quote: tick.quote }] : []
    })
    const days = values.map(({ date, value }) => `${date} ${value === 0 ? 'not done' : value === 1 ? 'done' : value}`)
    return values.length > 0 ? { newProgress: progress, reasoning: `Counted: ${days.join(', ')}.`, values } : kept
  }
  const other = ticks.find(({ value, date }) => value > 0 && !isDayOf(measure, date))
  if (other && isClear)
    return {
      ...kept,
      reasoning: `Kept, but ${nearDayName(other.date, today)} is not one of its days: it counts ${oftenWords(measure)}.`,
    }
  const [day] = sentences.flatMap((sentence) => toldDays(sentence, clock)).filter((named) => named !== null)
  if ((day !== undefined || sentences.some(tellsOfTimes)) && ticks.length === 0)
    return { ...kept, reasoning: `${kept.reasoning} Name the days that you mean, and they are counted.` }
  if (day !== undefined || sentences.some(denies) || standing.today !== null || !isDayOf(measure, today)) return kept
  const words = 'Does today count?'
  const options = [
    { label: 'Yes, done today', value: standing.now + 1 },
    { label: `Leave it at ${standingWords(measure, standing)}`, value: standing.now },
  ]
  return { newProgress: progress, reasoning: words, ask: { words, kind: 'value', unit: measure.unit, options } }
}
