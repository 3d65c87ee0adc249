import 'server-only'
import { wordTable } from '@/lib/server/language/word-table'
import {
  AFTER_ALONE,
  AFTER_SET,
  ALONE,
  BACK_THEN,
  BE,
  DEEDS,
  DOING,
  HAVE,
  NOT,
  ONLY_IF,
  OPENERS,
  OWN_MIND,
  PROMISES,
  PROMISES_OF,
  RECORD,
  SELF,
  THAT,
} from './deed-words'

/** A reply without the deeds that it claims and nobody did, and the sentences that were taken out. */
export type CheckedReply = { text: string; claims: string[] }

/**
 * Takes out of a reply each sentence that claims a stored deed, or promises one, where none was done. What is quoted is no
 * claim, nor what is offered, asked, denied or told of the past, nor a "Done." that answers how something stands.
 */
export function checkDeeds(text: string, question = ''): CheckedReply {
  const claims: string[] = []
  const asksState = isAboutState(question)
  const kept = sentencesOf(text).filter((sentence) => {
    const isClaim = claimsDeed(sentence) && !(asksState && SAYS_DONE.test(sentence))
    if (isClaim) claims.push(sentence.trim())
    return !isClaim
  })
  if (claims.length === 0) return { text, claims }
  return { text: tidy(kept.join('')), claims }
}

/** What "Done." answers as a state: "Is the insulation done?", "What about the passports?", not "Can you add it?". */
function isAboutState(question: string): boolean {
  return question.trim().endsWith('?') && ASKS_STATE.test(question) && !ASKS_DEED.test(question)
}

const ASKS_STATE =
  /(?:^|[.!?,;:] |\b(?:and|so|but) )(?:is|are|was|were|has|have|did|do|does|how|where|when|what|which)\b/i
const ASKS_DEED =
  /\b(?:(?:can|could|will|would) you|please|add|set|put|move|make|create|remind|log|mark|delete|remove|rename|change|update|save|note|schedule|cancel)\b/i
const SAYS_DONE = /^[\s*_]*(?:yes[,.:]? )?(?:all )?done\b/i

/** A reply as it streams. */
export type DeedStream = {
  /** Takes the next piece, and gives what may be shown of it and of what was held. */
  push(piece: string): string
  /** The rest that may be shown, and the whole reply after the last check. */
  end(): CheckedReply & { rest: string }
}

/**
 * Checks a reply while it streams: a sentence that begins as a claimed deed is held until it ends, and shown if it was
 * none; all others flow. What only shows in the middle of a sentence is found by the last check, over the whole.
 */
export function streamDeeds(question = ''): DeedStream {
  const asksState = isAboutState(question)
  let whole = ''
  /** From the beginning of the sentence that runs, what of it was not shown. */
  let sentence = ''
  let shown = 0
  const flow = (isOver: boolean): string => {
    let out = ''
    const parts = sentencesOf(sentence, !isOver)
    const open = isOver ? '' : (parts.pop() ?? '')
    for (const part of parts) {
      if (shown > 0 || !claimsDeed(part) || (asksState && SAYS_DONE.test(part))) out += part.slice(shown)
      shown = 0
    }
    sentence = open
    if (open && (shown > 0 || !mayBegin(open))) {
      out += open.slice(shown)
      shown = open.length
    }
    return out
  }
  return {
    push(piece) {
      whole += piece
      sentence += piece
      return flow(false)
    },
    end() {
      const rest = flow(true)
      return { rest, ...checkDeeds(whole, question) }
    },
  }
}

/** No sentence is longer: what goes on without a mark is looked at in pieces of this many characters. */
const LONGEST_SENTENCE = 1_000

/**
 * The sentences of a text with the white space behind each: together they are the text. While it `goesOn`, what a
 * quotation mark opened may yet be closed.
 */
