import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { type DateMention, datesIn } from '@/lib/server/language/dates'
import { type Quantity, quantitiesIn } from '@/lib/server/language/quantities'
import type { Token } from '@/lib/server/language/text'
import { isMeasured, isTime, singularOf, unitOf } from '@/lib/server/language/units'
import { wordSet } from '@/lib/server/language/word-table'
import type { SaidSentence } from '../said'
import type { Amount } from './amount-words'
import { PERIODS, type Per, persIn } from './periods'
import { type Rate, rateOf, type Times } from './rates'

/** What a message gives to reckon with, in its order, each figure in one place at most. */
export type Figures = {
  rate: Rate | null
  amounts: Amount[]
  percent: { value: number; after: string } | null
  /** A day that bounds it, the day on which it begins, or a length of time. */
  until: DateMention | null
  start: DateMention | null
  span: { days: number; words: string } | null
  /** The period for which an amount is asked: "how much is that a month?". */
  asked: Pick<Per, 'days' | 'name'> | null
}

const PER_PIECE = wordSet('each apiece')
/** What is counted to say how often: "three mornings a week". */
const TIMES = wordSet('time x day night morning evening afternoon session weekday workday')
const ASKING = wordSet("how what what's whats when which need that")
const HAD = wordSet('already have got saved done read written now had minus less deposit spent paid')
const STARTING = wordSet('from starting start beginning begin')
const PEOPLE = wordSet('person friend kid child way flatmate colleague task guest')

/** What a message of one to four sentences gives to reckon with. */
export function figuresIn(sentences: readonly SaidSentence[], at: { now: Date; timeZone: string }): Figures {
  const figures: Figures = {
    rate: null,
    amounts: [],
    percent: null,
    until: null,
    start: null,
    span: null,
    asked: null,
  }
  const rates: Rate[] = []
  const often: Times[] = []
  const today = dateIn(at.timeZone, at.now)
  for (const { sentence } of sentences.slice(0, 4)) {
    const { tokens } = sentence
    const pers = persIn(tokens)
    const dates = datesIn(sentence, { ...at, towards: 'future' }).filter(
      // "At 17.40" an hour is no time of day.
      ({ start, end, words }) => !/^at [\d.]+$/.test(words) && !pers.some((per) => start < per.end && end > per.start),
    )
    const begins = ({ start }: DateMention) => STARTING.has(tokens.findLast(({ end }) => end <= start)?.word ?? '')
    figures.until ??= dates.findLast((one) => !begins(one) && one.to >= today) ?? null
    figures.start ??= dates.find(begins) ?? null
    const free = quantitiesIn(sentence).flatMap((one) => withoutTime(one, pers, dates))
    for (const per of pers) {
      const before = free.findLast(({ to }) => to <= per.from)
      const times = ['once', 'twice'].indexOf(tokens[per.from - 1]?.word ?? '') + 1
      if (per.isSpan) figures.span ??= per
      else if (times > 0) often.push({ count: times, per })
      else if (before && isBeside(tokens, before.to, per.from)) {
        free.splice(free.indexOf(before), 1)
        const isOften = TIMES.has(before.unit ?? unitOf(tokens[before.to]?.word ?? ''))
        if (isOften && Number.isInteger(before.value)) often.push({ count: before.value, per })
        else rates.push(of(before, per))
      } else if (isAsked(tokens, per.from)) figures.asked ??= per
      // "Every Tuesday" tells how often.
      else often.push({ count: 1, per })
    }
    for (const one of free) {
      const days = one.unit && isTime(one.unit) ? PERIODS[one.unit] : undefined
      const words = sentence.text.slice(one.start - sentence.start, one.end - sentence.start)
      if (one.form === 'percent') figures.percent ??= { value: one.value, after: tokens[one.to]?.word ?? '' }
      else if (days) figures.span ??= { days: one.value * days, words }
      else figures.amounts.push(amountOf(tokens, one))
    }
  }
  return { ...figures, ...rateOf(rates, often, figures.amounts) }
}

function of({ value, unit, of: whole }: Quantity, per: Per): Rate {
  return { value, unit, of: whole, role: null, days: per.days, name: per.name, every: per.words, how: '' }
}

