import 'server-only'
import { type DateMention, datesIn } from '@/lib/server/language/dates'
import { type Quantity, quantitiesIn } from '@/lib/server/language/quantities'
import type { Token } from '@/lib/server/language/text'
import { isTime } from '@/lib/server/language/units'
import type { SaidSentence } from '../said'
import { type Frequency, frequencyIn } from './rate-in'

/** The figures that a person gives for a sum. */
export type Figures = {
  /** What is done each time, and how often; on how many days of the week, where that is said beside it. */
  rate: { amount: Quantity; frequency: Frequency; days?: number } | null
  /** What is to be reached, or to be shared out. */
  total: Quantity | null
  /** What of the total is there already. */
  have: Quantity | null
  /** A day that bounds it, or a length of time. */
  until: DateMention | null
  span: { days: number; words: string } | null
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 365.25 / 12, year: 365.25 }
const ASKING = new Set('how what when which'.split(' '))
const ALREADY = new Set('already have got saved done read written now'.split(' '))

/** Whether nothing but a word or two stands between an amount and how often it is done: "10 pages of it a day". */
function isBeside(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to)
  return from <= to && between.length <= 3 && !between.some(({ kind, word }) => kind === 'mark' || ASKING.has(word))
}

/** "I'm at 980", "from 980 to 1,500". */
function isFrom(tokens: readonly Token[], at: number): boolean {
  const [before, last] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? '']
  return last === 'from' || (last === 'at' && /^(?:i'm|im|am|now)$/.test(before))
}

/** What a message of one to three sentences gives to reckon with. */
export function figuresIn(sentences: readonly SaidSentence[], at: { now: Date; timeZone: string }): Figures {
  const figures: Figures = { rate: null, total: null, have: null, until: null, span: null }
  const totals: { quantity: Quantity; isHad: boolean }[] = []
  for (const { sentence } of sentences.slice(0, 3)) {
    const { tokens } = sentence
    const dates = datesIn(sentence, { ...at, towards: 'future' })
    const frequency = frequencyIn(tokens)
    const free = quantitiesIn(sentence)
      .filter(
        ({ from, start, end, form }) =>
          form !== 'clock' &&
          form !== 'ordinal' &&
          !(frequency && from >= frequency.from && from < frequency.to) &&
          !dates.some((date) => start < date.end && end > date.start),
      )
      // In "50 a week" no weeks are counted.
      .map((one) =>
        frequency && one.from < frequency.from && one.to > frequency.from
          ? { ...one, unit: null, form: 'plain' as const, to: frequency.from }
          : one,
      )
    const amount = frequency ? free.find(({ to }) => isBeside(tokens, to, frequency.from)) : undefined
    const daysAWeek = frequency?.perDay === 1 ? frequencyIn(tokens.slice(frequency.to)) : null
    const days = daysAWeek && daysAWeek.to - daysAWeek.from > 2 ? Math.round(daysAWeek.perDay * 7) : undefined
    if (amount && frequency) figures.rate ??= days && days < 7 ? { amount, frequency, days } : { amount, frequency }
    figures.until ??= dates.at(-1) ?? null
    for (const quantity of free) {
      if (quantity === amount) continue
      if (days && quantity.value === days && quantity.unit === 'day') continue
      if (quantity.unit && isTime(quantity.unit) && DAYS[quantity.unit]) {
        const words = sentence.text.slice(quantity.start - sentence.start, quantity.end - sentence.start)
        figures.span ??= { days: quantity.value * (DAYS[quantity.unit] ?? 1), words }
        continue
      }
      const around = tokens.slice(Math.max(0, quantity.from - 2), quantity.to + 2)
      totals.push({ quantity, isHad: around.some(({ word }) => ALREADY.has(word)) || isFrom(tokens, quantity.from) })
    }
  }
  const byValue = [...totals].sort((a, b) => b.quantity.value - a.quantity.value)
  figures.total = byValue[0]?.quantity ?? null
  figures.have = byValue.slice(1).find(({ isHad }) => isHad)?.quantity ?? null
  return figures
}
