import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { Domain } from '@/lib/contract/domains'
import { limits } from '@/lib/contract/limits'
import type { Verb } from '@/lib/contract/proposal'
import { proposeMeasure } from '../measure/propose-measure'
import { proposeRhythm } from '../measure/propose-rhythm'
import { isRhythm } from '../measure/rhythm'
import { rhythmTime } from '../measure/rhythm-time'
import type { Token } from '../text'
import { wordSet } from '../word-table'
import { finishAlert, movedBy } from './alerts'
import { areas, domainOf } from './domain-words'
import { type Fill, type Filled, without } from './fill'
import { goalNamed, goalsNamed, leading, milestonesNamed, pointsBack, telling } from './names'
import { bare, capital, type OrderContext, type OrderGoal, type OrderInput, partsOf, titleOf, wordsOf } from './order'
import type { Said } from './understand'
import { dayIn } from './when'

/** "Add a goal to run 10 km by May", "make that a goal". */
const createGoal: Fill = ({ part }, context, given) => {
  const placed = inDomain(part.tokens)
  const when = dayIn(part, part.tokens, context)
  const own = bare(
    withoutKind(given).filter(
      (one) => when.rest.some(({ start }) => start === one.start) && !placed.words.includes(one),
    ),
  )
  const isTopic = telling(own).length === 0 && (own.length === 0 || pointsBack(own))
  const lasting = lastingIn(part, bare(given.filter((one) => !placed.words.includes(one))), context)
  if (lasting) {
    const { title, until, begins } = lasting
    const domain = placed.domain ?? domainOf(title)
    const measure = proposeRhythm({ title })?.measure
    return {
      verb: 'goal.create',
      input: { title, domain, targetDate: until, measure, ...(begins && { pausedUntil: begins }) },
    }
  }
  if (!isTopic && isOfKnown(part.tokens, own, context)) return null
  const title = isTopic ? capital(context.recentTopic?.words) : titleOf(part, own)
  // "Set the sleep goal to 70" names none.
  if (title && !/\p{L}/u.test(title)) return null
  const domain = placed.domain ?? (title ? domainOf(title) : undefined)
  const at = { createdAt: context.now.toISOString(), timeZone: context.timeZone }
  const told = wordsOf(
    part,
    bare(when.rest.filter(({ start }) => start >= (own[0]?.start ?? Number.POSITIVE_INFINITY))),
  )
  const isAgain = isRhythm(told) || isRhythm(wordsOf(part, part.tokens))
  const [sum] = [title, told].flatMap((words) =>
    words && !isAgain ? (proposeMeasure({ title: words, description: told, ...at })?.measure ?? []) : [],
  )
  const often = [title, told].flatMap((words) => (words ? (proposeRhythm({ title: words })?.measure ?? []) : []))
  const measure = sum ?? often[0]
  // "Starting Monday" is when it begins, and no day by which it is done.
  const begins = when.span && isBeginning(part.tokens, when.rest) ? when.span.from : undefined
  const targetDate = begins ? undefined : when.span?.to
  return { verb: 'goal.create', input: { title, domain, targetDate, measure, ...(begins && { pausedUntil: begins }) } }
}

/** "Make driving one of my goals": what it is to be is no part of its name. */
function withoutKind(given: readonly Token[]): readonly Token[] {
  const at = given.findLastIndex(({ word }) => OF_KIND.has(word))
  const own = given.slice(0, given.findLastIndex(({ word }, place) => place < at && !LEADS_TO_KIND.has(word)) + 1)
  return at >= given.length - AFTER_KIND && at > 0 && own.length > 0 && own.length < at ? own : given
}
const OF_KIND = new Set('goal goals mission missions'.split(' '))
const LEADS_TO_KIND = new Set('one of my a an another new the'.split(' '))
const AFTER_KIND = 3

/** Whether such a word stands before what was read as the day, and so is not among the rest. */
function isBeginning(tokens: readonly Token[], rest: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => {
    const next = tokens[at + 1]
    return STARTS.has(word) && next !== undefined && !rest.includes(next)
  })
}
const STARTS = wordSet('starting beginning from start begin')
const UNTIL = wordSet('until till til')

/**
 * "Make the goal of Portuguese until January": of a goal that there is, unless a new one is asked for; and what is to be a
 * milestone of one is no goal.
 */
function isOfKnown(tokens: readonly Token[], own: readonly Token[], { goals }: OrderContext): boolean {
  const words = new Set(tokens.map(({ word }) => word))
  if (STEPS.some((word) => words.has(word)) && leading(goalsNamed(tokens, goals)) !== null) return true
  if (CREATING.some((word) => words.has(word))) return false
  const told = telling(own)
  const [best] = goalsNamed(
    own,
    goals.filter(({ isCompleted }) => !isCompleted),
  )
  return told.length > 0 && best !== undefined && best.places.size === told.length
}
const CREATING = 'new another second add create set start begin want my'.split(' ')
const STEPS = ['milestone', 'milestones', 'step', 'steps']

