import 'server-only'
import { z } from 'zod'
import { experimentOutcomes } from '@/lib/contract/experiment'
import { limits } from '@/lib/contract/limits'
import { type Verb, verbs } from '@/lib/contract/proposal'
import { requiredText } from '@/lib/contract/text'
import { verbInputs } from '@/lib/contract/verb-inputs'
import { verbatimIn } from '@/lib/server/coach/verbatim'
import { readText } from '@/lib/server/language/text'
import { toldDay } from '@/lib/server/language/told-day'
import { draftFrom } from '@/lib/server/proposals/draft-proposal'
import { missingFields } from '@/lib/server/proposals/read-input'
import type { ProposalRow } from '@/lib/server/proposals/serialize-proposal'
import { cardQuestion } from './card-question'
import { readChange } from './read-change'
import { refusalOf } from './refusal'
import { defineTool, ToolRefusal, type ToolScope } from './tool'

const MOST = 10

const change = z.object({
  verb: z.enum(verbs),
  input: z.record(z.string(), z.unknown()),
  quote: requiredText(limits.message),
  unsure: z.boolean().optional(),
})
type Change = z.output<typeof change>

export const proposeChangesTool = defineTool({
  name: 'propose_changes',
  description: `Offers changes to the user's record as cards under your reply, each applied by one press of theirs: nothing is done before. Only what their newest message asks for or reports; quote: its words, verbatim. Never claim the deed. Name goals, milestones, alerts and memories by title or #ref. Times: "2026-05-14T09:00" on the user's clock; a day alone where they named no time; leave out what they did not say and the card asks for it. misread: titles of offered cards that their message does not ask for; a card of yours from the same words takes such a one's place by itself. A report of which you do not know how far it brings a goal ("got a good bit done"): progress.log or value.log with unsure: true, and the card asks them.
measure: { kind: "total" | "level", unit, start, target } or { kind: "rhythm", unit, per: "day" | "week" | "month", times }. repeat: "FREQ=WEEKLY;BYDAY=SU" and the like. outcome: ${experimentOutcomes.map((one) => `"${one}"`).join(' | ')} (an experiment draws by lot on which of its days the action is done, and compares the energy they write down, or the goal's value, on days on and off). domain: career, health, relationships, personal-growth.
${verbs.map(verbLine).join('\n')}`,
  input: z.object({
    changes: z.array(change).max(MOST).default([]),
    misread: z.array(requiredText(1_000)).max(MOST).default([]),
  }),
  async run(scope, { changes, misread }) {
    const { offered, deeds } = scope
    const lines: string[] = []
    for (const [at, one] of changes.entries()) lines.push(`${at + 1}. ${await offer(scope, one)}`)
    const quotes = deeds.made.map(({ quote }) => quote)
    for (const one of offered) if (isReadAnew(one, quotes)) deeds.superseded.add(one.id)
    for (const title of misread) lines.push(takeAway(scope, title))
    return { lines: lines.length > 0 ? lines : ['Nothing was offered: name changes or cards that are misread.'] }
  },
})

/** Takes a card away that was read from the message by rule and that nobody asked for, and says what came of it. */
function takeAway({ offered, deeds }: ToolScope, title: string): string {
  const one = offered.find((row) => plain(row.title) === plain(title))
  if (!one) return `no such card is offered: ${title.slice(0, 80)}`
  deeds.superseded.add(one.id)
  return `taken away: ${one.title}`
}

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether more than half of the words that a card was read from are read by the model as something else, in one part or several. */
function isReadAnew({ quote }: ProposalRow, quotes: readonly string[]): boolean {
  const words = new Set(quotes.map((one) => one.replace(/[.!?]+$/, '')))
  const read = [...words].filter((one) => quote.includes(one)).reduce((sum, one) => sum + one.length, 0)
  return quotes.length > 1 && read > quote.length / 2
}

/** `alert.add { title, scheduledFor, goalId?, repeat? }` */
export function verbLine(verb: Verb): string {
  const fields = Object.entries(verbInputs[verb].shape).map(([field, schema]) => {
    return (schema as z.ZodType).safeParse(undefined).success ? `${field}?` : field
  })
  return `${verb} { ${fields.join(', ')} }`
}

/** Offers one change, and says what came of it. */
async function offer(scope: ToolScope, sent: Change): Promise<string> {
  const { user, message, deeds, offered } = scope
  try {
    const quote = verbatimIn(message.message, sent.quote)
    if (quote === null) throw new ToolRefusal('quote does not stand in their newest message: it must be its own words.')
    if (deeds.made.length >= MOST) throw new ToolRefusal(`At most ${MOST} a message.`)
    const draft = sent.unsure
      ? await cardQuestion(scope, sent.input, quote)
      : { ask: undefined, verb: sent.verb, input: await readChange(scope, sent.verb, sent.input) }
    const source = { kind: 'message', id: message.id, text: message.message } as const
    const input = { ...dayOfWords(scope, draft.verb, quote), ...draft.input }
    const row = await draftFrom(user, source, { ...draft, input, quote })
    if (deeds.made.some((one) => isSame(one, row))) return `offered already: ${row.title}`
    for (const one of offered) if (isRival(one, row)) deeds.superseded.add(one.id)
    deeds.made.push(row)
    if (draft.ask) return `a card asks them: ${draft.ask.words} Nothing is done yet.`
    return `offered on a card: ${row.title}. It waits for their press; nothing is done yet.`
  } catch (error) {
    return `not offered: ${refusalOf(error)}`
  }
}

/** The day that a value was told of, by the words, where the model has named none. */
function dayOfWords({ message: { message }, context }: ToolScope, verb: Verb, quote: string): { date?: string } {
  if (verb !== 'value.log') return {}
  const at = message.indexOf(quote)
  const sentence = readText(message).sentences.find(({ end }) => end > at)
  const day = sentence ? toldDay(sentence, context) : null
  return day === null || day === 'open' ? {} : { date: day }
}

/** Whether two proposals would do the same. */
export function isSame(one: ProposalRow, other: ProposalRow): boolean {
  return one.verb === other.verb && JSON.stringify(one.input) === JSON.stringify(other.input)
}

/**
 * Whether a proposal that was read from the message gives way to the model's: one of the same words, whatever it would do,
 * or one that would do the same and still lacks something. The model has seen more for its own.
 */
function isRival(one: ProposalRow, other: ProposalRow): boolean {
  const [short = '', long = ''] = [one.quote, other.quote].toSorted((a, b) => a.length - b.length)
  const isSameText = long.includes(short)
  // Another deed read from the same words is one of two readings, not a second order.
  if (one.verb !== other.verb) return isSameText && short.length > long.length / 2
  return isSameText || missingFields(one.verb as Verb, one.input as Record<string, unknown>).length > 0
}
