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
  // "Put up two of the shelves with Ida" tells as well.
  const isDone = PUT_UP.test(text) && !/\b(?:alert|reminder|goal|milestone|journal)s?\b/i.test(text)
  return (ORDERING.has(head?.word ?? '') && !isTold && !isDone) || DO_IT.test(text) || ORDERS_LAST.test(text)
}
const PUT_UP =
  /^\W*put (?:(?:the|my|our|a|an|two|three|some|another) (?:\p{L}+ ){1,2})?(?:up|away|together|on|out)\b(?! hold\b)/iu
const DO_IT = /^\W*(?:(?:ok|okay|then|so|yes) )*do (?:it|that|this)\b(?!.*\?)/i
/** "I won't need tomorrow's, tick that off" */
const ORDERS_LAST = /[,;–] *(?:(?:so|and|please|then) )*(?:tick|untick|cancel|delete|remove|scrap) \p{L}+/iu
const OF_BEFORE = /\b(?:yesterday|earlier|ago|last (?:night|week)|this morning)\b/i
const ORDERING = wordSet(
  'move postpone push delay shift snooze cancel delete remove set change add make mark put rename drop pause unpause reschedule remind tick untick',
)
const COURTEOUS = wordSet('right please pls plz ok okay so and now just can could you u then hey')

/** "Stuck on the ferry, entertain me". */
export function asksOfCoach({ tokens }: Sentence): boolean {
  return clauseTokens(tokens).some(([verb, me]) => me?.word === 'me' && verb?.kind === 'word' && !isPastForm(verb))
}

/** "I meant the weekend", "you are not very chatty". */
export function isToCoach(words: readonly string[]): boolean {
  return words.some((word) => TO_COACH.has(word))
}
const TO_COACH = wordSet("you u your you're youre ur meant")

/** What is said to the coach, of others, of long ago or of what only may be is none of the day. */
export function isBeside(words: readonly string[]): boolean {
  return words.some((word) => TO_COACH.has(word) || BESIDE.has(word))
}
const BESIDE = wordSet("if ago said forgot would i'd id should could don't dont")

/** What was said so long ago is not gone on with. */
export const STILL_MEANT_MS = 3 * 3_600_000

/** What the user said before, the last at the end: so many messages are gone back for what one goes on with. */
export function saidBefore({ turns }: Pick<ChatContext, 'turns'>): string[] {
  return turns.flatMap(({ isFromUser, text }) => (isFromUser ? text : [])).slice(-MOST_BACK)
}
const MOST_BACK = 4

type Goals = Pick<ChatContext, 'goals' | 'turns'> & Partial<Pick<ChatContext, 'offers'>>

/** The goal that a message names for sure, or points back at with "it"; null where it names none or several alike. */
export function goalMeant({ sentences, words }: Said, { goals, turns, offers }: Goals): GoalRecord | null {
  for (const { sentence } of sentences) {
    const [best] = goalsNamedIn(sentence, goals)
    // "Which moved last, not the passports" means any other.
    const before = sentence.tokens.findLast(({ end, word }) => end <= (best?.start ?? 0) && !/^(?:the|my)$/.test(word))
    if (best?.isSure && !/^(?:not|except|but|besides|than)$/.test(before?.word ?? ''))
      return goals.find(({ id }) => id === best.goalId) ?? null
  }
  return pointsBack(words) && !asksOfThen(words) ? goalBefore({ goals, turns, offers }) : null
}

/** "How far was it supposed to be?" asks of what was, and not how a goal stands. */
export function asksOfThen(words: readonly string[]): boolean {
  return words.includes('was') || words.includes('were')
}

/** Whether words point at what was spoken of: "it", "there", "the date". "That week" points at a week, "is there" at nothing. */
export function pointsBack(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]]
    if (word === 'there') return !/^(?:is|are|was|were)$/.test(before) && !/^(?:is|are|was|were)$/.test(after)
    if (/^(?:it|that|this|them)$/.test(word)) return !isTime(unitOf(after))
    return before === 'the' && /^(?:date|deadline|goal|target)$/.test(word)
  })
}

/** The goal that the message before named for sure, or that the conversation was about. */
export function goalBefore({ goals, turns, offers }: Goals): GoalRecord | null {
  const before = turns.findLast(({ isFromUser }) => isFromUser)
  const named = readText(before?.text ?? '').sentences.flatMap((one) => goalsNamedIn(one, goals))
  const [best] = named
  if (best?.isSure) return goals.find(({ id }) => id === best.goalId) ?? null
  // What a card has completed is spoken of no more.
  const spoken = before ? goals.find(({ id }) => id === offers?.spoken?.goalId) : undefined
  return spoken && !spoken.isCompleted ? spoken : null
}