/** A quantity without what belongs to a period or a date: in "50 a week" no weeks are counted. */
function withoutTime(one: Quantity, pers: readonly Per[], dates: readonly DateMention[]): Quantity[] {
  if (one.form === 'clock' || one.form === 'ordinal') return []
  if (dates.some(({ start, end }) => one.start < end && one.end > start)) return []
  const per = pers.find(({ from, to }) => one.from < to && one.to > from)
  if (!per) return [one]
  return one.from >= per.from ? [] : [{ ...one, unit: null, form: 'plain', to: per.from }]
}

/** Whether nothing but a word or two stands between an amount and its period: "10 pages of it a day". */
function isBeside(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to)
  return between.length <= 3 && !between.some(({ kind, word }) => kind === 'mark' || ASKING.has(word))
}

/** Whether the clause of a period asks for an amount: "…, how much is that a month?", "and per week?". */
function isAsked(tokens: readonly Token[], at: number): boolean {
  const from = tokens.findLastIndex(({ word }, place) => place < at && /^[,;:.-]$/.test(word)) + 1
  return ['and', 'or'].includes(tokens[0]?.word ?? '') || tokens.slice(from, at).some(({ word }) => ASKING.has(word))
}

function amountOf(tokens: readonly Token[], one: Quantity): Amount {
  if (isPriced(tokens, one)) return { value: one.value, unit: null, of: one.of, role: 'each' }
  const role = roleOf(tokens, one)
  // Things go by the name that they were given.
  const unit = one.unit === null || isMeasured(one.unit) ? one.unit : singularOf(tokens[one.to - 1]?.word ?? '')
  return { value: one.value + (role === 'parts' ? self(tokens, one) : 0), unit, of: one.of, role }
}

/** "4.20 a metre" is what a metre costs; "half a metre" is so much of one. */
function isPriced(tokens: readonly Token[], { from, to }: Quantity): boolean {
  return to - from > 2 && /^\d/.test(tokens[from]?.word ?? '') && /^an?$/.test(tokens[to - 2]?.word ?? '')
}

function roleOf(tokens: readonly Token[], { from, to, unit }: Quantity): Amount['role'] {
  const word = (at: number) => tokens[at]?.word ?? ''
  const isEach = (at: number) => /^(?:a|an|per|each|every|\/)$/.test(word(at))
  const isOfUs = word(to) === 'of' && /^(?:us|them|you)$/.test(word(to + 1))
  // "Over 3 meals, how much a meal?"
  const isAskedFor = tokens.some((one, at) => at > to && isEach(at - 1) && unit !== null && unitOf(one.word) === unit)
  if (isOfUs || isAskedFor || PEOPLE.has(unit ?? '') || word(to) === 'ways') return 'parts'
  if (
    word(from - 1) === 'by' ||
    tokens.slice(Math.max(0, from - 4), from).some((one) => /^(?:between|among)$/.test(one.word))
  )
    return 'parts'
  const isAt = /^(?:at|on)$/.test(word(from - 1)) && /^(?:i'm|im|am|now)$/.test(word(from - 2))
  const isReached = /^(?:be|get|stand|arrive)$/.test(word(from - 2))
  if (
    (word(from - 1) === 'at' && !isAt && !isReached) ||
    PER_PIECE.has(word(to)) ||
    (isEach(to) && !PERIODS[word(to + 1)])
  )
    return 'each'
  // "5 shifts of 12.5 hours".
  if (
    word(from - 1) === 'of' &&
    unit !== null &&
    isTime(unit) &&
    tokens.slice(0, from).some(({ kind }) => kind === 'number')
  )
    return 'each'
  const isHad = tokens.slice(Math.max(0, from - 2), to + 2).some((one) => HAD.has(one.word))
  return /^(?:from|page)$/.test(word(from - 1)) || isAt || isHad ? 'had' : null
}

/** "Me and my two brothers": the one who asks is one of them. */
function self(tokens: readonly Token[], { from, to }: Quantity): number {
  const around = tokens.slice(Math.max(0, from - 3), to + 4).map(({ word }) => word)
  const isSelf = around.some((word, at) => {
    return /^(?:me|myself|i)$/.test(word) && [around[at - 1], around[at + 1]].includes('and')
  })
  return isSelf ? 1 : 0
}
