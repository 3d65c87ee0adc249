import 'server-only'
import { addDays, dateIn, daysBetween } from '@/lib/contract/calendar'
import { datesIn } from '@/lib/server/language/dates'
import { phrases, says } from '@/lib/server/language/phrases'
import { type Quantity, quantitiesIn } from '@/lib/server/language/quantities'
import { dayWords, listed } from '@/lib/server/language/questions/day-words'
import { levelOf } from '@/lib/server/language/questions/energy-level'
import { slateOf } from '@/lib/server/language/questions/slate'
import { isMoney, isTime, sameUnit, unitOf } from '@/lib/server/language/units'
import { wordSet, wordTable } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'
import type { Said } from './said'

type At = Pick<ChatContext, 'now' | 'timeZone'>
type Amount = Pick<Quantity, 'value' | 'unit' | 'of' | 'start' | 'end'> & { role: 'each' | 'had' | null }
/** So much in one of `per`, with the way it was reckoned. */
type Rate = Pick<Amount, 'value' | 'unit'> & { per: string; how: string }
type Often = { count: number; per: string }

const MOST_SENTENCES = 4
const LONGEST = 100
const LONGEST_DAYS = 36_500
const MONTH = 365.25 / 12
const DAYS = wordTable({ day: 1, night: 1, evening: 1, morning: 1, weekday: 1.4, week: 7, month: MONTH, year: 365.25 })
const TIMES = wordSet('time x day night morning evening afternoon session weekday')
/** Then it is the record that is asked, not the figures. */
const ofTheRecord = phrases('did|was|had i|we, were my, how much|many was|were|did, how many times|entries, how often')
const asks = phrases(`
how much|many|fast|far|long, when, what do|does|would|is|will|can, whats, total|altogether, by when, each|apiece,
average|avg|mean, what|which percentage|percent|share
`)
const asksForDays = phrases(
  'how many days|weeks|sleeps are|is? there|left? until|till|til|to|before, how long is? it? until|till|til|to',
)
const share = phrases('what|which share, percentage|percent|fraction|proportion|%, share of')
const average = phrases('average|avg|mean')
const PER = /(?:\b(?:an?|per|each|every)\s|\/\s?)([a-z]+)\b(?! ago\b)/gi

/** A sum on the figures that the message itself gives, with the way it was reckoned; null where it asks for none. */
export function sumAnswer(said: Said, at: At): string | null {
  const { sentences, words } = said
  if (sentences.length > MOST_SENTENCES || words.length > LONGEST || says(words, ofTheRecord)) return null
  // "How many 5s this year" are days of an energy.
  return sentences.some(({ sentence }) => levelOf(slateOf(sentence)) !== null) ? null : solved(said, at)
}

/** What a message gives: amounts, what goes with a day or a week, how often, and the days that it names. */
type Given = {
  amounts: Amount[]
  percents: Amount[]
  rates: Rate[]
  often: Often[]
  until: string | undefined
  span: { days: number; words: string } | undefined
  /** The period that a share is asked for by. */
  asked: string | undefined
}

