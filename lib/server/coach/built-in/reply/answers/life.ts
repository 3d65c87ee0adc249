import 'server-only'
import { nextStep } from '../choose-step'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { mention } from '../goal-lines'
import type { LifeMoment } from '../life/life-moment'
import { memoryLine } from '../memory-line'
import type { Words } from '../weave'
import { wordsOfGoal } from '../words-of-goal'

const OPENINGS = { glad: 'light', heavy: 'heavy', plain: 'none' } as const

/** Something of the user's life: met first, and tied to a mission only where it is about one. */
export function answerLife(desk: Desk, moment: LifeMoment): Draft {
  const { writer, situation } = desk
  const about = situation.named[0] ?? (moment.ties ? (situation.before ?? situation.focus) : null)
  const facts = about && !about.goal.isCompleted ? about : null
  const words = facts ? wordsOfGoal(facts) : {}
  const isChoosing = !moment.asks
  const step = () =>
    isChoosing && situation.focus ? nextStep(desk, situation.focus, writer.often(5) ? 'tiny' : 'usual', true) : null
  return {
    moment: moment.voice ?? null,
    opening: writer.often(6) ? OPENINGS[moment.tone] : 'none',
    isQuiet: moment.tone !== 'plain',
    lines: [
      writer.say(moment.heard, words),
      moment.next ? writer.say(moment.next, words) : null,
      facts ? mention(desk, facts) : null,
      memoryLine(desk),
    ],
    close:
      step() ??
      (moment.asks ? ask(desk, moment.asks, words, moment.voice !== undefined) : null) ??
      endWith(desk, facts ?? situation.focus, { ofTen: 8 }),
  }
}

/** One of the moment's own questions; where the coach may speak up, sometimes one of the coach's. */
function ask({ writer, manner }: Desk, asks: readonly string[], words: Words, isOpen: boolean): string | null {
  return writer.say(isOpen && writer.often(4) ? manner.asks : asks, words) ?? writer.say(asks, words)
}
