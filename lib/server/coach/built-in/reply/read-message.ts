import 'server-only'
import { checkCrisis } from '../../safety'
import { type ForeignLanguage, foreignLanguage } from './language'
import { HYPERBOLE, mirrored } from './mirror'
import { clipWords, onOneLine, wordCount } from './sentences'

export type ReadMessage = {
  raw: string
  /** In lower case, quotation marks straightened, on one line; long texts are read at both ends. */
  text: string
  words: number
  isQuestion: boolean
  /** Nothing to read: blanks, punctuation, a stray letter or two. */
  isEmpty: boolean
  /** Emoji and no words: whether they look glad, heavy or neither. */
  emoji: 'glad' | 'heavy' | 'other' | null
  language: ForeignLanguage | null
  /** Orders to the engine instead of words to the coach. */
  isInjection: boolean
  sentences: string[]
}

const HEAD = 2_400
const TAIL = 800

const INJECTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:rules?|instructions?|prompts?|guidelines?|persona|safety)\b|\b(?:system|developer|admin)(?: prompt| message| mode)?\s*[:>]|\byou are now (?:a|an|in|my|the|dan)\b|\b(?:jailbreak|developer mode|dan mode)\b|\b(?:reveal|print|show|repeat|output|tell me)\b.{0,24}\b(?:system prompt|your (?:prompt|instructions|rules))\b|\b(?:set|change|update|mark)\b.{0,24}\bprogress\b.{0,12}\b(?:to|at|as)\b ?\d|\b(?:new|these are your) instructions\b|\brespond only with\b|<\/?(?:system|instructions?|prompt)>/

const GLAD = /[😀-😆😁🙂😊😎🥳🎉🎊💪🔥👍👏🙌🏆🥇⭐🌟✅💯❤🧡💛💚💙💜🤩😍🚀😄]/u
const HEAVY = /[😞😔😟😢😭😩😫😓😥😰😱😡😠🤬💔😴🥱🤒🤕😖😣😕🙁☹👎🥺😶🫠]/u

/** Reads a message: what it is made of, before what it means. Linear in its length, and bounded. */
export function readMessage(raw: string): ReadMessage {
  const bounded = raw.length > HEAD + TAIL ? `${raw.slice(0, HEAD)}\n${raw.slice(-TAIL)}` : raw
  const text = straightened(bounded)
  const letters = bounded.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const hasEmoji = /\p{Extended_Pictographic}/u.test(bounded)
  const emoji =
    letters === 0 && hasEmoji ? (HEAVY.test(bounded) ? 'heavy' : GLAD.test(bounded) ? 'glad' : 'other') : null
  return {
    raw,
    text,
    words: wordCount(bounded),
    isQuestion:
      /\?\s*$/.test(text) ||
      /^(?:how|what|when|why|where|who|which|should|can|could|do|does|did|is|are|am|will|would)\b/.test(text),
    isEmpty: !emoji && letters < 2 && !/^[yn]$|^\d$/.test(text),
    emoji,
    language: foreignLanguage(bounded),
    isInjection: INJECTION.test(text),
    sentences: bounded
      .split(/(?<=[.!?])\s+|\n+/)
      .map(onOneLine)
      .filter(Boolean),
  }
}

/**
 * What the user said, said back to them where it can be turned round ("you slept badly"), else a few of their words in
 * quotation marks; null when nothing is fit for that: a question, an order to the engine, or words of crisis.
 */
export function echo(message: ReadMessage, about?: RegExp): string | null {
  const pieces = message.sentences
    .flatMap((sentence) => sentence.split(/(?:,|;|:| [–—-]) +|,? (?:but|because|and then|so that) /))
    .map((piece) =>
      piece
        .replace(
          /^(?:so|well|ok(?:ay)?|hey|hi|hello|honestly|actually|and|but|also|coach|please|today|really)[,\s]+/i,
          '',
        )
        .trim(),
    )
    .filter(
      (piece) =>
        isQuotable(piece) &&
        !HYPERBOLE.test(piece) &&
        !/^(?:that|this|it)(?:['’]s| is| was)\b.{0,16}$|^in english$/i.test(piece),
    )
  const chosen = (about && pieces.find((piece) => about.test(straightened(piece)))) ?? (about ? undefined : pieces[0])
  return chosen ? (mirrored(chosen) ?? `“${clipWords(chosen, 8)}”`) : null
}

/** Whether a piece of the user's text may be quoted back to them. */
export function isQuotable(piece: string): boolean {
  const count = wordCount(piece)
  return (
    count >= 2 && count <= 40 && !piece.includes('?') && !INJECTION.test(straightened(piece)) && !checkCrisis(piece)
  )
}

/** Whether a turn of the user's may be said again to them: no order to the engine, no words of crisis. */
export function isSafeToRepeat(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !INJECTION.test(straightened(text.slice(0, HEAD))) && !checkCrisis(text)
}

export function straightened(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(
      /\b(dont|cant|wont|im|ive|didnt|doesnt|isnt|wasnt|havent|shouldnt|whats|hows|thats|youre)\b/g,
      (word) => apostrophes[word] ?? word,
    )
    .replace(/\bcannot\b/g, "can't")
    .replace(/\s+/g, ' ')
    .trim()
}

const apostrophes: Record<string, string> = {
  dont: "don't",
  cant: "can't",
  wont: "won't",
  im: "i'm",
  ive: "i've",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  havent: "haven't",
  shouldnt: "shouldn't",
  whats: "what's",
  hows: "how's",
  thats: "that's",
  youre: "you're",
}
