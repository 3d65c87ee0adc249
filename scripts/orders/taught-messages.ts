import { learningSentences } from '@/lib/server/coach/safety-labelled/learning-sentences'
import type { OrderGoal } from '@/lib/server/language/orders/order'
import { answersIn } from '../progress/labelled-answers'
import { askedQuestions } from '../questions/asked-questions'
import { type OrderedMessage, orderedMessages, TIME_ZONE } from './ordered-messages'

/** What orders nothing counts less, as there is much more of it, and what is said plainly counts more. */
const OTHERS = 0.1
const ASKED = 0.2
const PLAIN = 4
const WEIGHTS: Readonly<Record<string, number>> = { others: OTHERS, asked: ASKED, own: PLAIN }
const BEYOND = 'notRecord'
const ANSWERS = 'scripts/progress/typed-answers.jsonl'
const NOW = '2026-06-14T12:00:00Z'

/**
 * All that orders are learned from: labelled messages, and what people ask, report and write of hard and ordinary days,
 * which orders nothing.
 */
export function taughtMessages(): OrderedMessage[] {
  const asked = askedQuestions()
    // What the record cannot answer may order something that the app cannot do.
    .filter(({ gold }) => gold.intent !== BEYOND)
    .map(({ q, goals, today, gold }) => {
      // An alert that is asked about is there, and is asked about all the same.
      const named = gold.of === 'alerts' && gold.about ? [gold.about.join(' ')] : []
      return { ...none(q, goals.map(plainGoal), `${today}T12:00:00Z`, named), writer: 'asked' }
    })
  const told = answersIn(ANSWERS, 'typed').map(({ answer, goal }) => none(answer, [plainGoal(goal)], NOW))
  const ordered = orderedMessages()
  return [...ordered, ...asked, ...told, ...writtenBeside(ordered)]
}

/** What people write of their days, beside the goals and alerts of those who order: what they name is named by chance. */
function writtenBeside(ordered: readonly OrderedMessage[]): OrderedMessage[] {
  const lives = [...new Set(ordered.map(({ context }) => context))]
  const { daysByHand, criesByHand, diary, nearCries } = learningSentences
  return [...daysByHand.flat(), ...criesByHand.flat(), ...diary, ...nearCries].flatMap((o, at) => {
    const context = lives[at % lives.length]
    return context ? [{ o, gold: [], writer: 'others', context }] : []
  })
}

export function weightOf({ writer }: OrderedMessage): number {
  return WEIGHTS[writer] ?? 1
}

function none(o: string, goals: OrderGoal[], now: string, alerts: readonly string[] = []): OrderedMessage {
  const reminders = alerts.map((title) => ({ id: title, title, scheduledFor: now }))
  return { o, gold: [], writer: 'others', context: { now: new Date(now), timeZone: TIME_ZONE, goals, reminders } }
}

function plainGoal({ title }: { title: string }): OrderGoal {
  return { id: title, title, tags: [], milestones: [], measure: null }
}
