import 'server-only'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import { wordsOf } from '@/lib/server/language/phrases'
import { clauseTokens } from '@/lib/server/language/progress/clauses'
import { isPastForm } from '@/lib/server/language/progress/word-classes'
import { readText, type Sentence } from '@/lib/server/language/text'
import { isTime, unitOf } from '@/lib/server/language/units'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext, GoalRecord } from '../../context'

/** A message, read once for everyone who answers it. */
export type Said = { text: string; sentences: readonly SaidSentence[]; words: readonly string[] }
export type SaidSentence = { sentence: Sentence; words: readonly string[] }

/** Of a long message its beginning and its end are read: so many words of each. */
const FROM_START = 250
const TO_END = 150
/** A sentence without an end is as long as the message. */
const MOST_TOKENS = 500

export function readSaid(message: string): Said {
  const { text, sentences } = readText(message)
  const all = sentences.map((one) => {
    const sentence = { ...one, tokens: one.tokens.slice(0, MOST_TOKENS) }
    return { sentence, words: wordsOf(sentence).slice(0, FROM_START) }
  })
  const first = within(all, FROM_START)
  const said = [...first, ...within(all.slice(first.length).reverse(), TO_END).reverse()]
  return { text, sentences: said, words: said.flatMap(({ words }) => words) }
}

/** The first of some sentences that hold no more than so many words together. */
function within(sentences: readonly SaidSentence[], most: number): SaidSentence[] {
  let left = most
  const end = sentences.findIndex(({ words }) => {
    left -= Math.max(words.length, 1)
    return left < 0
  })
  return sentences.slice(0, end < 0 ? undefined : end)
}

/** "Move everything to tomorrow": whatever it is not understood of it, it orders, and asks nothing of the record. */
export function isOrderLike({ text, tokens }: Pick<Sentence, 'text' | 'tokens'>): boolean {
  const head = tokens.find(({ word }) => !COURTEOUS.has(word))
  // "Put up two of the shelves this morning" tells.
  const isTold = head && isPastForm(head) && OF_BEFORE.test(text)
  return ORDERING.has(head?.word ?? '') && !isTold
}
const OF_BEFORE = /\b(?:yesterday|earlier|ago|last (?:night|week)|this morning)\b/i
const ORDERING = wordSet(
  'move postpone push delay shift snooze cancel delete remove set change add make mark put rename drop pause unpause reschedule remind',
)
const COURTEOUS = wordSet('please pls plz ok okay so and now just can could you u then hey')

/** "Stuck on the ferry, entertain me". */
export function asksOfCoach({ tokens }: Sentence): boolean {
  return clauseTokens(tokens).some(([verb, me]) => me?.word === 'me' && verb?.kind === 'word' && !isPastForm(verb))
}

/** What is said to the coach, of others, of long ago or of what only may be is none of the day. */
export function isBeside(words: readonly string[]): boolean {
  return words.some((word) => BESIDE.has(word))
}
const BESIDE = wordSet("you u your you're youre ur meant if ago said forgot would i'd id should could don't dont")

type Goals = Pick<ChatContext, 'goals' | 'turns'>

/** The goal that a message names for sure, or points back at with "it"; null where it names none or several alike. */
export function goalMeant({ sentences, words }: Said, { goals, turns }: Goals): GoalRecord | null {
  for (const { sentence } of sentences) {
    const [best] = goalsNamedIn(sentence, goals)
    // "Which moved last, not the passports" means any other.
    const before = sentence.tokens.findLast(({ end, word }) => end <= (best?.start ?? 0) && !/^(?:the|my)$/.test(word))
    if (best?.isSure && !/^(?:not|except|but|besides|than)$/.test(before?.word ?? ''))
      return goals.find(({ id }) => id === best.goalId) ?? null
  }
  // "That week" points at a week, and at no goal.
  const isPointing = words.some(
    (word, at) => /^(?:it|that|this|them)$/.test(word) && !isTime(unitOf(words[at + 1] ?? '')),
  )
  return isPointing ? goalBefore({ goals, turns }) : null
}

/** The goal that the message before named for sure. */
export function goalBefore({ goals, turns }: Goals): GoalRecord | null {
  const before = turns.findLast(({ isFromUser }) => isFromUser)
  const named = readText(before?.text ?? '').sentences.flatMap((one) => goalsNamedIn(one, goals))
  const [best] = named
  return best && (best.isSure || named.length === 1) ? (goals.find(({ id }) => id === best.goalId) ?? null) : null
}