function sentencesOf(text: string, goesOn = false): string[] {
  const sentences: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string
    // What somebody wrote is one, however many sentences it is of.
    if (char === '“') at = quoteEnd(text, at, goesOn)
    const isEnd = char === '\n' || ('.!?…'.includes(char) && /[\s"”')*_]|^$/.test(text[at + 1] ?? ''))
    if (!isEnd && at - from < LONGEST_SENTENCE) continue
    let end = at + 1
    while (end < text.length && /[\s"”')*_]/.test(text[end] as string)) end += 1
    sentences.push(text.slice(from, end))
    from = end
    at = end - 1
  }
  if (from < text.length) sentences.push(text.slice(from))
  return sentences
}

/** Where a quotation closes; where it begins if it does not, or not in its line. */
function quoteEnd(text: string, from: number, goesOn: boolean): number {
  const closed = text.slice(from, from + LONGEST_SENTENCE).indexOf('”')
  const end = closed >= 0 ? from + closed : goesOn ? text.length - 1 : -1
  return end > from && end - from < LONGEST_SENTENCE && !text.slice(from, end).includes('\n') ? end : from
}

const LONG = wordTable<string>({
  "i've": 'i have',
  "we've": 'we have',
  "i'm": 'i am',
  "we're": 'we are',
  "i'll": 'i will',
  "we'll": 'we will',
  "it's": 'it is',
  "that's": 'that is',
  "everything's": 'everything is',
  "you're": 'you are',
})

/** The words and marks of a sentence in small letters, what is quoted left out. */
function wordsOf(sentence: string): string[] {
  const plain = sentence
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/["“«][^"”»]*["”»]/g, ' ')
  return [...plain.matchAll(/[\p{L}\p{N}'-]+|[^\s\p{L}\p{N}*_#>]/gu)].flatMap(([word]) =>
    (LONG[word] ?? word).split(' '),
  )
}

/** Whether a sentence says that something was stored or will be, which only an applied act can make true. */
export function claimsDeed(sentence: string): boolean {
  const words = pastOpeners(wordsOf(sentence))
  if (words.includes('?')) return false
  return told(words) || promised(words) || found(words) || alone(words)
}

/** "I have added it", "I went ahead and set", "I'm adding it now". */
function told(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!SELF.has(word)) return false
    if (ONLY_IF.has(words[at - 1] ?? '') || NOT.has(words[at - 1] ?? '')) return false
    const isBeing = words[at + 1] === 'am' || words[at + 1] === 'are'
    let verb = at + (isBeing ? 2 : 1)
    while (HAVE.has(words[verb] ?? '') && verb < at + 8) verb += 1
    const deed = words[verb] ?? ''
    if (OWN_MIND.has(words[verb + 2] ?? '')) return false
    if (DOING.has(deed)) return isBeing || words[verb - 1] === 'of'
    if (DEEDS.has(deed)) return true
    return VAGUE.has(deed) && isOfRecord(words.slice(verb + 1, verb + 7))
  })
}

const VAGUE = new Set(['made', 'put', 'written', 'wrote', 'kept', 'done', 'did', 'given', 'gave'])

function pastOpeners(words: readonly string[]): readonly string[] {
  let at = 0
  while (OPENERS.has(words[at] ?? '') || words[at] === 'got' || (words[at] === 'it' && words[at - 1] === 'got')) at += 1
  return words.slice(at)
}

function isOfRecord(words: readonly string[]): boolean {
  return words.some((word) => RECORD.has(word)) || words[0] === 'it' || words[0] === 'that' || words[0] === 'this'
}

/** "I'll remind you", "I will keep that in mind"; not "if you like, I'll add it". */
function promised(words: readonly string[]): boolean {
  if (words.some((word) => ONLY_IF.has(word))) return false
  return words.some((word, at) => {
    if (!SELF.has(word) || words[at + 1] !== 'will') return false
    let verb = at + 2
    while (HAVE.has(words[verb] ?? '') && verb < at + 6) verb += 1
    const deed = words[verb] ?? ''
    if (deed === 'keep') return words.includes('mind') || words.includes('track') || words.includes('note')
    return PROMISES.has(deed) || (PROMISES_OF.has(deed) && isOfRecord(words.slice(verb + 1, verb + 7)))
  })
}

/** "Your goal has been updated", "that is set", "it's in your calendar". */
function found(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!BE.has(word)) return false
    const before = words.slice(Math.max(0, at - 7), at)
    if (before.some((one) => NOT.has(one) || ONLY_IF.has(one))) return false
    const isThat = before.some((one) => THAT.has(one)) && before.length <= 3
    if (!isThat && !before.some((one) => RECORD.has(one))) return false
    let verb = at + 1
    while (HAVE.has(words[verb] ?? '') || words[verb] === 'all') verb += 1
    const deed = words[verb] ?? ''
    const behind = words.slice(verb + 1)
    if (NOT.has(deed)) return false
    if (isThat && ['in', 'on'].includes(deed) && behind[0] === 'your') return behind.some((one) => RECORD.has(one))
    if (isThat && ['done', 'sorted', 'set', 'fixed', 'noted', 'saved'].includes(deed)) return true
    if (!DEEDS.has(deed) || (deed === 'completed' && !isThat)) return false
    return !(word === 'was' || word === 'were') || !behind.some((one) => BACK_THEN.has(one))
  })
}

/** "Done.", "Added to your goals.", "Reminder set for 9", "All set", "Tomorrow at 9 it is". */
function alone(words: readonly string[]): boolean {
  const [first = '', second = '.', third = '.', fourth] = words
  if (words.slice(0, 6).some((word) => NOT.has(word))) return false
  const ends = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (ends.length <= 8 && ends.at(-1) === 'is' && ends.at(-2) === 'it' && ends.length > 2) return true
  if (first === 'all' && (second === 'set' || second === 'done')) return true
  if (first === 'you' && second === 'are' && (third === 'set' || (third === 'all' && fourth === 'set'))) return true
  if (first === 'consider' && words.includes('done')) return true
  if (RECORD.has(first) && (DEEDS.has(second) || second === 'done')) return true
  if (DOING.has(first)) return THAT.has(second) && (third === 'now' || third === '.')
  return ALONE.has(first) && (first === 'set' ? AFTER_SET : AFTER_ALONE).has(second)
}

const CLAIMING = new Set([
  'i',
  'we',
  'you',
  'your',
  'the',
  'consider',
  'all',
  'everything',
  'tomorrow',
  'today',
  'tonight',
])

/** Whether what there is of a sentence may still become a claim, by how it begins. */
function mayBegin(open: string): boolean {
  const words = pastOpeners(wordsOf(open))
  const [first, second, third] = words
  // A word that has not ended may still become another.
  const isWhole = words.length > 1 || /[\s.,!?]$/.test(open)
  if (first === undefined || !isWhole) return true
  if (!SELF.has(first))
    return CLAIMING.has(first) || THAT.has(first) || RECORD.has(first) || ALONE.has(first) || DOING.has(first)
  // "I see …" is none; "I have" may be, "I have looked" is none.
  let verb = 1
  while (HAVE.has(words[verb] ?? '') || ['am', 'will'].includes(words[verb] ?? '')) verb += 1
  const deed = words[verb]
  const isEnded = words.length > verb + 1 || /[\s.,!?]$/.test(open)
  if (second === undefined || deed === undefined || !isEnded) return true
  return [DEEDS, DOING, PROMISES, PROMISES_OF].some((some) => some.has(deed)) || VAGUE.has(deed) || third === undefined
}

/** What is left, without the marks of a list that stand alone and without gaps. */
function tidy(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*(?:[-*•]|\d+[.)])\s*$/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
