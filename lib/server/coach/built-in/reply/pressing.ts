import 'server-only'
import type { Desk } from './draft'
import { shortTitle } from './titles'
import { wordsOfGoal } from './words-of-goal'

/** A deadline elsewhere that must not pass unmentioned: due within the week, or just missed. Null when none, or when it was said. */
export function pressing({ situation, writer }: Desk, said: string): string | null {
  const { message, context } = situation
  if (message.emoji === 'heavy' || message.language || situation.isTender) return null
  const spoken = [
    said,
    ...context.turns
      .filter((turn) => !turn.isFromUser)
      .slice(-6)
      .map((turn) => turn.text),
  ].join('\n')
  const facts = situation.ongoing.find(
    (one) =>
      one !== situation.before &&
      one.daysLeft !== null &&
      one.daysLeft <= 7 &&
      one.daysLeft >= -14 &&
      !spoken.includes(shortTitle(one.goal.title)),
  )
  if (!facts) return null
  return writer.say(facts.isOverdue ? MISSED : SOON, wordsOfGoal(facts))
}

const SOON = [
  '[One thing besides|And do not lose sight of this|Mind the calendar, too]: {goal} is due {dueDay}[, at {pct}|, with {rest} open|].',
  '[Also|And|Besides]: {goal}. [Due {dueDay}|{left} left|{pct}, due {dueDay}].',
]
const MISSED = [
  '[Besides|On another page|And one more thing]: {goal} is {over} past its date[ and wants a new one|, at {pct}|].',
  '[Also|And|Besides]: {goal}. [{over} overdue|{over} past its date|{pct}, overdue].',
]
