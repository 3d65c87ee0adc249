import 'server-only'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import { readText } from '@/lib/server/language/text'
import { isTime, unitOf } from '@/lib/server/language/units'
import { wordSet } from '@/lib/server/language/word-table'
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
  const named = sentences.map(({ sentence }) => sureOf(sentence, goals)).find(Boolean)
  if (named) return named
  // "That week" points at a week, and at no goal.
  if (!words.some((word, at) => POINTING.has(word) && !isTime(unitOf(words[at + 1] ?? '')))) return null
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

/** The goal that the message before named for sure. */
export function goalBefore({ goals, turns }: Pick<ChatContext, 'goals' | 'turns'>): GoalRecord | null {
  const before = turns.findLast(({ isFromUser }) => isFromUser)
  const named = readText(before?.text ?? '').sentences.flatMap((one) => goalsNamedIn(one, goals))
  const [best] = named
  return best && (best.isSure || named.length === 1) ? (goals.find(({ id }) => id === best.goalId) ?? null) : null
}

function sureOf(sentence: Parameters<typeof goalsNamedIn>[0], goals: readonly GoalRecord[]): GoalRecord | null {
  const [best] = goalsNamedIn(sentence, goals)
  return best?.isSure ? (goals.find(({ id }) => id === best.goalId) ?? null) : null
}
