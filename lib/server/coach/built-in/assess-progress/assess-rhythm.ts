import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { standingWords } from '@/lib/contract/measure-words'
import { isDayOf } from '@/lib/contract/rhythm'
import type { Assessment } from '@/lib/server/coach/coach'
import type { RhythmRecord } from '@/lib/server/coach/context'
import { tellingStems } from '@/lib/server/language/progress/frame'
import type { Clock } from '@/lib/server/language/progress/read-progress'
import { isWithout, readTicks } from '@/lib/server/language/rhythm/read-ticks'
import { readTimes, type ToldTimes } from '@/lib/server/language/rhythm/read-times'
import { readText } from '@/lib/server/language/text'

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
  if (times?.of === 'day') return countOf(times, rhythm, clock, progress) ?? kept
  if (times) {
    if (standing.today !== null || times.count <= standing.now) return kept
    return asks(progress, rhythm, `Is that ${times.count} of ${measure.times} this ${measure.per}?`, {
      label: `Yes, ${times.count} this ${measure.per}`,
      value: times.count,
    })
  }
  const about = tellingStems(title)
  const told = sentences.flatMap((sentence) => readTicks(sentence, clock, about))
  const values = told.filter((tick, at) => told.findIndex(({ date }) => date === tick.date) === at)
  const counted = values.filter(({ date }) => isDayOf(measure, date))
  const isClear = told.every((tick) => values.some((one) => one.date === tick.date && one.value === tick.value))
  if (counted.length > 0 && isClear) {
    const days = counted.map(({ date, value }) => `${date} ${value === 1 ? 'done' : 'not done'}`).join(', ')
    return { newProgress: progress, reasoning: `Counted: ${days}.`, values: counted }
  }
  const isToday = isDayOf(measure, dateIn(clock.timeZone, clock.now))
  const isOver = sentences.some((sentence) => isWithout(sentence, clock) || isPastPeriod(sentence.text))
  if (standing.today !== null || !isToday || isOver) return kept
  return asks(progress, rhythm, 'Does today count?', { label: 'Yes, done today', value: standing.now + 1 })
}

/** What a count of one day adds to what the day has: so many more, or so many in all. */
function countOf(
  { date, count, isMore, quote }: Extract<ToldTimes, { of: 'day' }>,
  { standing }: RhythmRecord,
  clock: Clock,
  progress: number,
): Assessment | null {
  const has = date === dateIn(clock.timeZone, clock.now) ? (standing.today ?? 0) : 0
  const value = isMore ? count : count - has
  if (value <= 0) return null
  return { newProgress: progress, reasoning: `Counted: ${date} ${count}.`, values: [{ date, value, quote }] }
}

/** Told of a week or month that is over, without its days. */
function isPastPeriod(text: string): boolean {
  return /\blast (?:week|month)\b/i.test(text)
}

function asks(
  progress: number,
  { measure, standing }: RhythmRecord,
  words: string,
  yes: { label: string; value: number },
): Assessment {
  const leave = { label: `Leave it at ${standingWords(measure, standing)}`, value: standing.now }
  return {
    newProgress: progress,
    reasoning: words,
    ask: { words, kind: 'value', unit: measure.unit, options: [yes, leave] },
  }
}
