import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { wordSet, wordsOfEach } from '../word-table'
import type { QuestionContext } from './question-context'
import { type Slate, wordsLeft } from './slate'
import { timeOf, whenPart } from './times'

type Status = 'paused' | 'dropped' | 'completed'
const STATES = wordsOfEach<Status>({
  paused: 'paused resting',
  dropped: 'dropped abandoned',
  completed: 'completed complete finished finish',
})
const ASKING = wordSet('which what any show list how did have has are is')
/** Beside one of the states nothing else is said but these. */
const PLAIN = wordSet(
  'which what any anything all everything my of the missions mission goals goal ones things are is were was have has had i do did currently now right at moment been already so far yet show list me tell how many that',
)

/** "Which missions are paused?", "what have I dropped?", "what did I complete this month?"; null for any other. */
export function statesAsked(slate: Slate, { now, timeZone }: QuestionContext): RecordQueryInput | null {
  const words = slate.tokens.map(({ word }) => word)
  const [state, other] = words.flatMap((word) => STATES[word] ?? [])
  if (!state || other || !words.some((word) => ASKING.has(word))) return null
  const time = timeOf(slate, { now, timeZone, towards: 'past', isGeneral: false })
  const left = wordsLeft(slate).filter((word) => !PLAIN.has(word) && STATES[word] === undefined)
  if (left.length > 0 || time.isOpen) return null
  return {
    of: 'goals',
    give: words.includes('many') ? 'count' : 'list',
    where: { status: state },
    // When something was paused or dropped the index does not tell.
    ...(state === 'completed' && whenPart(time)),
  }
}
