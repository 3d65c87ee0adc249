import 'server-only'
import { dateIn, timeIn } from '@/lib/contract/calendar'
import { parseRepeat, repeatRule } from '@/lib/contract/repeat'
import { datesIn } from '../dates'
import { readMeasure } from '../measure/read-measure'
import { longestAt, phrases } from '../phrases'
import { kilometresOf, type Quantity, quantitiesIn } from '../quantities'
import { type Reading, readText, type Sentence, type Token } from '../text'
import { wordSet } from '../word-table'
import { areas, domainOf } from './domain-words'
import { capital, type OrderContext, type OrderReading, titleOf, valueFor, type Waiting } from './order'
import { firstTime, PART_OF_DAY, repeatIn } from './repeats'
import { hourNear, scheduledFor, whenIn } from './when'
import words from './words.json'

const MOST_WORDS = 14
/** How somebody begins who puts right what they said. */
const LEADS = phrases(words.followUp.leads)
const FILLERS = wordSet(words.followUp.fillers)
const MORE = wordSet('again also too another well')
const SIGNS = wordSet('£ $ €')

/**
 * A short message that only puts right what the last reply proposed: "make it 11 instead", "no, sorry, 60", "tomorrow at
 * 8". The change is proposed anew, whole. Null for any other message.
 */
export function followUp({ text, sentences }: Reading, context: OrderContext): OrderReading | null {
  const { waiting = [], older = [] } = context
  const tokens = sentences.flatMap((one) => one.tokens)
  const [sentence] = sentences
  if (!(waiting[0] ?? older[0]) || !sentence || tokens.length > MOST_WORDS || tokens.some(({ word }) => word === '?'))
    return null
  const quote = text.trim()
  const whole = { ...sentence, text: text.slice(sentence.start), tokens }
  const isPutRight = tokens.some(({ word }) => PUTS_RIGHT.has(word))
  // Of a card some messages before only a word that changes something speaks.
  for (const one of waiting.length > 0 ? waiting : isPutRight ? older : []) {
    const named = renamed(one, quote)
    if (named) return { verb: one.verb, input: named, quote, replaces: one.id }
    const said = withoutWas(tokens.slice(afterLeads(tokens)))
    // "And again at 4": the same once more, beside the one that waits.
    const isMore = one.verb === 'alert.add' && said.some(({ word }) => MORE.has(word))
    const own = isMore ? said.filter(({ word }) => !MORE.has(word)) : said
    const also = one.verb === 'value.log' && BESIDES.test(quote) ? another(one, whole, own, context) : null
    if (also) return { verb: one.verb, input: also, quote }
    const input = amended(one, whole, own, context) ?? amendedTwice(one, whole, own, context)
    if (input) return { verb: one.verb, input, quote, ...(!isMore && { replaces: one.id }) }
  }
  return null
}

/** "8 o'clock, not 7": what it is not stays unsaid. */
function withoutWas(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ word }) => word === 'not')
  return at > 0 ? tokens.slice(0, at) : tokens
}

const PUTS_RIGHT = wordSet('make change move push shift')

/** "Make it 3, and end of January": two things are put right. */
function amendedTwice(one: Waiting, sentence: Sentence, tokens: Token[], context: OrderContext): Input | null {
  const at = tokens.findIndex(({ word }, place) => place > 0 && (word === 'and' || word === ','))
  if (at < 0) return null
  const rest = tokens.slice(at).filter(({ word }) => word !== 'and' && word !== ',')
  const first = amended(one, sentence, tokens.slice(0, at), context)
  return first && rest.length > 0 ? amended({ ...one, input: first }, sentence, rest, context) : null
}

/** The token after the words of putting right. */
function afterLeads(tokens: readonly Token[]): number {
  const words = tokens.map(({ word }) => word)
  let at = 0
  for (let next: number | null = 0; next !== null; next = longestAt(words, at, LEADS)) {
    at = next
    while (tokens[at]?.kind === 'mark' && !SIGNS.has(words[at] ?? '')) at += 1
  }
  return at
}

type Input = Record<string, unknown>

/** "The area is health". */
const MOST_OF_AREA = 6
const BESIDES = /^\W*(?:and|plus|also)\b/i

