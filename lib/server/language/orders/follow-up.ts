import 'server-only'
import { dateIn, timeIn } from '@/lib/contract/calendar'
import { repeatRule } from '@/lib/contract/repeat'
import { longestAt, type Phrase, phrases } from '../phrases'
import { quantitiesIn } from '../quantities'
import type { Reading, Sentence, Token } from '../text'
import { wordSet } from '../word-table'
import { type OrderContext, type OrderReading, renamed, valueFor, type Waiting } from './order'
import { firstTime, repeatIn } from './repeats'
import { hourNear, scheduledFor, type When, whenIn } from './when'
import words from './words.json'

const MOST_WORDS = 14
/** How somebody begins who puts right what they said. */
const LEADS = phrases(words.followUp.leads)
const NAMING = phrases('call|name|title it|that|this, it is|its called, called')
const FILLERS = wordSet(words.followUp.fillers)

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
    const named = afterLeads(tokens, NAMING)
    const title = named === null || one.input.title === undefined ? undefined : renamed(whole, tokens.slice(named))
    const lead = tokens.slice(afterLeads(tokens, []) ?? 0)
    // "Sat 5th at 11, after the dentist" says why behind its comma.
    const why = lead.findIndex(({ kind }, at) => kind === 'mark' && WHY.has(lead[at + 1]?.word ?? ''))
    const said = why > 0 ? lead.slice(0, why) : lead
    // "And again at 4": the same once more, beside the one that waits.
    const isMore = one.verb === 'alert.add' && said.some(({ word }) => MORE.has(word))
    const own = isMore ? said.filter(({ word }) => !MORE.has(word)) : said
    // "No, only one shelf, make that 88" says it behind its last comma.
    const last = own.slice(own.findLastIndex(({ word }) => word === ',') + 1)
    const put = afterLeads(last, []) || 0
    const input = title
      ? { ...one.input, title }
      : (amended(one, whole, own, context) ?? (put > 0 ? amended(one, whole, last.slice(put), context) : null))
    if (input) return { verb: one.verb, input, quote, ...(!isMore && { replaces: one.id }) }
  }
  return null
}

const WHY = wordSet('after before because cos since so')
const MORE = wordSet(words.followUp.more)

/** The token after the words of putting right, and after one of a table that must follow; null where it does not. */
function afterLeads(tokens: readonly Token[], table: readonly Phrase[]): number | null {
  const words = tokens.map(({ word }) => word)
  let at = 0
  for (let next: number | null = 0; next !== null; ) {
    at = next
    while (
      tokens[at]?.kind === 'mark' &&
      tokens[at]?.word !== '£' &&
      tokens[at]?.word !== '$' &&
      tokens[at]?.word !== '€'
    )
      at += 1
    next = longestAt(words, at, LEADS)
  }
  return table.length === 0 ? at : longestAt(words, at, table)
}

type Input = Record<string, unknown>

function amended(one: Waiting, sentence: Sentence, tokens: Token[], context: OrderContext): Input | null {
  const { verb, input } = one
  if (verb === 'alert.add' || verb === 'alert.move') return withTime(input, sentence, tokens, context)
  const amount = amountIn(tokens)
  if (verb === 'value.log' && amount) {
    const goal = context.goals.find(({ id }) => id === input.goalId)
    const value = goal ? valueFor(goal, amount) : amount.value
    return value === null ? null : { ...input, ...('total' in input ? { total: value } : { value }) }
  }
  if (verb === 'progress.log' && amount && amount.value <= 100) return { ...input, progress: Math.round(amount.value) }
  if (verb !== 'goal.create' && verb !== 'goal.change') return null
  const when = whenIn(sentence, tokens, context)
  return when.span && isNothing(when.rest) ? { ...input, targetDate: when.span.to } : null
}

/** The one figure that is all that is said. */
function amountIn(tokens: Token[]) {
  const [only, ...others] = quantitiesIn({ tokens })
  const rest = tokens.filter((_, at) => !only || at < only.from || at >= only.to)
  return only && others.length === 0 && isNothing(rest) ? only : null
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
  const hour =
    when.time === null && when.inMinutes === null ? hourNear(when.rest, wasAt && timeIn(timeZone, wasAt)) : null
  const isEmpty = !when.span && !when.time && when.inMinutes === null && !hour && !repeat
  if (isEmpty || !isNothing(hour ? when.rest.filter((one) => one !== hour.token) : when.rest)) return null
  const time = when.time ?? hour?.time ?? (wasAt && timeIn(timeZone, wasAt))
  const day = when.span?.to ?? (wasAt ? dateIn(timeZone, wasAt) : was)
  if (repeat)
    return {
      ...input,
      repeat: repeatRule(repeat.rule),
      scheduledFor: firstTime(repeat.rule, { day: when.span?.from ?? day, time }, context),
    }
  const next: When = {
    span: day ? { from: day, to: day } : null,
    time,
    inMinutes: when.inMinutes,
    rest: [],
  }
  return { ...input, scheduledFor: scheduledFor(next, context) }
}