/** "A Dry January", "30 days of yoga": the month is its name, and says when it ends. */
function lastingIn(part: Said['part'], given: readonly Token[], context: OrderContext) {
  const title = capital(titleOf(part, [...given])?.replace(/^an?\s+/i, ''))
  const time = title ? rhythmTime(title, context) : null
  return title && time ? { title, ...time } : null
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

const PLACING = wordSet('in under to into as : it')

/** An order of a goal; it lacks one where the words name none. */
function ofGoal(verb: Verb, goal: OrderGoal | null, more: OrderInput = {}): Filled {
  return { verb, input: { goalId: goal?.id, ...more }, ...(!goal && { lacks: 'goal' as const }) }
}

/** A change of the goal that the other words name. */
function changed(tokens: readonly Token[], context: OrderContext, change: OrderInput): Filled {
  return ofGoal('goal.change', goalNamed(tokens, context), change)
}

/** The goal that is named beside a day, and the words without the day. */
function dated({ part }: Said, context: OrderContext) {
  const { span, rest } = dayIn(part, part.tokens, context)
  return { span, goal: goalNamed(rest, context) }
}

/** "Move the deadline of the attic to 3 March", "push it two weeks". */
export const dateGoal: Fill = (said, context) => {
  const { span, goal } = dated(said, context)
  const by = !span && goal?.targetDate ? movedBy(goal.targetDate, said.part.tokens) : undefined
  return ofGoal('goal.change', goal, { targetDate: span?.to ?? by })
}

const ALERT = new Set(['alert', 'alerts', 'reminder', 'reminders'])

/** "Mark the attic as done"; of words that name a milestone or an alert better, that is done. */
const completeGoal: Fill = ({ part }, context) => {
  const open = context.goals.filter(({ isCompleted }) => !isCompleted)
  return ofGoal('goal.complete', goalNamed(part.tokens, context, open))
}

/** "Put the attic on ice until January": till that begins. "For January" is till its end. */
const pauseGoal: Fill = ({ part }, context) => {
  const today = dateIn(context.timeZone, context.now)
  const isUntil = part.tokens.some(({ word }) => UNTIL.has(word))
  const tokens = part.tokens.map((one) => (UNTIL.has(one.word) ? { ...one, word: 'by' } : one))
  const { span, rest } = dayIn(part, tokens, context)
  // "For two weeks" names no goal that is counted by the week.
  const length = rest.findIndex(({ word }) => word === 'for')
  const goal =
    goalNamed(length > 0 ? rest.slice(0, length) : rest, context) ??
    goalNamed(rest, context) ??
    goalNamed(part.tokens, context)
  const by = span ? (isUntil && span.from > today ? span.from : span.to) : movedBy(today, part.tokens)
  return ofGoal('goal.pause', goal, by ? { until: by } : {})
}

/** What stands behind a goal that is dropped, and tells why or what it was good for. */
const CLOSING =
  /(?:[,;:.–—-]\s*(?:(?:and|but)\s+)?|\s)(?:(?:with (?:the|this) )?note:?\s+(?<note>.+)|(?<told>(?:because|since)\s.+)|(?<=[,;:.–—-]\s*(?:(?:and|but)\s+)?)(?<said>(?:it|that|this|i|i['’]ve|what|the lesson|lesson|learn(?:ed|t)|too|not)\b.+))$/is

/** "Drop the water goal, it taught me that I drink tea": with what it taught as its closing note. */
const dropGoal: Fill = ({ part }, context) => {
  const from = part.tokens[0]?.start ?? 0
  const text = part.text.slice(from - part.start)
  const found = CLOSING.exec(text)
  const { note, told, said } = found?.groups ?? {}
  const closingNote = capital((note ?? told ?? said)?.trim().slice(0, limits.progressNotes))
  const end = from + (found?.index ?? text.length)
  const named = part.tokens.filter((token) => token.start < end)
  const goal = goalNamed(named, context) ?? goalNamed(part.tokens, context)
  return ofGoal('goal.drop', goal, closingNote ? { closingNote } : {})
}

const kept = (milestones: OrderContext['goals'][number]['milestones']) =>
  milestones.map(({ id, title }) => ({ id, title }))

/** "Add milestones a, b and c to the marathon". */
const addMilestones: Fill = ({ part }, context, given) => {
  const goal = goalNamed(without(part.tokens, given), context) ?? goalNamed(part.tokens, context)
  const added: { title: string; targetDate?: string }[] = []
  for (const one of partsOf(given)) {
    const { span, rest } = dayIn(part, one, context)
    const title = titleOf(part, span ? rest : one)
    const last = added.at(-1)
    // "…, by 1 December" is the day of what stands before it.
    if (title) added.push({ title, ...(span && { targetDate: span.to }) })
    else if (span && last) last.targetDate = span.to
  }
  const milestones = added.length > 0 ? [...kept(goal?.milestones ?? []), ...added] : undefined
  return ofGoal('milestones.set', goal, { milestones })
}

/** "Tick off chapter 3 and chapter 4", "untick the roof". */
function tick(isCompleted: boolean): Fill {
  return (said, context, given) => {
    const { tokens } = said.part
    // "Tick today's call reminder off" ends no goal.
    if (isCompleted && tokens.some(({ word }) => ALERT.has(word))) return finishAlert(said, context, given)
    const each = partsOf(tokens).flatMap((one) => stepsIn(one, context.goals).slice(0, 1))
    const [first] = stepsIn(tokens, context.goals, isCompleted)
    const of = each.find(({ milestone }) => milestone.id === first?.milestone.id)?.of ?? first?.of
    const ids = each.filter((one) => one.of === of).map(({ milestone }) => milestone.id)
    const milestoneIds = [...new Set(ids.length > 1 ? ids : first ? [first.milestone.id] : [])]
    if (milestoneIds.length > 0) return { verb: 'milestone.tick', input: { goalId: of?.id, milestoneIds, isCompleted } }
    if (!isCompleted) return { verb: 'milestone.tick', input: { goalId: goalNamed(tokens, context)?.id, isCompleted } }
    const alert = pointsBack(tokens) && context.reminders.find(({ id }) => id === context.recentTopic?.reminderId)
    if (alert) return { verb: 'alert.finish', input: { reminderId: alert.id } }
    // What is ticked and no milestone is a goal.
    const filled = completeGoal(said, context, given)
    return filled && 'lacks' in filled ? null : filled
  }
}

/** The milestones that words name, the likeliest first: those of a goal that is named beside them, and those still to be done, before others. */
function stepsIn(tokens: readonly Token[], goals: OrderContext['goals'], isCompleted?: boolean) {
  const named = milestonesNamed(tokens, goals)
  const best = named.map((one) => {
    const isOfNamed = goalNamed(
      without(
        tokens,
        tokens.filter((_, at) => one.places.has(at)),
      ),
      { goals } as OrderContext,
    )
    const isFitting = isCompleted !== undefined && one.item.milestone.isCompleted !== isCompleted
    return { ...one, score: one.score + (isOfNamed === one.item.of ? 0.5 : 0) + (isFitting ? 0.3 : 0) }
  })
  return best.toSorted((a, b) => b.score - a.score).map(({ item }) => item)
}

/** What reads each order of a goal and its milestones. */
export const goalFills: Readonly<Record<string, Fill>> = {
  'goal.create': createGoal,
  // "Rename my run goal to Run 12 km".
  'goal.rename': ({ part }, context, given) =>
    changed(without(part.tokens, given), context, { title: titleOf(part, given) }),
  // "Change the description of the marathon to: …".
  'goal.describe': ({ part }, context, given) =>
    changed(without(part.tokens, given), context, { description: titleOf(part, given) }),
  'goal.date': dateGoal,
  // "Drop the deadline of the marathon".
  'goal.undate': ({ part }, context) => changed(part.tokens, context, { targetDate: null }),
  // "Put the memoir goal under career".
  'goal.file': ({ part }, context) => {
    const { domain, words } = inDomain(part.tokens)
    return changed(without(part.tokens, words), context, { domain })
  },
  // "Tag the marathon with running".
  'goal.tag': ({ part }, context, given) => {
    const named = without(part.tokens, given)
    const tags = partsOf(given).map((tag) => wordsOf(part, tag))
    const own = goalNamed(named, context)?.tags ?? []
    return changed(named, context, { tags: tags.length > 0 ? [...new Set([...own, ...tags])] : undefined })
  },
  'goal.complete': completeGoal,
  'goal.reopen': ({ part }, context) => {
    const dropped = context.dropped && goalNamed(part.tokens, context, context.dropped)
    if (dropped) return ofGoal('goal.resume', dropped)
    const done = context.goals.filter(({ isCompleted }) => isCompleted)
    return ofGoal('goal.reopen', goalNamed(part.tokens, context, done) ?? goalNamed(part.tokens, context))
  },
  // "Put the attic on ice until January".
  'goal.pause': pauseGoal,
  // "Pick it up again".
  'goal.resume': ({ part }, context) =>
    ofGoal('goal.resume', goalNamed(part.tokens, context) ?? goalNamed(part.tokens, context, context.dropped ?? [])),
  'goal.drop': dropGoal,
  'milestones.add': addMilestones,
  // "Take the milestone “Book flights” out of the trip".
  'milestone.remove': ({ part }, context) => {
    const [found] = stepsIn(part.tokens, context.goals)
    if (!found) return null
    const milestones = kept(found.of.milestones).filter(({ id }) => id !== found.milestone.id)
    return { verb: 'milestones.set', input: { goalId: found.of.id, milestones } }
  },
  'milestone.tick': tick(true),
  'milestone.untick': tick(false),
}
