import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { Domain } from '@/lib/contract/domains'
import type { Verb } from '@/lib/contract/proposal'
import { readMeasure } from '../measure/read-measure'
import { readText, type Token } from '../text'
import { wordSet } from '../word-table'
import { finishAlert, movedBy } from './alerts'
import { areas, domainOf } from './domain-words'
import { type Fill, type Filled, without } from './fill'
import {
  goalNamed,
  goalsNamed,
  isSure,
  type MilestoneOf,
  milestonesNamed,
  pointsBack,
  telling,
  tellingOnly,
} from './names'
import {
  bare,
  capital,
  type OrderContext,
  type OrderGoal,
  type OrderInput,
  partsOf,
  renamed,
  titleOf,
  wordsOf,
} from './order'
import type { Said } from './understand'
import { dayIn } from './when'

/** "Add a goal to run 10 km by May", "make that a goal". */
const createGoal: Fill = ({ part }, context, given) => {
  const placed = inDomain(part.tokens)
  const when = dayIn(part, part.tokens, context)
  const own = bare(
    given.filter((one) => when.rest.some(({ start }) => start === one.start) && !placed.words.includes(one)),
  )
  const isTopic = telling(own).length === 0 && (own.length === 0 || pointsBack(own))
  // "Make the goal of Portuguese until January" is of a goal that there is.
  const [known] = goalsNamed(own, context.goals)
  const isNew = part.tokens.some(({ word }) => CREATING.has(word))
  // "Add 2 books to the reading goal" makes none.
  if (!isTopic && known && isTold(part.tokens)) return null
  if (!isTopic && !isNew && known && known.places.size === telling(own).length) return null
  const title = isTopic ? capital(context.recentTopic?.words) : titleOf(part, own)?.replace(KIND, '')
  // "Set the sleep goal to 70" names none.
  if (title && !/\p{L}/u.test(title)) return null
  const domain = placed.domain ?? (title ? domainOf(title) : undefined)
  const from = own[0]?.start ?? Number.POSITIVE_INFINITY
  const told = wordsOf(part, bare(part.tokens.filter((one) => one.start >= from && !placed.words.includes(one))))
  const named = wordsOf(part, bare(given.filter((one) => !placed.words.includes(one))))
  // "A Dry January": the month is its name, and says when it ends.
  const read = [named, told].map((words) =>
    readMeasure({ title: words, description: '' }, context.timeZone, context.now),
  )
  const lasting = read.find(({ until }) => until !== null)
  if (lasting)
    return {
      verb: 'goal.create',
      input: {
        ...{
          title: capital(named.replace(/^an?\s+/i, '')),
          domain,
          targetDate: lasting.until,
          measure: lasting.measure,
        },
        ...(lasting.begins && { pausedUntil: lasting.begins }),
      },
    }
  const measure = read.find((one) => one.measure)?.measure ?? undefined
  // "Starting Monday" is when it begins, and no day by which it is done.
  const begins = when.span && part.tokens.some(({ word }) => STARTS.has(word)) ? when.span.from : undefined
  const targetDate = begins ? undefined : when.span?.to
  return { verb: 'goal.create', input: { title, domain, targetDate, measure, ...(begins && { pausedUntil: begins }) } }
}
function isTold(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word).join(' ')
  return /\b(?:add|put|log) (?:\S+ ){1,4}to (?:the|my) (?:\S+ ){0,4}(?:goal|mission)$/.test(words)
}
const CREATING = wordSet('new another second add create set start begin want my')
const STARTS = wordSet('starting beginning')
/** "Make driving one of my goals": what it is to be is no part of its name. */
const KIND = / (?:(?:as )?(?:an?|my|one of my) )?(?:new )?(?:goal|mission)s?$/i
const UNTIL = wordSet('until till til')

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
  return { span, goal: goalNamed(rest, context), step: stepNamed(rest, context) }
}

/** The milestone that is surely named, or that "that one" stands for: one whose name stood in what was said last. */
function stepNamed(tokens: readonly Token[], { goals, recentTopic }: OrderContext): MilestoneOf | null {
  if (tokens.some(({ word }) => word === 'deadline' || word === 'goal')) return null
  const named = milestonesNamed(tokens, goals)
  const [goal] = goalsNamed(tokens, goals)
  if (isSure(named) && (named[0]?.score ?? 0) > (goal?.score ?? 0)) return named[0]?.item ?? null
  if (!pointsBack(tokens) || tellingOnly(tokens).length > 0) return null
  const words = readText(recentTopic?.words ?? '').sentences.flatMap((one) => one.tokens)
  const spokenOf = milestonesNamed(
    words,
    goals.filter(({ id }) => id === recentTopic?.goalId),
  )
  return isSure(spokenOf) ? (spokenOf[0]?.item ?? null) : null
}

/** "Move the deadline of the attic to 3 March", "push it two weeks"; of a milestone that is named, or was spoken of last, that one's day. */
export const dateGoal: Fill = (said, context) => {
  const { span, goal, step } = dated(said, context)
  if (step) {
    const milestones = kept(step.of.milestones).map((one) =>
      one.id === step.milestone.id ? { ...one, targetDate: span?.to } : one,
    )
    return { verb: 'milestones.set', input: { goalId: step.of.id, milestones: span ? milestones : undefined } }
  }
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

const NAMING = wordSet('rename name title call called titled named retitle')

/** What reads each order of a goal and its milestones. */
export const goalFills: Readonly<Record<string, Fill>> = {
  'goal.create': createGoal,
  // "Rename my run goal to Run 12 km".
  'goal.rename': ({ part }, context, given) => {
    const title = renamed(part, given)
    // "Change the cello goal to health" is of its area, unless a name is spoken of.
    const domain = title && !part.tokens.some(({ word }) => NAMING.has(word)) ? areas[title.toLowerCase()] : undefined
    return changed(without(part.tokens, given), context, domain ? { domain } : { title })
  },
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
  'goal.drop': ({ part }, context) => ofGoal('goal.drop', goalNamed(part.tokens, context)),
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
