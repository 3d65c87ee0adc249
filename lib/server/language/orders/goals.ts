import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { Domain } from '@/lib/contract/domains'
import { grammarStems } from '../common-words'
import { readMeasure } from '../measure/read-measure'
import { stemsIn } from '../stem'
import { readText, type Token } from '../text'
import { wordSet } from '../word-table'
import { movedBy } from './alerts'
import { areas, domainOf } from './domain-words'
import { isName } from './doubts'
import { type Fill, type Filled, kept, ofGoal, whichOf, without } from './fill'
import { goalNamed, goalsNamed, isKind, pointsBack, telling } from './names'
import { bare, beforeColon, capital, type OrderContext, type Part, partsOf, titleOf, wordsOf } from './order'
import { alertsOf, byHand } from './refusals'
import { eitherOf, type Thing, thingPointed, thingsNamed } from './things'
import { dayIn } from './when'

/** "Add a goal to run 10 km by May", "make that a goal". */
const createGoal: Fill = ({ part }, context, given) => goalOf(part, context, given)

function goalOf(part: Part, context: OrderContext, given: readonly Token[], isWish = false): Filled | null {
  const { tokens } = part
  const placed = inDomain(tokens)
  const when = dayIn(part, tokens, context)
  const own = bare(without(given, [...placed.words, ...without(tokens, when.rest)]))
  const isTopic = telling(own).length === 0 && (own.length === 0 || pointsBack(own))
  // "Make the goal of Portuguese until January" is of a goal that there is, and so is "add 2 books to the reading goal".
  const [known] = goalsNamed(own, context.goals)
  const isNew = isWish || when.rest.some(({ word }) => CREATING.has(word))
  const isThere = known && (TOLD.test(part.text) || (!isNew && known.places.size === telling(own).length))
  const written = isName(own)
    ? titleOf(part, own)
        ?.replace(KIND, '')
        .replace(/(?<=[a-z]) a$/, '')
    : undefined
  const wished = isTopic && !when.span ? wishOf(context) : null
  if (wished) return wished
  const title = isTopic ? capital(context.recentTopic?.words) : written
  // "Put that down for the goal" is of one that there is.
  if (!isNew && TOLD.test(part.text)) return null
  if (isSaidOf(tokens, own[0], when.rest)) return null
  // "Set the sleep goal to 70" names none.
  if ((!isTopic && isThere) || (title && !/\p{L}/u.test(title))) return null
  // "Let the goal about sleep rest until the New Year" is of one that there is.
  if (!title && !isTopic && known && !isNew) return null
  // "New goal? No, leave me alone".
  if (!title && !isTopic && tokens.some(({ word }) => /^(?:no|not|dont|don't)$/.test(word))) return null
  const named = wordsOf(part, bare(without(given, placed.words)))
  const from = own[0]?.start ?? Number.POSITIVE_INFINITY
  const told = wordsOf(part, bare(without(tokens, placed.words).filter(({ start }) => start >= from)))
  const read = [named, told].map((words) =>
    readMeasure({ title: words, description: '' }, context.timeZone, context.now),
  )
  // "A Dry January": the month is its name, and says when it ends.
  const lasting = read.find(({ until }) => until !== null)
  // "Starting Monday" is when it begins, and no day by which it is done.
  const begins = lasting ? lasting.begins : tokens.some(({ word }) => STARTS.has(word)) ? when.span?.from : undefined
  return {
    verb: 'goal.create',
    input: {
      title: lasting ? capital(named.replace(/^an?\s+/i, '')) : title,
      domain: placed.domain ?? (title ? domainOf(title) : undefined),
      targetDate: lasting ? lasting.until : begins ? undefined : when.span?.to,
      measure: (lasting ?? read.find(({ measure }) => measure))?.measure ?? undefined,
      ...(begins && { pausedUntil: begins }),
    },
  }
}

/** "I want to run a 10k by the end of March", and then "make that a goal": its day is told with it. */
function wishOf(context: OrderContext): Filled | null {
  const [wish, more] = readText(context.recentTopic?.words ?? '').sentences
  if (!wish || more || !dayIn(wish, wish.tokens, context).span) return null
  return goalOf(wish, { ...context, recentTopic: {} }, wish.tokens, true)
}
const TOLD = /\b(?:add|put|log) (?:\S+ ){1,4}(?:to|for|on|under) (?:the|my) (?:\S+ ){0,4}(?:goal|mission)\W*$/i
const CREATING = wordSet('new another second add create set start begin want my')
const STARTS = wordSet('starting beginning')
/** "Make driving one of my goals": what it is to be is no part of its name. */
const KIND = / (?:(?:as )?(?:an?|my|one of my) )?(?:new )?(?:goal|mission)s?$/i
const PLACING = wordSet('in under to into as : it')

/** "New goal day is stupid" says something of a day, which is then no name: a word that no time took, and "is", stand before it. */
function isSaidOf(tokens: readonly Token[], name: Token | undefined, untimed: readonly Token[]): boolean {
  const [of, is] = tokens.filter(({ start }) => name !== undefined && start < name.start).slice(-2)
  return of?.kind === 'word' && /^(?:is|was|are)$/.test(is?.word ?? '') && untimed.includes(of) && !isKind(of)
}

/** "… in health", "… under Career". */
function inDomain(tokens: readonly Token[]): { domain?: Domain; words: Token[] } {
  for (let at = tokens.length - 1; at > 0; at--) {
    if (!PLACING.has(tokens[at - 1]?.word ?? '')) continue
    const from = ['my', 'the'].includes(tokens[at]?.word ?? '') ? at + 1 : at
    for (const length of [2, 1]) {
      const words = tokens.slice(from, from + length)
      const domain = areas[words.map(({ word }) => word).join(' ')]
      if (domain) return { domain, words: tokens.slice(at - 1, from + length) }
    }
  }
  return { words: [] }
}

const UNTIL = wordSet('until till til')

/** "Put the attic on ice until January": till that begins. "For January" is till its end. */
const pauseGoal: Fill = ({ part }, context) => {
  const today = dateIn(context.timeZone, context.now)
  const isUntil = part.tokens.some(({ word }) => UNTIL.has(word))
  const tokens = part.tokens.map((one) => (UNTIL.has(one.word) ? { ...one, word: 'by' } : one))
  const { span, rest } = dayIn(part, tokens, context)
  // "For two weeks" names no goal that is counted by the week.
  const length = rest.findIndex(({ word }) => word === 'for')
  const goal = goalNamed(length > 0 ? rest.slice(0, length) : rest, context) ?? goalNamed(part.tokens, context)
  const by = span ? (isUntil && span.from > today ? span.from : span.to) : movedBy(today, part.tokens)
  return ofGoal('goal.pause', goal, by ? { until: by } : {})
}

/** "Add milestones a, b and c to the marathon". */
const addMilestones: Fill = ({ part }, context, given) => {
  const goal = goalNamed(without(part.tokens, given), context) ?? goalNamed(part.tokens, context)
  const added: { title: string; targetDate?: string }[] = []
  // "A milestone to the attic, lamp wired in": the goal is none of its own milestones.
  const names = new Set(goal ? stemsIn(goal.title) : [])
  const parts = partsOf(withoutKind(given)).filter(isName)
  const isGoal = (one: readonly Token[]) =>
    parts.length > 1 && one.every(({ stem }) => names.has(stem) || grammarStems.has(stem))
  for (const one of parts.filter((part) => !isGoal(part))) {
    const { span, rest } = dayIn(part, one, context)
    const title = titleOf(part, span ? rest : one)
    const last = added.at(-1)
    // "…, by 1 December" is the day of what stands before it.
    if (title) added.push({ title, ...(span && { targetDate: span.to }) })
    else if (span && last) last.targetDate = span.to
  }
  // "… to the talk by 20 December": the day of what was named before the goal.
  const last = added.at(-1)
  const end = given.at(-1)?.end ?? 0
  const behind = dayIn(
    part,
    part.tokens.filter(({ start }) => start >= end),
    context,
  ).span
  if (last && !last.targetDate && behind) last.targetDate = behind.to
  return ofGoal('milestones.set', goal, {
    milestones: added.length > 0 ? [...kept(goal?.milestones ?? []), ...added] : undefined,
  })
}

/** "A milestone print handouts": what it is to be is no part of its name. */
function withoutKind(given: readonly Token[]): readonly Token[] {
  const from = ['a', 'an', 'new', 'another', 'the'].includes(given[0]?.word ?? '') ? 1 : 0
  return /^(?:milestone|step)$/.test(given[from]?.word ?? '') && given.length > from + 1 ? given.slice(from + 1) : given
}

/** "Tick off chapter 3 and 4", "close the sleep goal": of all that is open what is named best; "untick the roof": of what is done. */
export function finish(wanted: Thing['kind'], isDone = false): Fill {
  return ({ part }, context) => {
    const tokens = beforeColon(part.tokens)
    const named = (some: readonly Token[]) => thingsNamed(some, context, wanted, isDone)
    const all = named(tokens)
    const thing = all[0]?.item ?? thingPointed(tokens, context, isDone)
    if (!thing) return (wanted === 'alert' && ofDay(dayIn(part, part.tokens, context).span, context)) || unnamed(wanted)
    const each = thing.kind === 'milestone' ? partsOf(tokens).flatMap((one) => named(one)[0]?.item ?? []) : []
    const several = [...new Set(each.filter(({ kind, of }) => kind === thing.kind && of === thing.of))]
    const either = several.length < 2 ? eitherOf(all) : null
    if (either) return whichOf(either.map((one) => pressFor(one, isDone)))
    return finished(several.length > 1 ? several : [thing], thing, isDone)
  }
}

function pressFor({ kind, title, of }: Thing, isDone: boolean): string {
  if (kind === 'goal') return `Mark the goal “${title}” as completed`
  return `${isDone ? 'Untick' : 'Tick off'} “${title}”${of ? ` of “${of.title}”` : ''}`
}

/** "Tick off the reminder for tomorrow": the only one of that day, or a press for each. */
function ofDay(days: { from: string; to: string } | null, context: OrderContext): Filled | null {
  const there = days ? alertsOf(days, context) : []
  const [only, more] = there
  if (more) return whichOf(there.map(({ title }) => `Tick off “${title}”`))
  return only ? { verb: 'alert.finish', input: { reminderId: only.id } } : null
}

function unnamed(wanted: Thing['kind']): Filled | null {
  if (wanted === 'goal') return ofGoal('goal.complete', null)
  return wanted === 'alert' ? { verb: 'alert.finish', input: { reminderId: undefined }, lacks: 'alert' } : null
}

function finished(things: readonly Thing[], { kind, id, of }: Thing, isDone: boolean): Filled {
  if (kind === 'alert') return { verb: 'alert.finish', input: { reminderId: id } }
  if (kind === 'goal' || !of) return ofGoal('goal.complete', of)
  const milestoneIds = things.map((one) => one.id)
  return { verb: 'milestone.tick', input: { goalId: of.id, milestoneIds, isCompleted: !isDone } }
}

/** What reads each order of a goal and its milestones. */
export const goalFills: Readonly<Record<string, Fill>> = {
  'goal.create': createGoal,
  // "Rename my run goal to Run 12 km".
  'goal.rename': (said, context, given) => {
    const title = titleOf(said.part, given)
    // "Change the cello goal to health" is of its area.
    if (areas[title?.toLowerCase() ?? '']) return { cannot: byHand(said, context, false) }
    return ofGoal('goal.change', goalNamed(without(said.part.tokens, given), context), { title })
  },
  // "Drop the deadline of the marathon".
  'goal.undate': ({ part }, context) => ofGoal('goal.change', goalNamed(part.tokens, context), { targetDate: null }),
  'goal.complete': finish('goal'),
  'goal.reopen': ({ part }, context) => {
    const dropped = context.dropped && goalNamed(part.tokens, context, context.dropped)
    if (dropped) return ofGoal('goal.resume', dropped)
    const done = context.goals.filter(({ isCompleted }) => isCompleted)
    return ofGoal('goal.reopen', goalNamed(part.tokens, context, done) ?? goalNamed(part.tokens, context))
  },
  'goal.pause': pauseGoal,
  // "Pick it up again".
  'goal.resume': ({ part }, context) =>
    ofGoal('goal.resume', goalNamed(part.tokens, context) ?? goalNamed(part.tokens, context, context.dropped ?? [])),
  'goal.drop': ({ part }, context) => {
    // "Bin that one", of a card or an alert that was spoken of, drops no goal.
    const isOfOther = (context.waiting?.length ?? 0) > 0 || context.recentTopic?.reminderId !== undefined
    const isPointed = goalsNamed(part.tokens, context.goals).length === 0
    return isPointed && isOfOther ? null : ofGoal('goal.drop', goalNamed(part.tokens, context))
  },
  'milestones.add': addMilestones,
  'milestone.tick': finish('milestone'),
  'milestone.untick': finish('milestone', true),
  'alert.finish': finish('alert'),
}
