import 'server-only'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import { readText } from '@/lib/server/language/text'
import { unitOf } from '@/lib/server/language/units'
import { wordSet, wordTable } from '@/lib/server/language/word-table'
import type { ChatContext, GoalRecord } from '../../context'
import type { Said } from './said'

/** Words that point back at the goal last spoken of. */
const POINTING = wordSet('it that this them')
const LOOKED_BACK = 4

/** The goal that a message names for sure, or points back at with "it"; null where it names none or several alike. */
export function goalMeant(
  { sentences, words }: Said,
  { goals, turns }: Pick<ChatContext, 'goals' | 'turns'>,
): GoalRecord | null {
  const named = sentences.map(({ sentence }) => sureOf(sentence, goals)).find(Boolean) ?? countedIn(words, goals)
  if (named) return named
  if (!words.some((word) => POINTING.has(word))) return null
  for (const { text, isFromUser } of turns.slice(-LOOKED_BACK).toReversed()) {
    const found =
      isFromUser &&
      readText(text)
        .sentences.map((sentence) => sureOf(sentence, goals))
        .find(Boolean)
    if (found) return found
  }
  return null
}

/** The one goal whose unit a word is about: "my weight" is counted in kg. */
function countedIn(words: readonly string[], goals: readonly GoalRecord[]): GoalRecord | null {
  const units = words.flatMap((word) => UNITS_OF[word] ?? [])
  const found = goals.filter(({ measure }) => measure && units.includes(unitOf(measure.unit)))
  return found.length === 1 ? (found[0] ?? null) : null
}

const UNITS_OF = wordTable<readonly string[]>({
  weight: ['kg', 'lb', 'stone'],
  money: ['£', '$', '€'],
  savings: ['£', '$', '€'],
  saving: ['£', '$', '€'],
  debt: ['£', '$', '€'],
  reading: ['book', 'page', 'chapter'],
  running: ['km', 'mile'],
  writing: ['word'],
})

function sureOf(sentence: Parameters<typeof goalsNamedIn>[0], goals: readonly GoalRecord[]): GoalRecord | null {
  const [best] = goalsNamedIn(sentence, goals)
  return best?.isSure ? (goals.find(({ id }) => id === best.goalId) ?? null) : null
}