/** "And 20 yesterday": another value of the same goal. */
function another({ input }: Waiting, sentence: Sentence, tokens: Token[], context: OrderContext): Input | null {
  const [day] = datesIn({ ...sentence, tokens }, { ...context, towards: 'past' })
  const amount = onlyAmount(tokens.filter(({ start, end }) => !day || start < day.start || end > day.end))
  const goal = context.goals.find(({ id }) => id === input.goalId)
  const value = goal && amount ? (amount.unit === null ? amount.value : valueFor(goal, amount)) : null
  const today = dateIn(context.timeZone, context.now)
  if (value === null || (day && (day.from !== day.to || day.to > today))) return null
  return { goalId: input.goalId, value, date: day?.to ?? today }
}

/** "Actually call it paint door and frame": what is proposed, by another name. */
function renamed({ verb, input }: Waiting, text: string): Input | null {
  const title = capital(
    CALLED.exec(text)?.[1]
      ?.trim()
      .replace(/,? instead$/i, ''),
  )
  if (!title) return null
  // Of an alert that is there a card changes the time alone.
  if (verb === 'alert.add' || verb === 'goal.create') return { ...input, title }
  return verb === 'milestones.set' ? withLastNew(input, { title }) : null
}
const CALLED =
  /^\W*(?:(?:no|actually|wait|sorry|ok|and|but|please|hmm?|oh)\W+){0,3}(?:call|name|title|rename) (?:it|that|this)(?: to)? ["“]?([^"”.!?]{2,80})["”]?[.!]?$/i

/** What orders or asks by itself is no answer to what something should be called. */
const ORDERS =
  /^\W*(?:(?:please|ok|and|then|so) )*(?:remind|add|set|create|log|move|tick|mark|delete|cancel|thanks?|what|when|how|who|where|why|did|is|are|do|can)\b/i

function amended(one: Waiting, sentence: Sentence, tokens: Token[], context: OrderContext): Input | null {
  const { verb, input } = one
  if (verb === 'alert.add' || verb === 'alert.move') {
    return (
      withTime(input, sentence, tokens, context) ??
      (one.missing.includes('title') ? called(input, sentence, tokens, context) : null)
    )
  }
  const day = DATED.has(verb) ? onlyDay(sentence, tokens, context) : null
  if (day) return { ...input, date: day }
  const amount = onlyAmount(tokens)
  if (verb === 'entry.write' && one.missing.includes('mood') && isLevel(amount)) return { ...input, mood: amount.value }
  if (verb === 'value.log' && amount) {
    const goal = context.goals.find(({ id }) => id === input.goalId)
    const value = goal ? valueFor(goal, amount) : amount.value
    return value === null ? null : { ...input, ...('total' in input ? { total: value } : { value }) }
  }
  if (verb === 'progress.log' && amount && amount.value <= 100) {
    // "No, 60" is a share where the share was told before.
    const isShare = amount.form === 'percent' || quantitiesOf(one.quote).some(({ value }) => value === input.progress)
    return isShare ? { ...input, progress: Math.round(amount.value) } : null
  }
  if (verb === 'goal.create') {
    const isArea = one.missing.includes('domain') && tokens.length <= MOST_OF_AREA
    const area = isArea ? (areas[tokens.at(-1)?.word ?? ''] ?? domainOf(sentence.text)) : undefined
    if (area) return { ...input, domain: area }
    const isMade = sentence.tokens.some(({ word }) => PUTS_RIGHT.has(word))
    const begun = (isMade ? counted(input, amount) : begins(input, tokens)) ?? paced(sentence, tokens, context)
    if (begun) return { ...input, ...begun }
  }
  if (verb === 'goal.pause') {
    const by = tokens.map((one) => (UNTIL.has(one.word) ? { ...one, word: 'by' } : one))
    const until = whenIn(sentence, by, context)
    return until.span && isNothing(until.rest)
      ? { ...input, until: until.span.from > dateIn(context.timeZone, context.now) ? until.span.from : until.span.to }
      : null
  }
  if (verb !== 'goal.create' && verb !== 'goal.change' && verb !== 'milestones.set') return null
  const when = whenIn(sentence, tokens, context)
  if (!when.span || !isNothing(when.rest)) return null
  return verb === 'milestones.set'
    ? withLastNew(input, { targetDate: when.span.to })
    : { ...input, targetDate: when.span.to }
}

const UNTIL = wordSet('until till til')

/** "I have 400 already": where a new goal begins that counts. */
function begins({ measure }: Input, tokens: readonly Token[]): Input | null {
  const [amount, other] = quantitiesIn({ tokens: [...tokens] })
  const { target, start } = (measure ?? {}) as { target?: number; start?: number }
  if (!amount || other || target === undefined || start === undefined || amount.value === target) return null
  const rest = tokens.filter((_, at) => at < amount.from || at >= amount.to)
  return rest.every(({ word }) => FILLERS.has(word) || BEGINNING.has(word))
    ? { measure: { ...(measure as object), start: amount.value } }
    : null
}

/** "Make it 3": how many a new goal counts, in its title, too. */
function counted({ measure, title }: Input, amount: Quantity | null): Input | null {
  const { kind, target } = (measure ?? {}) as { kind?: string; target?: number }
  if (kind !== 'total' || !target || !amount || amount.unit !== null || amount.value <= 0) return null
  const named = typeof title === 'string' && {
    title: title.replace(new RegExp(`\\b${target}\\b`), String(amount.value)),
  }
  return { measure: { ...(measure as object), target: amount.value }, ...named }
}

/** "Make it 5 days a week": how often a new goal is to be done. */
function paced({ text }: Sentence, tokens: readonly Token[], { timeZone, now }: OrderContext): Input | null {
  const first = tokens[0]
  if (
    !first ||
    !/^(?:\d+|[a-z]+) (?:times?|days?|x)\b|^(?:every|daily|weekly|once|twice)\b/.test(
      tokens.map(({ word }) => word).join(' '),
    )
  )
    return null
  const { measure } = readMeasure({ title: text.slice(first.start), description: '' }, timeZone, now)
  return measure?.kind === 'rhythm' ? { measure } : null
}
const BEGINNING = wordSet("i i've i'm we have got can do did am already now currently today so far done saved have")

/** The milestone that a card adds last, with another name or a day; null where it adds none. */
function withLastNew(input: Input, change: { title: string } | { targetDate: string }): Input | null {
  const milestones = [input.milestones ?? []].flat() as { id?: string }[]
  const last = milestones.at(-1)
  return last && last.id === undefined
    ? { ...input, milestones: [...milestones.slice(0, -1), { ...last, ...change }] }
    : null
}

/** What takes back is no name. */
const TAKEN_BACK =
  /^\W*(?:(?:actually|ok|okay|hm+|wait|oh|sorry|and)\W+)*(?:never ?mind|forget (?:it|that)|no|not|nope|leave it)\b/i

/** An alert by the name that it lacked, and at its time where that is told with it. */
function called(input: Input, sentence: Sentence, tokens: Token[], context: OrderContext): Input | null {
  const when = whenIn(sentence, tokens, context)
  const title = titleOf(sentence, when.rest)
  const isNamed = when.rest.some(({ kind, word }) => kind === 'word' && !FILLERS.has(word))
  if (!title || !isNamed || ORDERS.test(sentence.text) || TAKEN_BACK.test(sentence.text)) return null
  const isTimed = when.span !== null || when.time !== null || when.inMinutes !== null
  return { ...input, title, ...(isTimed && { scheduledFor: scheduledFor(when, context) }) }
}

const DATED = wordSet('entry.write value.log')

/** "That was yesterday": the day of some words that tell nothing else, where it is over. */
function onlyDay(sentence: Sentence, tokens: Token[], context: OrderContext): string | null {
  const { span, time, rest } = whenIn(sentence, tokens, context)
  const isOver = span !== null && span.from === span.to && span.to <= dateIn(context.timeZone, context.now)
  return isOver && time === null && isNothing(rest) ? span.to : null
}

/** The amount of some words that tell nothing else. */
function onlyAmount(tokens: readonly Token[]): Quantity | null {
  const [amount, other] = quantitiesIn({ tokens })
  const isOnly = amount && !other && isNothing(tokens.filter((_, at) => at < amount.from || at >= amount.to))
  return isOnly ? amount : null
}

function isLevel(amount: Quantity | null): amount is Quantity {
  return amount !== null && Number.isInteger(amount.value) && amount.value >= 1 && amount.value <= 5
}

function quantitiesOf(quote: string): Quantity[] {
  return readText(quote).sentences.flatMap(quantitiesIn)
}

/**
 * What was told before with another figure: "no, it was 8" after "ran 6 k with Aoife" tells "ran 8 k with Aoife". Null
 * where it says anything else, or where what was told has no figure or several.
 */
export function toldAnew({ text, sentences }: Reading, card: Input & { quote: string }): string | null {
  const quote = typeof card.note === 'string' ? card.note : card.quote
  const tokens = sentences.flatMap((one) => one.tokens)
  const amount = tokens.length > MOST_WORDS ? null : onlyAmount(tokens.slice(afterLeads(tokens)))
  const [was, other] = quantitiesOf(quote)
  // "I ran today" – "2k": how far, where nothing was said of that.
  const isFigured = amount && (amount.unit !== null || tokens.some(({ word }) => kilometresOf(word)))
  if (isFigured && !was && quote.length < MOST_OF_QUOTE) return `${quote.replace(/[.!]+$/, '')}, ${text.trim()}`
  if (!amount || !was || other || was.value === card.progress) return null
  // Its unit stays.
  const figure = /^(?:[\d.,]*\d|[\p{L}-]+)/u.exec(quote.slice(was.start))?.[0] ?? ''
  return `${quote.slice(0, was.start)}${amount.value}${quote.slice(was.start + figure.length)}`
}

const MOST_OF_QUOTE = 120

function isNothing(tokens: readonly Token[]): boolean {
  return tokens.every(({ word }) => FILLERS.has(word))
}

/** "Make it 6:30", of 7 in the morning, is no evening's. */
function nearerHour(time: string, before: string, text: string): string {
  const hour = Number(time.slice(0, 2))
  if (OF_HALF.test(text) || !/\b(?:[1-9]|1[0-2])(?:[:.][0-5]\d)?\b/.test(text)) return time
  const other = (hour + 12) % 24
  const far = (one: number) => Math.abs(one - Number(before.slice(0, 2)))
  return far(other) < far(hour) ? `${String(other).padStart(2, '0')}${time.slice(2)}` : time
}
const OF_HALF =
  /(?:\d ?|\b)(?:am|pm|a\.m|p\.m)\b|\b(?:morning|afternoon|evening|night|tonight|noon|midnight|1[3-9]|2[0-3]|0\d)\b/i

/** An alert at its new time: what is not said of it stays as it was. */
function withTime(input: Input, sentence: Sentence, said: Token[], context: OrderContext): Input | null {
  const { timeZone } = context
  const repeat = repeatIn(said)
  const when = whenIn(sentence, repeat?.rest ?? said, context)
  const was = typeof input.scheduledFor === 'string' ? input.scheduledFor : null
  const wasAt = was && was.length > 10 ? new Date(was) : null
  const before = wasAt && timeIn(timeZone, wasAt)
  const hour = when.time === null && when.inMinutes === null ? hourNear(when.rest, before) : null
  const isEmpty = !when.span && !when.time && when.inMinutes === null && !hour && !repeat
  // "Every second evening": the part of the day is of its time.
  const rest = when.rest.filter((one) => one !== hour?.token && !(repeat && PART_OF_DAY.test(one.word)))
  if (isEmpty || !isNothing(rest)) return null
  const time = (when.time && before ? nearerHour(when.time, before, sentence.text) : when.time) ?? hour?.time ?? before
  const day = when.span?.to ?? (wasAt ? dateIn(timeZone, wasAt) : was)
  if (repeat) {
    const first = firstTime(repeat.rule, { day: when.span?.from ?? day, time }, context)
    return { ...input, repeat: repeatRule(repeat.rule), scheduledFor: first }
  }
  const at = scheduledFor({ ...when, span: day ? { from: day, to: day } : null, time }, context)
  // "Make it 6:30", of what repeats and has passed that for today: the next of its days.
  const rule = typeof input.repeat === 'string' ? parseRepeat(input.repeat) : null
  const isPast = at !== undefined && at.length > 10 && new Date(at) <= context.now
  return { ...input, scheduledFor: rule && isPast ? firstTime(rule, { day: null, time }, context) : at }
}
