import 'server-only'
import type { ReplyMark } from '@/lib/contract/chat'
import { markWords } from '@/lib/contract/mark-words'
import { sentencesOf } from '@/lib/server/coach/stated-numbers'

/** A card under the reply, or the button on it; flashcards, and a card that somebody writes, are none. */
const CLAIM =
  /\b(?:(?:the|a|this|that|one|two|three|both|these) cards?\b(?: \w+)? (?:below|under|here|sets?|puts?|offers?|adds?|moves?|ticks?|starts?|gives?|makes?|renames?|pauses?|rests?|closes?|logs?|drops?|takes?|keeps?|asks?)\b|press (?:on )?[“"*]*Apply\b)/i
/** One that is spoken of as not there, or from before. */
const NOT_HERE = /\b(?:no|not|never|earlier|above|before|last|without)\b|n['’]t\b/i

/** The sentences of a reply that tell of a card beneath it, for a reply under which none stands. */
export function claimedCards(reply: string): ReplyMark[] {
  return sentencesOf(reply)
    .filter((sentence) => CLAIM.test(sentence) && !NOT_HERE.test(sentence) && reply.includes(sentence))
    .map((sentence) => ({ quote: sentence, why: markWords.card }))
}
