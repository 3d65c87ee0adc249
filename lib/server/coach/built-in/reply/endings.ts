import 'server-only'
import type { GoalFacts } from '../../facts'
import { nextStep } from './choose-step'
import type { Desk } from './draft'
import type { Words } from './weave'
import { wordsOfGoal } from './words-of-goal'

type Ending = {
  questions?: readonly string[]
  ofTen?: number
  size?: 'usual' | 'tiny'
  words?: Words
  /** Whether a step must say which goal it is for. */
  isNamed?: boolean
}

/** Ends with a question of the coach's own, or with those given, in so many of ten cases; else with a next step. */
export function endWith(
  desk: Desk,
  facts: GoalFacts | null,
  { questions = [], ofTen = 5, size = 'usual', words = {}, isNamed = false }: Ending = {},
): string | null {
  const { writer } = desk
  const known = { ...(facts ? wordsOfGoal(facts) : {}), ...words }
  const ask = () =>
    writer.say(questions.length && writer.often(6) ? questions : [...questions, ...desk.manner.asks], known)
  const step = () => (facts && !facts.goal.isCompleted ? nextStep(desk, facts, size, isNamed) : null)
  const ending = writer.often(ofTen) ? (ask() ?? step()) : (step() ?? ask())
  return ending ?? signature(desk) ?? writer.say(ANYWAY, known)
}

/** The question this coach comes back to. */
function signature({ writer, persona }: Desk): string | null {
  return writer.say([persona.signatureQuestion])
}

const ANYWAY = [
  'What would help you most [right now|today|at this point]?',
  'Where [shall|should] we [go from here|start]?',
  'What [is|comes] next for you?',
  'What do you want to [say|do] about it?',
]
