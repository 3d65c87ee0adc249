import 'server-only'
import { agoWords } from '../../../ago-words'
import { calendarDay } from '../../../dates'
import { goalSubject } from '../../../goal-subject'
import { sentencesAbout } from '../../../mentions'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { isQuotable } from '../read-message'
import type { SaidDone } from '../said-done'
import { clipWords, onOneLine } from '../sentences'
import { wordsOfGoal } from '../words-of-goal'

/** "I finished that weeks ago" of a mission that is open: what the record shows instead, kindly, and asked. */
export function answerSaidDone(desk: Desk, { facts, since }: SaidDone): Draft {
  const { writer, situation } = desk
  const subject = goalSubject(facts.goal)
  const later = situation.context.journal
    .filter((entry) => entry.date >= since)
    .flatMap((entry) => sentencesAbout(entry, subject).map((text) => ({ text, day: entry.date })))
    .find(({ text }) => isQuotable(text))
  const event = facts.goal.history.findLast((one) => one.source !== 'import')
  const words = {
    ...wordsOfGoal(facts),
    laterQuote: later ? `“${clipWords(onOneLine(later.text).replace(/[.!;]+$/, ''), 12)}”` : null,
    laterDay: later ? agoWords(later.day, situation.today) : null,
    lastDay: event ? agoWords(calendarDay(new Date(event.at), situation.context.timeZone), situation.today) : null,
  }
  return {
    moment: null,
    opening: 'none',
    isQuiet: true,
    lines: [
      writer.say(SHOWS, words),
      writer.say(LATER, words),
      facts.nextMilestone ? writer.say(STILL_OPEN, words) : null,
      writer.say(IF_DONE, words),
    ],
    close: writer.say(ASKS, words) ?? endWith(desk, facts),
  }
}

const SHOWS = [
  '[I would be glad of it|That would be fine news|It may well be so], [but the record shows|yet on record] {goal} [at {pct}|still open at {pct}][, last touched {lastDay}|, with its last check-in {lastDay}|].',
  '[My copy says otherwise|The record tells it differently]: {goal} is at {pct}[, last touched {lastDay}|].',
]
const LATER = [
  '[Your journal says {laterDay}|{laterDay} you wrote]: {laterQuote}.',
  '[And {laterDay} stands|{laterDay} you noted] {laterQuote}.',
]
const STILL_OPEN = ['{next} is [not ticked off|still open].', '[Open on its list|Not ticked off yet]: {next}.']
const IF_DONE = [
  '[If all of it is done|If it is done after all], [tell it to the mission, and it counts|answer so on the mission itself].',
  '[If the record is behind|If it lags], [a check-in on the mission sets it right|correct it on the mission].',
]
const ASKS = [
  'Which of the two is right?',
  'Is the record behind, or was it only a part?',
  'Did you mean all of it, or a piece?',
  'What exactly was finished, and when?',
]
