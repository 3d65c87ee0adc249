import 'server-only'
import type { Desk, Draft } from '../draft'
import { wordsOfGoal } from '../words-of-goal'

/** "I made that up": taken back kindly; the record was not touched by it. */
export function answerTakenBack(desk: Desk): Draft {
  const { writer, situation } = desk
  const about = situation.named[0] ?? situation.before
  const facts = about && !about.goal.isCompleted ? about : null
  return {
    moment: null,
    opening: 'none',
    isQuiet: true,
    lines: [writer.say(THANKS), writer.say(facts ? STAYS_AT : STAYS, facts ? wordsOfGoal(facts) : {})],
    close: writer.say(ASKS) ?? writer.say(['What is true, then?']),
  }
}

const THANKS = [
  '[Thank you for saying so.|Good that you say it.|No harm done.|Taken back, then.] [I forget that one.|It is struck out here.|I let it go.]',
  '[All right, it is off the table.|Fine, that is undone.] [It takes something to say so.|Saying so is worth more.]',
]
const STAYS_AT = [
  '[Nothing was recorded from it|None of it went on record]: {goal} stays at {pct}.',
  '{goal} [is still|remains] at {pct}; [a chat books nothing|nothing was booked].',
]
const STAYS = [
  '[Nothing was recorded from it|None of it went on record].',
  '[Nothing was booked|Your record is untouched].',
]
const ASKS = [
  'What is the true version?',
  'How does it really stand?',
  'What made you say it?',
  'What is really going on?',
]
