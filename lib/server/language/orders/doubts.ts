import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import { phrases, says, wordsOf } from '../phrases'
import { isPastForm } from '../progress/word-classes'
import { dayWords, timeWords } from '../questions/day-words'
import type { Token } from '../text'
import { wordSet } from '../word-table'
import { without } from './fill'
import { isSure, namedIn, textsOfTitle } from './names'
import { bare, beforeColon, type OrderContext, type OrderReading } from './order'
import { rivalOf, thingsNamed } from './things'
import type { Said } from './understand'

/** What finds fault with what there is, or puts it right: it adds nothing. */
const FAULTED = phrases(`
who asked|set|made|put|told, fix|change it|that|this, is|are|was off|wrong|stupid|silly|daft, isnt|not right, get rid,
you told|asked|wanted me, did not|never ask|asked|want|wanted|set
`)
const ADDING = wordSet('alert.add goal.create milestones.set')
const BRACKETS = wordSet('( ) [ ] { }')
const ENDS = wordSet('. ! ?')
/** No name is made of these: they are short for words that hold a sentence together. */
const SHORT = wordSet('nt nxt tht wht wen wld shd cld pls plz')
const NOT = wordSet('not never no nt dont')
const JOINTS = wordSet(', ; and then n & - – —')
/** What begins another order. */
const ORDERING = wordSet('bin kill cancel delete remove untick tick snooze postpone reschedule remind rename')

/** Whether words can be the name of something new: in one piece, and of nothing but it. */
export function isName(given: readonly Token[]): boolean {
  const own = bare(given)
  return !own.some(
    ({ word }, at) =>
      BRACKETS.has(word) ||
      SHORT.has(word) ||
      ENDS.has(word) ||
      (JOINTS.has(word) && ORDERING.has(own[at + 1]?.word ?? '')),
  )
}

/** "5pm not tomorrow": a time that is not meant beside one that is. */
function denies({ part: { tokens }, bones: { timed } }: Said): boolean {
  return tokens.some((one, at) => {
    const next = tokens[at + 1]
    return NOT.has(one.word) && next !== undefined && (timed.has(next) || next.kind === 'number')
  })
}

function isInstead({ tokens }: Said['part']): boolean {
  return tokens.some(({ word }, at) => word === 'instead' && tokens[at + 1]?.word !== 'of')
}

/** "The rehearsal 30 Dec instead": what there is goes there, by one press; null where nothing that is named is put right. */
export function putRight(said: Said, context: OrderContext): string | null {
  const { part, bones } = said
  const { span } = bones.when
  const isAhead = span !== null && span.from >= dateIn(context.timeZone, context.now)
  if (!isInstead(part) || !isAhead || part.isQuestion || part.tokens.some(isPastForm) || unlikely(said)) return null
  const named = thingsNamed(without(part.tokens, bones.timed), context)
  const [first] = named
  if (!first || !isSure(named)) return null
  const { kind, title } = first.item
  const day = dayWords(span.to, dateIn(context.timeZone, context.now))
  return `Nothing is moved yet.\n\n${DID_YOU_MEAN}\n- Move the ${kind === 'goal' ? 'deadline of' : kind} “${title}” to ${day}`
}

/** Who asks, or only weighs something, orders nothing: that is likelier than not. */
function unlikely({ kinds }: Said): boolean {
  return (kinds.find(({ name }) => name === 'none')?.share ?? 0) > MOST_OTHERWISE
}
const MOST_OTHERWISE = 0.7

/** What speaks against the card of an order as it was read, in words that ask for what is meant; null where nothing does. */
export function doubtOf(
  order: Exclude<OrderReading, { cannot: string }>,
  said: Said,
  context: OrderContext,
  given: readonly Token[],
): string | null {
  const { part, bones } = said
  const { goalId, reminderId, milestoneIds } = order.input as { [id: string]: string | undefined } & {
    milestoneIds?: string[]
  }
  if (ADDING.has(order.verb)) {
    const rest = without(part.tokens, given)
    const isFaulted = says(wordsOf({ ...part, tokens: rest }), FAULTED)
    return isFaulted || isInstead(part) || denies(said) ? addsNothing(said, context) : null
  }
  const id = reminderId ?? milestoneIds?.[0] ?? goalId
  const tokens = beforeColon(without(part.tokens, bones.timed))
  const meant = thingsNamed(tokens, context).find(({ item }) => item.id === id)
  const rival = meant && rivalOf(tokens, context, meant)
  return rival ? `That names “${meant.item.title}” and “${rival.title}”. Tell me one at a time.` : null
}

/** What corrects or complains sets nothing: it is of what there is. */
function addsNothing({ part, bones }: Said, { reminders, now, timeZone }: OrderContext): string {
  const named = namedIn(without(part.tokens, bones.timed), reminders, textsOfTitle).slice(0, MOST_NAMED)
  const there = named.map(({ item }) => `“${item.title}” is set for ${timeWords(item.scheduledFor, now, timeZone)}.`)
  return `Nothing new is set for that. ${there.join(' ')} To change what there is, name it and say what it should be.`.replace(
    '  ',
    ' ',
  )
}
const MOST_NAMED = 2
