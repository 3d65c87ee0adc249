import 'server-only'
import { grammarStems } from '../common-words'
import { wordSet } from '../word-table'
import { goalMeant } from './goals'
import type { QuestionContext } from './question-context'
import { copyOf, type Slate, wordAt } from './slate'
import { timeOf } from './times'

const MOST_TOKENS = 10
const MOST_OF_DAYS = 3
const HEADS = wordSet('and n & or but so then what how same of vs versus')
const SECOND = wordSet('about of what how for with in on')
const VERBS = wordSet('i did do should is was have am are can will')
const TIMES = wordSet('time times day days week month year far')
const ASKS = wordSet('when how what where who did do does was has have is')
const PERSONS = wordSet('he she him her')

/** Whether a question is whole only with what was said before: "and last week?", "how often did I see her?". */
export function isInPart(slate: Slate, view: QuestionContext): boolean {
  const rest = copyOf(slate)
  if (isOfOneUnnamed(rest)) return true
  const { when } = timeOf(rest, { ...view, towards: 'past', isGeneral: false })
  const isNamed = goalMeant(rest, view.goals)?.isSure === true
  if (goesOn(rest)) return !isNamed
  const isBare = rest.tokens.every(
    ({ kind, stem, word }, at) => rest.taken[at] || kind === 'mark' || grammarStems.has(stem) || TIMES.has(word),
  )
  return rest.to <= MOST_OF_DAYS && when !== undefined && isBare
}

function goesOn(slate: Slate): boolean {
  const head = wordAt(slate, 0)
  if (slate.to > MOST_TOKENS || !HEADS.has(head)) return false
  const isLed = !['what', 'how', 'of', 'same'].includes(head) || SECOND.has(wordAt(slate, 1))
  return isLed && !slate.tokens.some(({ word }) => VERBS.has(word))
}

/** "Her", where the question itself says of nobody by name or as "my sister" who that is. */
function isOfOneUnnamed({ tokens, sentence }: Slate): boolean {
  const at = tokens.findIndex(({ word }) => PERSONS.has(word))
  const before = tokens.slice(0, at)
  const isAsked = sentence.isQuestion || ASKS.has(tokens[0]?.word ?? '')
  return (
    isAsked &&
    at >= 0 &&
    !before.some(({ word, raw }, place) => word === 'my' || (place > 0 && /^\p{Lu}\p{Ll}/u.test(raw)))
  )
}
