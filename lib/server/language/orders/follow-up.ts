import 'server-only'
import { dateIn, timeIn } from '@/lib/contract/calendar'
import { repeatRule } from '@/lib/contract/repeat'
import { longestAt, phrases } from '../phrases'
import { quantitiesIn } from '../quantities'
import type { Reading, Sentence, Token } from '../text'
import { wordSet } from '../word-table'
import { type OrderContext, type OrderReading, valueFor, type Waiting } from './order'
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

function amended(one: Waiting, sentence: Sentence, tokens: Token[], context: OrderContext): Input | null {
  const { verb, input } = one
  if (verb === 'alert.add' || verb === 'alert.move') return withTime(input, sentence, tokens, context)
  const [amount, other] = quantitiesIn({ tokens })
  const isOnly = amount && !other && isNothing(tokens.filter((_, at) => at < amount.from || at >= amount.to))
  if (verb === 'value.log' && isOnly) {
    const goal = context.goals.find(({ id }) => id === input.goalId)
    const value = goal ? valueFor(goal, amount) : amount.value
    return value === null ? null : { ...input, ...('total' in input ? { total: value } : { value }) }
  }
  if (verb === 'progress.log' && isOnly && amount.value <= 100) return { ...input, progress: Math.round(amount.value) }
  if (verb !== 'goal.create' && verb !== 'goal.change') return null
  const when = whenIn(sentence, tokens, context)
  return when.span && isNothing(when.rest) ? { ...input, targetDate: when.span.to } : null
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
