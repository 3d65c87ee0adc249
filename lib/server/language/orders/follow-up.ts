import 'server-only'
import { dateIn, timeIn } from '@/lib/contract/calendar'
import { repeatRule } from '@/lib/contract/repeat'
import { longestAt, phrases } from '../phrases'
import { type Quantity, quantitiesIn } from '../quantities'
import { type Reading, readText, type Sentence, type Token } from '../text'
import { wordSet } from '../word-table'
import { capital, type OrderContext, type OrderReading, titleOf, valueFor, type Waiting } from './order'
import { firstTime, repeatIn } from './repeats'
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
  const { waiting = [] } = context
  const tokens = sentences.flatMap((one) => one.tokens)
  const [sentence] = sentences
  if (!waiting[0] || !sentence || tokens.length > MOST_WORDS || tokens.some(({ word }) => word === '?')) return null
  const quote = text.trim()
  const whole = { ...sentence, text: text.slice(sentence.start), tokens }
  for (const one of waiting) {
    const named = renamed(one, quote)
    if (named) return { verb: one.verb, input: named, quote, replaces: one.id }
    const said = tokens.slice(afterLeads(tokens))
    // "And again at 4": the same once more, beside the one that waits.
    const isMore = one.verb === 'alert.add' && said.some(({ word }) => MORE.has(word))
    const own = isMore ? said.filter(({ word }) => !MORE.has(word)) : said
    const input = amended(one, whole, own, context)
    if (input) return { verb: one.verb, input, quote, ...(!isMore && { replaces: one.id }) }
  }
  return null
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

/** "Actually call it paint door and frame": what is proposed, by another name. */
function renamed({ verb, input }: Waiting, text: string): Input | null {
  const title = capital(CALLED.exec(text)?.[1]?.trim())
  if (!title) return null
  if (verb === 'alert.add' || verb === 'goal.create') return { ...input, title }
  const milestones = [input.milestones ?? []].flat() as { id?: string }[]
  const last = milestones.at(-1)
  const isNew = verb === 'milestones.set' && last && last.id === undefined
  return isNew ? { ...input, milestones: [...milestones.slice(0, -1), { ...last, title }] } : null
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
    const begun = begins(input, tokens)
    if (begun) return begun
  }
  if (verb !== 'goal.create' && verb !== 'goal.change' && verb !== 'milestones.set') return null
  const when = whenIn(sentence, tokens, context)
  if (!when.span || !isNothing(when.rest)) return null
  return verb === 'milestones.set' ? dated(input, when.span.to) : { ...input, targetDate: when.span.to }
}

/** "I have 400 already": where a new goal begins that counts. */
function begins({ measure, ...input }: Input, tokens: readonly Token[]): Input | null {
  const [amount, other] = quantitiesIn({ tokens: [...tokens] })
  const { target, start } = (measure ?? {}) as { target?: number; start?: number }
  if (!amount || other || target === undefined || start === undefined || amount.value === target) return null
  const rest = tokens.filter((_, at) => at < amount.from || at >= amount.to)
  return rest.every(({ word }) => FILLERS.has(word) || BEGINNING.has(word))
    ? { ...input, measure: { ...(measure as object), start: amount.value } }
    : null
}
const BEGINNING = wordSet("i i've i'm we have got can do did am already now currently today so far done saved have")

/** The milestone that a card adds last, with its day. */
function dated(input: Input, targetDate: string): Input | null {
  const milestones = [input.milestones ?? []].flat() as { id?: string }[]
  const last = milestones.at(-1)
  return last && last.id === undefined
    ? { ...input, milestones: [...milestones.slice(0, -1), { ...last, targetDate }] }
    : null
}

/** An alert by the name that it lacked, and at its time where that is told with it. */
function called(input: Input, sentence: Sentence, tokens: Token[], context: OrderContext): Input | null {
  const when = whenIn(sentence, tokens, context)
  const title = titleOf(sentence, when.rest)
  const isNamed = when.rest.some(({ kind, word }) => kind === 'word' && !FILLERS.has(word))
  if (!title || !isNamed || ORDERS.test(sentence.text)) return null
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
export function toldAnew({ sentences }: Reading, card: Input & { quote: string }): string | null {
  const quote = typeof card.note === 'string' ? card.note : card.quote
  const tokens = sentences.flatMap((one) => one.tokens)
  const amount = tokens.length > MOST_WORDS ? null : onlyAmount(tokens.slice(afterLeads(tokens)))
  const [was, other] = quantitiesOf(quote)
  if (!amount || !was || other || was.value === card.progress) return null
  // Its unit stays.
  const figure = /^(?:[\d.,]*\d|[\p{L}-]+)/u.exec(quote.slice(was.start))?.[0] ?? ''
  return `${quote.slice(0, was.start)}${amount.value}${quote.slice(was.start + figure.length)}`
}

function isNothing(tokens: readonly Token[]): boolean {
  return tokens.every(({ word }) => FILLERS.has(word))
}

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
  if (isEmpty || !isNothing(when.rest.filter((one) => one !== hour?.token))) return null
  const time = when.time ?? hour?.time ?? before
  const day = when.span?.to ?? (wasAt ? dateIn(timeZone, wasAt) : was)
  if (repeat) {
    const first = firstTime(repeat.rule, { day: when.span?.from ?? day, time }, context)
    return { ...input, repeat: repeatRule(repeat.rule), scheduledFor: first }
  }
  return { ...input, scheduledFor: scheduledFor({ ...when, span: day ? { from: day, to: day } : null, time }, context) }
}
