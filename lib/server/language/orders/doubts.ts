import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import { phrases, says, wordsOf } from '../phrases'
import { isPastForm } from '../progress/word-classes'
import { dayWords, timeWords } from '../questions/day-words'
import { stemsIn } from '../stem'
import type { Token } from '../text'
import { wordSet } from '../word-table'
import { without } from './fill'
import { isKind, isSure, namedIn, textsOfTitle } from './names'
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
const SHORT = wordSet('nt nxt tht wld shd cld pls plz')
const NOT = wordSet('not never no nt dont')
const LEFT_OPEN = wordSet('the my of for to with and')
const JOINTS = wordSet(', ; and then n & - – —')
/** What begins another order. */
const ORDERING = wordSet('bin kill cancel delete remove untick tick snooze postpone reschedule remind rename')

/** Whether words can be the name of something new: in one piece, and of nothing but it. */
export function isName(given: readonly Token[]): boolean {
  const own = bare(given)
  // "Kill the sleep goal n start a walking one" orders, and names nothing.
  const isOrder = ORDERING.has(own[0]?.word ?? '') && own.some(isKind)
  // "Rest until the", where the New Year was cut off.
  const isCut = LEFT_OPEN.has(own.at(-1)?.word ?? '')
  return !own.some(
    ({ word }, at) =>
      isOrder ||
      isCut ||
      (JOINTS.has(word) && NOT.has(own[at + 1]?.word ?? '') && own.slice(at + 2, at + 3).some(isKind)) ||
      (BRACKETS.has(word) && !isAside(own)) ||
      SHORT.has(word) ||
      ENDS.has(word) ||
      (JOINTS.has(word) && ORDERING.has(own[at + 1]?.word ?? '')),
  )
}

/** "Call Mam (the landline)" is one name; "(did it)" is none, and neither is a bracket that stays open. */
function isAside(own: readonly Token[]): boolean {
  const from = own.findIndex(({ word }) => BRACKETS.has(word))
  const to = own.findLastIndex(({ word }) => BRACKETS.has(word))
  const within = own.slice(from + 1, to)
  const isWhole = CLOSED_BY.get(own[from]?.word ?? '') === own[to]?.word
  return isWhole && within.length > 0 && !within.some((one) => BRACKETS.has(one.word) || isPastForm(one))
}
const CLOSED_BY = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])

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

/** "Tick slides, n push the talk": what orders something of a thing that there is gives no alert its name, unless one is called for. */
function isOrderOf(given: readonly Token[], { part: { tokens } }: Said, context: OrderContext): boolean {
  const before = tokens[tokens.findIndex(({ start }) => start === given[0]?.start) - 1]
  const isLed = [before, given[0]].some((one) => VERBS.has(one?.word ?? ''))
  const isCalled = tokens.some(({ word }) => CALLING.test(word))
  return !isCalled && isLed && thingsNamed(given, context).length > 0
}
const CALLING = /^(?:re?m+i+n+d|alert(?!s)|alarm|wake|nudge|goal|milestone|step)/
const VERBS = wordSet(
  'push move shift postpone delay snooze reschedule tick untick mark cancel drop pause rename bin kill',
)
const AGAIN = 'I did not understand all of that. Tell me one thing at a time, and name what is to change.'

const ENDING = wordSet('milestone.tick alert.finish goal.complete')
const PARTLY = wordSet("half halfway almost nearly mostly partly not isn't isnt aren't arent")
const IN_PART = 'What is done in part is not ticked off yet. Tell me once the whole of it is done.'

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
    if (isFaulted || isInstead(part) || denies(said)) return addsNothing(said, context)
    return isOrderOf(given, said, context) ? AGAIN : null
  }
  const id = reminderId ?? milestoneIds?.[0] ?? goalId
  const tokens = beforeColon(without(part.tokens, bones.timed))
  const meant = thingsNamed(tokens, context).find(({ item }) => item.id === id)
  const isEnded = ENDING.has(order.verb) && order.input.isCompleted !== false
  // "Half marathon done" is no half of it.
  const isPart = ({ word, stem }: Token) => PARTLY.has(word) && !stemsIn(meant?.item.title ?? '').includes(stem)
  if (isEnded && part.tokens.some(isPart)) return IN_PART
  const rival = meant && rivalOf(tokens, context, meant)
  return rival ? `That names “${meant.item.title}” and “${rival.title}”. Tell me one at a time.` : null
}

/** What corrects or complains sets nothing: it is of what there is. */
function addsNothing({ part, bones }: Said, { reminders, now, timeZone }: OrderContext): string {
  const named = namedIn(without(part.tokens, bones.timed), reminders, textsOfTitle).slice(0, MOST_NAMED)
  const there = named.map(({ item }) => `“${item.title}” is set for ${timeWords(item.scheduledFor, now, timeZone)}.`)
  return ['Nothing new is set for that.', ...there, 'To change what there is, name it and say what it should be.'].join(
    ' ',
  )
}
const MOST_NAMED = 2
