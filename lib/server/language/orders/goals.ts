import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import type { Domain } from '@/lib/contract/domains'
import { readMeasure } from '../measure/read-measure'
import type { Token } from '../text'
import { wordSet } from '../word-table'
import { finishAlert, movedBy, saysAlert } from './alerts'
import { areas, domainOf } from './domain-words'
import { type Fill, kept, ofGoal, without } from './fill'
import {
  goalNamed,
  goalsNamed,
  leading,
  type MilestoneOf,
  milestonesNamed,
  type Named,
  pointsBack,
  telling,
} from './names'
import { bare, capital, type OrderContext, partsOf, titleOf, wordsOf } from './order'
import { byHand } from './refusals'
import { dayIn } from './when'

/** "Add a goal to run 10 km by May", "make that a goal". */
const createGoal: Fill = ({ part }, context, given) => {
  const { tokens } = part
  const placed = inDomain(tokens)
  const when = dayIn(part, tokens, context)
  const own = bare(without(given, [...placed.words, ...without(tokens, when.rest)]))
  const isTopic = telling(own).length === 0 && (own.length === 0 || pointsBack(own))
  // "Make the goal of Portuguese until January" is of a goal that there is, and so is "add 2 books to the reading goal".
  const [known] = goalsNamed(own, context.goals)
  const isNew = tokens.some(({ word }) => CREATING.has(word))
  const isThere = known && (TOLD.test(part.text) || (!isNew && known.places.size === telling(own).length))
  const title = isTopic ? capital(context.recentTopic?.words) : titleOf(part, own)?.replace(KIND, '')
  // "Set the sleep goal to 70" names none.
  if ((!isTopic && isThere) || (title && !/\p{L}/u.test(title))) return null
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
const TOLD = /\b(?:add|put|log) (?:\S+ ){1,4}to (?:the|my) (?:\S+ ){0,4}(?:goal|mission)\W*$/i
const CREATING = wordSet('new another second add create set start begin want my')
const STARTS = wordSet('starting beginning')
/** "Make driving one of my goals": what it is to be is no part of its name. */
const KIND = / (?:(?:as )?(?:an?|my|one of my) )?(?:new )?(?:goal|mission)s?$/i
const PLACING = wordSet('in under to into as : it')

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
  for (const one of partsOf(withoutKind(given))) {
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

/** "Tick off chapter 3 and chapter 4", "untick the roof". */
function tick(isCompleted: boolean): Fill {
  return (said, context, given) => {
    const colon = said.part.tokens.findIndex(({ word }) => word === ':')
    // What stands behind a colon says what it is about.
    const tokens = said.part.tokens.slice(0, colon > 1 ? colon : undefined)
    // "Tick today's call reminder off" ends no goal.
    if (isCompleted && saysAlert(tokens)) return finishAlert(said, context, given)
    const [first, second] = stepsIn(tokens, context, isCompleted)
    if (!first) {
      if (!isCompleted) return ofGoal('milestone.tick', goalNamed(tokens, context), { isCompleted })
      const alert = pointsBack(tokens) && context.reminders.find(({ id }) => id === context.recentTopic?.reminderId)
      if (alert) return { verb: 'alert.finish', input: { reminderId: alert.id } }
      // What is ticked and no milestone is a goal.
      const goal = goalNamed(tokens, context, ongoing(context))
      return goal && ofGoal('goal.complete', goal)
    }
    const { of } = first.item
    const each = partsOf(tokens).flatMap((one) => stepsIn(one, context, isCompleted)[0]?.item ?? [])
    const ids = [...new Set(each.filter((one) => one.of === of).map(({ milestone }) => milestone.id))]
    if (second && ids.length < 2 && second.score * AS_LIKELY > first.score)
      return {
        cannot: `Which one?\n\n${DID_YOU_MEAN}\n${[first, second].map((one) => pressFor(one, isCompleted)).join('\n')}`,
      }
    const milestoneIds = ids.length > 1 ? ids : [first.item.milestone.id]
    return { verb: 'milestone.tick', input: { goalId: of.id, milestoneIds, isCompleted } }
  }
}
const AS_LIKELY = 1.1

function pressFor({ item: { milestone, of } }: Named<MilestoneOf>, isCompleted: boolean): string {
  return `- ${isCompleted ? 'Tick off' : 'Untick'} “${milestone.title}” of “${of.title}”`
}

/** The milestones that words name, the likeliest first: those of a goal that is named beside them, and those still to be done, before others. */
function stepsIn(tokens: readonly Token[], { goals }: OrderContext, isCompleted: boolean): Named<MilestoneOf>[] {
  const scored = milestonesNamed(tokens, goals).map((one) => {
    const beside = tokens.filter((_, at) => !one.places.has(at))
    const isOfNamed = leading(goalsNamed(beside, goals)) === one.item.of
    const isFitting = one.item.milestone.isCompleted !== isCompleted
    return { ...one, score: one.score + (isOfNamed ? 0.5 : 0) + (isFitting ? 0.3 : 0) }
  })
  return scored.toSorted((a, b) => b.score - a.score)
}

const ongoing = ({ goals }: OrderContext) => goals.filter(({ isCompleted }) => !isCompleted)

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
  'goal.complete': ({ part }, context) => ofGoal('goal.complete', goalNamed(part.tokens, context, ongoing(context))),
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
  'goal.drop': ({ part }, context) => ofGoal('goal.drop', goalNamed(part.tokens, context)),
  'milestones.add': addMilestones,
  'milestone.tick': tick(true),
  'milestone.untick': tick(false),
}
