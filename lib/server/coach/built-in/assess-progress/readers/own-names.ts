import 'server-only'
import { type GoalView, tellingWords } from '../goal/goal-view'
import { factorFor, isPlural } from '../goal/units'

/** "Bavaria and Hesse ticked off": what was finished is named, and it is not the goal. */
export function isAnotherThing(subject: string, view: GoalView): boolean {
  if (/\b[a-z]+ #?\d+ ?$/.test(subject.replace(/\b(?:is|are|was|were|all|now|finally)\b/g, ' ').replace(/\s+/g, ' ')))
    return true
  const words = [...tellingWords(subject)].filter((word) => !NO_SUBJECT.test(word))
  const own = [...view.nouns].map((noun) => noun.slice(0, 4))
  return words.length > 0 && !words.some((word) => OWN.test(word) || own.includes(word.slice(0, 4)))
}

const NO_SUBJECT =
  /^(?:i|i've|i'm|we|we've|it|it's|have|has|been|is|are|was|were|just|finally|all|now|everything|that|this|and|so|well|ok|got|goal|mission|target|weight|amount|done|really|actually|at|last)$/

/** Whether the goal counts something that is its aim, so that one deed is not all of it. */
export function hasCount(view: GoalView): boolean {
  return view.sizes.some((size) => !size.isFeat && !size.isPreparation)
}

const OWN = /^(?:fund|saving|goal|mission|project|challenge|target|whole|entire|full|thing)$/

/** Whether an object is the goal by its own words: every telling word of it stands in the title. */
export function namesGoal(object: string, view: GoalView): boolean {
  const words = [...tellingWords(object.replace(/\b\d+\b/g, ''))]
  if (!words.length) return false
  const own = words.filter((word) => view.nouns.has(word) || OWN.test(word))
  return (
    own.length === words.length &&
    !(
      hasCount(view) &&
      view.sizes.some(
        (size) =>
          words.some((word) => factorFor(size, word) !== null && !isPlural(word)) &&
          words.length === 1 &&
          object.replace(/^(?:the|my|a) /, '') === words[0],
      )
    )
  )
}

/** Whether a last thing is the last of the goal. */
export function isOfGoal(object: string, view: GoalView): boolean {
  const words = [...tellingWords(object.replace(/\b(?:last|final)\b/g, ''))]
  return (
    words.length === 0 ||
    words.some(
      (word) =>
        view.nouns.has(word) ||
        view.sizes.some((size) => factorFor(size, word) !== null) ||
        /^(?:one|piece|part|step|bit|milestone|task|item|payment|installment|instalment|exam|page|chapter)$/.test(word),
    )
  )
}