function givenIn(said: Said, { now, timeZone }: At): Given {
  const { text } = said
  const today = dateIn(timeZone, now)
  const isPeriod = (word: string) => DAYS[word] !== undefined || word === 'hour' || word === 'minute'
  const pers = [...text.matchAll(PER)]
    .map(({ 0: all, 1: word = '', index }) => {
      return { all, word: periodOf(word.toLowerCase()), start: index, end: index + all.length }
    })
    // "In a week" is a stretch, "a third" and "a lot" go with nothing.
    .filter(({ all, word, start }) => {
      const isLoose = /^(?:each|every|an? (?:third|quarter|half|fifth|lot|bit|few|couple|new|goal)\b)/i.test(all)
      return !/\b(?:over|in|for|within) $/i.test(text.slice(0, start)) && (isPeriod(word) || !isLoose)
    })
  const isOver = (one: { start: number; end: number }, other: { start: number; end: number }) =>
    one.start < other.end && one.end > other.start
  const days = said.sentences
    .flatMap(({ sentence }) => datesIn(sentence, { now, timeZone, towards: 'future' }))
    .filter((one) => one.to >= today && !/^at [\d.]+$/.test(one.words) && !pers.some((per) => isOver(per, one)))
  const given: Given = {
    ...{ amounts: [], percents: [], rates: [], often: [], span: undefined, asked: undefined },
    until: days.at(-1)?.to,
  }
  const used = new Set<number>()
  const all = said.sentences.flatMap(({ sentence }) => quantitiesIn(sentence))
  for (const one of all) {
    if (one.form === 'clock' || one.form === 'ordinal' || days.some((day) => isOver(day, one))) continue
    const inPer = pers.find((per) => isOver(per, one))
    const end = inPer ? inPer.start : one.end
    const own = inPer ? { ...one, unit: null, end } : one
    const near = pers.find(({ start, word }) => {
      const isBeside = start >= end - 1 && !all.some((other) => other.start >= end && other.end <= start)
      const between = text.slice(end, start)
      return isBeside && /^(?:\s+[a-z]+){0,3}\s*$/i.test(between) && (isPeriod(word) || between.trim() === '')
    })
    const [lead, tail] = [text.slice(0, one.start), text.slice(end)]
    const between = near ? text.slice(end, near.start) : ''
    if (one.form === 'percent') given.percents.push({ ...own, role: null })
    else if (near && !/\b(?:how|what|is|need)\b/i.test(between)) {
      used.add(near.start)
      const thing = own.unit ?? unitOf(/^\s*([a-z]+)/i.exec(between)?.[1]?.toLowerCase() ?? '')
      if (TIMES.has(thing)) given.often.push({ count: one.value, per: near.word })
      else given.rates.push({ ...own, per: near.word, how: `${amount(own)} a ${near.word}` })
    } else if (one.unit && DAYS[one.unit] && !tail.startsWith(' of'))
      given.span ??= { days: one.value * (DAYS[one.unit] ?? 1), words: text.slice(one.start, one.end) }
    else given.amounts.push({ ...own, role: roleOf(own, lead, tail) })
  }
  for (const [, word = '', per = ''] of text.matchAll(/\b(once|twice) an? ([a-z]+)/gi))
    given.often.push({ count: word.toLowerCase() === 'once' ? 1 : 2, per })
  given.asked = pers.find(({ start, word }) => !used.has(start) && DAYS[word])?.word
  return given
}

/** The sum that takes all the figures; null where none does. */
function solved(said: Said, at: At): string | null {
  const { words, text } = said
  const today = dateIn(at.timeZone, at.now)
  const given = givenIn(said, at)
  const { amounts, percents, rates, often, until } = given
  const [first, second] = amounts
  if (until && !first && rates.length === 0 && says(words, asksForDays))
    return `${dayWords(until, today)} is ${counted(daysBetween(today, until), 'day')} away.`
  if (percents[0])
    return percents.length === 1 && first && !second && !rates[0] ? percentOf(percents[0], first, text) : null
  const each = amounts.find(({ role }) => role === 'each') ?? (often.length > 0 ? first : undefined)
  const rate = rateOf(rates, often, each)
  const isTold = (until && isMoney(first?.unit ?? '')) || (each?.role === 'each' && words.length < 10)
  if (!says(words, asks) && !isTold && rates.length === 0) return null
  const length = until
    ? { days: daysBetween(today, until), words: `From today till ${dayWords(until, today)}` }
    : given.span
  const { asked } = given
  const isEachUsed = each?.role === 'each' || rates.length === 0
  if (rate)
    return ofRate(
      rate,
      amounts.filter((one) => one !== each || !isEachUsed),
      { length, asked, today },
    )
  if (rates.length > 0) return null
  if (says(words, average) && second && !/need/.test(text)) {
    const value = amounts.reduce((all, one) => all + one.value, 0) / amounts.length
    return `(${amounts.map((one) => shown(one.value)).join(' + ')}) ÷ ${amounts.length} = ${amount({ ...second, value })} on average.`
  }
  if (!first || amounts.length > 2) return null
  const whole = first.of ?? (second?.of == null ? second?.value : null)
  if (says(words, share) && whole && !/\bfrom\b.*\bto\b/i.test(text))
    return `${shown(first.value)} of ${shown(whole)} is ${shown((100 * first.value) / whole, 1)}%.`
  if (first.of && second) return null
  // Money that is to last is spent today, too.
  const isToLast = until !== undefined && isMoney(first.unit ?? '') && /\b(?:till|until|last)\b/i.test(text)
  const months = asked === 'month' ? Number(/(\d+) months/.exec(text)?.[1] ?? 0) : 0
  if (length) return sharedOut(amounts, { ...length, days: length.days + (isToLast ? 1 : 0) }, asked, months)
  const price = amounts.find(({ role }) => role === 'each')
  const count = price === first ? second : first
  return price && count
    ? `${amount(count)} × ${amount(price)} = ${amount({ ...price, value: count.value * price.value })}.`
    : null
}

