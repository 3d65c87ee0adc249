import 'server-only'
import type { Token } from '../text'
import { goalNamed, isPointing, milestoneNamed, reminderNamed } from './names'
import type { Clause, OrderContext, OrderKind, OrderReading } from './order'
import { partsOf } from './parts'
import { findLastWord, patterns } from './pattern'
import { dayIn } from './when'

const STATES: Record<string, boolean> = {
  done: true,
  complete: true,
  completed: true,
  finished: true,
  achieved: true,
  closed: true,
  off: true,
  open: false,
  undone: false,
  unfinished: false,
  incomplete: false,
  ongoing: false,
}
const ASIDE = new Set(
  'as to off is the my a an in list please all on from not goal goals for of alert alerts reminder reminders back up again'.split(
    ' ',
  ),
)

/** "Mark the attic as done", "tick off chapter 3", "untick it", "complete the marathon goal". */
export const markDone: OrderKind = {
  heads: patterns('mark|set|call|count|declare, tick|check|cross|strike (off), complete|finish|close (off|out)'),
  read(clause, next, context) {
    const { tokens } = clause
    const verb = tokens[0]?.word ?? ''
    const isTick = ['tick', 'check', 'cross', 'strike', 'complete', 'finish', 'close'].includes(verb)
    const at = findLastWord(tokens, new Set(Object.keys(STATES)), next)
    const isNot = tokens[at - 1]?.word === 'not'
    const state = at < 0 ? (isTick ? true : null) : (STATES[tokens[at]?.word ?? ''] ?? true) !== isNot
    if (state === null || (!isTick && at < tokens.length - 2)) return null
    // "Check how …" looks something up.
    if (verb === 'check' && !tokens.some(({ word }) => word === 'off')) return null
    // "Finish the walls tomorrow" is a plan.
    if (isPlan(clause, context)) return null
    const object = tokens.slice(next, at > next ? at : undefined)
    return doneOf(object, state, clause, context)
  },
}

function isPlan({ sentence, tokens }: Clause, context: OrderContext): boolean {
  const isWork = ['complete', 'finish', 'close'].includes(tokens[0]?.word ?? '')
  return isWork && dayIn(sentence, tokens, context).span !== null
}

/** "Untick chapter 3", "reopen the marathon". */
export const undoDone: OrderKind = {
  heads: patterns('untick|uncheck|unmark, reopen|re-open|uncomplete|restart, bring back, open'),
  read(clause, next, context) {
    const { tokens } = clause
    const isOpen = tokens[0]?.word === 'open'
    if (isOpen && !['again', 'up'].includes(tokens.at(-1)?.word ?? '')) return null
    return doneOf(tokens.slice(next), false, clause, context)
  },
}

function doneOf(
  words: readonly Token[],
  isDone: boolean,
  { sentence, tokens, quote }: Clause,
  context: OrderContext,
): OrderReading | null {
  const placed = milestonesOn(words, context)
  if (placed) return { verb: 'milestone.tick', input: { ...placed, isCompleted: isDone }, quote }
  const object = words.filter(({ word }) => !ASIDE.has(word))
  // "I've called Bob, tick it off": what was said before names it.
  const start = tokens[0]?.start ?? 0
  const before = sentence.tokens.filter((one) => one.end <= start && /\w/.test(one.word))
  const said = isPointing(object) && before.length > 1 ? before.filter(({ word }) => !REPORT.has(word)) : object
  const [milestone, ...others] = partsOf(said).map((part) => milestoneNamed(part, context))
  if (milestone && others.every((one) => one?.of === milestone.of)) {
    const milestoneIds = [milestone, ...others].flatMap((one) => one?.milestone.id ?? [])
    return { verb: 'milestone.tick', input: { goalId: milestone.of.id, milestoneIds, isCompleted: isDone }, quote }
  }
  const reminder = isDone ? reminderNamed(said, context) : null
  if (reminder) return { verb: 'alert.finish', input: { reminderId: reminder.id }, quote }
  const goal = goalNamed(said, context)
  return goal && { verb: isDone ? 'goal.complete' : 'goal.reopen', input: { goalId: goal.id }, quote }
}

const PLACING = new Set('on of for in from'.split(' '))

/** "Insulation on the garden room": milestones of the goal that stands behind them. */
function milestonesOn(words: readonly Token[], context: OrderContext) {
  const at = findLastWord(words, PLACING, 1)
  const goal = at < 0 ? null : goalNamed(words.slice(at + 1), context)
  if (!goal) return null
  const named = partsOf(words.slice(0, at).filter(({ word }) => !ASIDE.has(word)))
  const found = named.map((part) => milestoneNamed(part, { ...context, goals: [goal] })?.milestone.id)
  const milestoneIds = found.filter((id) => id !== undefined)
  return found.length > 0 && milestoneIds.length === found.length ? { goalId: goal.id, milestoneIds } : null
}

const REPORT = new Set("i i've i'm have finished done did just is are been finally".split(' '))