/** Hours by their whole name, anything else as units go. */
function periodOf(word: string): string {
  const unit = unitOf(word)
  return unit === 'h' ? 'hour' : unit === 'min' ? 'minute' : unit
}

function roleOf({ unit }: Pick<Quantity, 'unit'>, lead: string, tail: string): Amount['role'] {
  const isAt = /\bat $/i.test(lead) && !/\b(?:i'?m|am|now|be|stand) at $/i.test(lead)
  if (isAt || /^ (?:each|apiece)\b/i.test(tail) || (isTime(unit ?? '') && /\d.* of $/.test(lead))) return 'each'
  const isHad = /\b(?:already|have|got|saved|done|read|now|had|minus|less|deposit|spent|paid)\b[^,;]{0,8}$/i.test(lead)
  return isHad ? 'had' : null
}

/** The one rate that is told: so much each time, so often; a price of what is counted; null where there are none or two. */
function rateOf([first, second]: readonly Rate[], [times]: readonly Often[], each: Amount | undefined): Rate | null {
  const product = (price: Pick<Amount, 'value' | 'unit'>, count: number, words: string, per: string): Rate => {
    const value = price.value * count
    const how = `${amount(price)} × ${words} = ${amount({ ...price, value })} a ${per}`
    return { value, unit: price.unit, per, how }
  }
  if (first && second) {
    const [price, count] = sameUnit(first.per, second.unit ?? '') ? [first, second] : [second, first]
    return count.unit && sameUnit(price.per, count.unit) ? product(price, count.value, amount(count), count.per) : null
  }
  if (first && each?.role === 'each') return product(each, first.value, amount(first), first.per)
  if (first && times && DAYS[first.per] === 1) return product(first, times.count, String(times.count), times.per)
  return first ?? (each && times ? product(each, times.count, String(times.count), times.per) : null)
}

type Around = { length: Given['span']; asked: string | undefined; today: string }

/** A total at a rate takes so long; a rate over a stretch comes to so much; so many at a price cost so much. */
function ofRate(rate: Rate, amounts: readonly Amount[], { length, asked, today }: Around): string | null {
  const days = DAYS[rate.per]
  const { left, rest, isAll } = leftOf(amounts)
  if (!isAll || (left && length) || rate.value <= 0) return null
  if (left) {
    const same = left.unit && rate.unit ? sameUnit(left.unit, rate.unit) : { factor: 1 }
    const ofPer = left.unit ? sameUnit(left.unit, rate.per) : null
    if (ofPer)
      return `${amount(left)} × ${amount(rate)} = ${amount({ ...rate, value: left.value * ofPer.factor * rate.value })}.`
    if (!same) return null
    const times = (left.value * same.factor) / rate.value
    const takes = `${rest}At ${rate.how}, ${amount(left)} takes ${counted(times, rate.per, 1)}`
    if (days === undefined || times * days > LONGEST_DAYS) return `${takes}.`
    return `${takes}: about ${dayWords(addDays(today, Math.ceil(times * days - 1e-9)), today)}.`
  }
  const over = length?.days ?? (asked ? DAYS[asked] : undefined)
  if (days === undefined || over === undefined) return rate.how.includes('=') ? `${rate.how}.` : null
  const value = Math.round((rate.value * over * 100) / days) / 100
  const inHours = rate.unit === 'min' ? ` = ${counted(value / 60, 'h')}` : ''
  return `At ${rate.how}, that comes to about ${amount({ ...rate, value })}${inHours} ${length ? `in ${Math.round(over)} days` : `a ${asked}`}.`
}

/** What is still to be done: the whole, less what is there. */
function leftOf(amounts: readonly Amount[]) {
  const [total, other] = amounts.toSorted((a, b) => (b.of ?? b.value) - (a.of ?? a.value))
  const isAll = amounts.length < 2 || (amounts.length === 2 && other?.role === 'had')
  if (!total) return { left: null, rest: '', isAll }
  const whole = total.of ?? total.value
  const had = total.of != null ? total.value : other?.role === 'had' ? other.value : 0
  const left = { ...total, value: whole - had }
  const [all, there] = [amount({ ...total, value: whole }), amount({ ...total, value: had })]
  return { left, rest: had ? `${all} less ${there} leaves ${amount(left)}. ` : '', isAll }
}

/** A total over the days that there are: what that is a day, a week or a month. */
function sharedOut(
  amounts: readonly Amount[],
  { days, words }: { days: number; words: string },
  asked: string | undefined,
  months: number,
): string | null {
  const { left, rest, isAll } = leftOf(amounts)
  if (!left || !isAll || days < 1 || days > LONGEST_DAYS || left.value <= 0) return null
  if (months > 0)
    return `${rest}${amount(left)} ÷ ${months} = ${amount({ ...left, value: left.value / months })} a month.`
  const periods = asked ? [asked] : ['day', 'week', 'month'].filter((one) => (DAYS[one] ?? 1) <= days)
  const shares = periods.map((one) => `${amount({ ...left, value: (left.value / days) * (DAYS[one] ?? 1) })} a ${one}`)
  return `${rest}${words} is ${Math.round(days)} days: ${listed(shares)}.`
}

/** "15 % of 2,400", "20 % off £85". */
function percentOf(percent: Amount, whole: Amount, text: string): string {
  const part = { ...whole, value: (whole.value * percent.value) / 100 }
  const is = `${shown(percent.value)}% of ${amount(whole)} is ${amount(part)}`
  const isLess = /\b(?:off|less|discount)\b/i.test(text)
  if (!isLess && !/\b(?:more|extra|vat|interest|tax|plus)\b/i.test(text)) return `${is}.`
  const value = whole.value + (isLess ? -part.value : part.value)
  return `${is}; ${amount(whole)} ${isLess ? '−' : '+'} ${amount(part)} = ${amount({ ...whole, value })}.`
}

/** A result as a person writes it: 1,800, 15.56. */
function shown(value: number, decimals = 2): string {
  return value.toLocaleString('en', { maximumFractionDigits: decimals })
}

/** £12.50, 3 km, 8 chapters. */
function amount({ value, unit }: Pick<Quantity, 'value' | 'unit'>): string {
  if (!unit || !isMoney(unit)) return counted(value, unit)
  return unit + value.toLocaleString('en', { minimumFractionDigits: value % 1 ? 2 : 0, maximumFractionDigits: 2 })
}

/** 3 km, 8 chapters, 2 stories. */
function counted(value: number, unit: string | null, decimals = 2): string {
  const figure = shown(value, decimals)
  if (!unit) return figure
  if (value === 1 || /^(?:km|m|cm|kg|g|lb|l|ml|min|h|s|kcal|person|people|%)$/.test(unit)) return `${figure} ${unit}`
  if (/[^aeiou]y$/.test(unit)) return `${figure} ${unit.slice(0, -1)}ies`
  return `${figure} ${unit}${/(?:s|x|z|ch|sh)$/.test(unit) ? 'es' : 's'}`
}
