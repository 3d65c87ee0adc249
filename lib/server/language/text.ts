import 'server-only'
import { remembering } from '@/lib/server/remembering'
import { scaleOf, smallNumber, valueOfDigits } from './numbers'
import { cut, type Piece, plainWord, scan } from './scan'
import { stemOf } from './stem'
import { pairsOf, wordSet, wordTable } from './word-table'
import words from './words.json'

export type Token = {
  kind: 'word' | 'number' | 'mark'
  /** Verbatim. */
  raw: string
  /** Where it stands, in UTF-16 offsets of the reading's text. */
  start: number
  end: number
  /** Lower case, plain letters, straight apostrophes. */
  word: string
  stem: string
  /** Of digits and of number words; a number word of several ("two hundred and six") is one token. "One" is a word. */
  value: number | null
}
export type Sentence = {
  text: string
  start: number
  end: number
  tokens: readonly Token[]
  isQuestion: boolean
}
export type Reading = { text: string; sentences: readonly Sentence[] }

const ENDS = new Set(['.', '!', '?', '...', '。', '！', '？'])
const CLOSING = new Set([')', ']', '"', '”', '’', "'", '»'])
/** A point after these ends no sentence. */
const SHORTENED = wordSet(words.text.shortened)
const ASKING = new Set('what when where who whom whose why how which'.split(' '))
const AUXILIARY = wordSet(words.text.auxiliary)
const PERSONS = new Set('i you we he she they there'.split(' '))
const THINGS = new Set('it my our the this that'.split(' '))
/** "Did my 21st" and "had the talk" tell; "is my date" asks. */
const ASKING_OF_THINGS = new Set('is are was were does will can could would should'.split(' '))

/**
 * A text in sentences and tokens, read once for everyone who reads it. What lies beyond 8,000 code points or 500
 * sentences is not read.
 * Takes time in proportion to the text, whatever it holds.
 */
export function readText(text: string): Reading {
  return latest(cut(text))
}

/** One message is read by a dozen readers in turn. */
const MOST_READINGS = 8
/** Nobody writes as many; a text of two thousand marks would be held against all goals once for each. */
const MOST_SENTENCES = 500
const latest = remembering((text: string): Reading => {
  const tokens = withNumberWords(withWholeWords(scan(text).map(tokenOf)), text)
  return { text, sentences: sentencesOf(tokens, text).slice(0, MOST_SENTENCES) }
}, MOST_READINGS)

function tokenOf({ kind, raw, start, end, word }: Piece): Token {
  const value = kind === 'number' ? valueOfDigits(word) : kind === 'word' ? smallNumber(word) : null
  const isNumber = kind === 'number' || (value !== null && value !== 1)
  return { kind: isNumber ? 'number' : kind, raw, start, end, word, stem: kind === 'word' ? stemOf(word) : word, value }
}

/** Words as they are typed in a hurry or said at home, and as they are written; none is left of a filler. */
const TYPED = new Map(pairsOf(words.text.typed))

/** What a numbered part is called for short. */
const SHORT = wordTable<string>({ ch: 'chapter', chap: 'chapter', ep: 'episode', vol: 'volume', wk: 'week' })

/** "Ill do that", "ill try": behind it stands what somebody will do, and behind an illness nothing of the kind. */
const WILL_DO = wordSet(words.text.willDo)

/** "Ch 4" is chapter 4: what stands for a word before a number is that word. "Wen" and "b4" are "when" and "before" anywhere. */
function withWholeWords(tokens: Token[]): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    const isBefore = tokens[at + 1]?.kind === 'number'
    const isWill = token.word === 'ill' && WILL_DO.has(tokens[at + 1]?.word ?? '')
    const word = (isBefore ? SHORT[token.word] : undefined) ?? (isWill ? "i'll" : TYPED.get(token.word))
    if (word === '') return []
    return word === undefined ? [token] : [{ ...token, kind: 'word', word, stem: stemOf(word), value: null }]
  })
}

/** Joins "two hundred and six", "a dozen", "a couple", "3 million" into one number each. */
function withNumberWords(tokens: Token[], text: string): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const number = numberAt(tokens, at)
    const first = tokens[at] as Token
    if (!number) {
      joined.push(first)
      at += 1
      continue
    }
    const end = (tokens[number.next - 1] as Token).end
    const raw = text.slice(first.start, end)
    const word = plainWord(raw)
    joined.push({ ...first, kind: 'number', raw, end, word, stem: word, value: number.value })
    at = number.next
  }
  return joined
}

/** A number of several words that begins at a token, and where it ends; null where there is none. */
function numberAt(tokens: readonly Token[], from: number): { value: number; next: number } | null {
  const first = tokens[from] as Token
  const second = tokens[from + 1]
  if (first.word === 'half' && second?.word === 'a' && tokens[from + 2]?.word === 'dozen')
    return { value: 6, next: from + 3 }
  if (first.word === 'dozen') return { value: 12, next: from + 1 }
  if ((first.word === 'a' || first.word === 'one') && second) {
    if (second.word === 'dozen') return { value: 12, next: from + 2 }
    if (second.word === 'couple' || second.word === 'pair')
      return first.word === 'a' ? { value: 2, next: from + 2 } : null
  }
  const isDozens = first.value !== null && second?.word === 'dozen'
  if (isDozens) return { value: (first.value ?? 0) * 12, next: from + 2 }
  const isStart = first.value !== null || (first.word === 'a' && second !== undefined && scaleOf(second.word) !== null)
  if (!isStart || (first.kind === 'number' && first.value === null)) return null
  return spokenNumber(tokens, from)
}

/** Number words in their order: "two hundred and six", "twelve thousand", "twenty five"; a lone one needs no joining. */
function spokenNumber(tokens: readonly Token[], from: number): { value: number; next: number } | null {
  let whole = 0
  let part = 0
  let next = from
  let last = Number.POSITIVE_INFINITY
  for (; next < tokens.length && next < from + 10; next++) {
    const { word, value, kind } = tokens[next] as Token
    const scale = scaleOf(word)
    if (scale !== null) {
      if (scale === 100) part = (part || 1) * 100
      else {
        whole += (part || 1) * scale
        part = 0
      }
      last = scale
      continue
    }
    if (word === 'a' && next === from) continue
    const after = tokens[next + 1]
    if (
      word === 'and' &&
      next > from &&
      last >= 100 &&
      Number.isFinite(last) &&
      isSpoken(after) &&
      (after?.value ?? 0) < last
    )
      continue
    if (value === null || /\d\D*$/.test(word) !== /\d/.test((tokens[from] as Token).word)) break
    // Digits begin a number ("3 million"), and do not go on with one.
    if (next > from && (kind !== 'number' || /\d/.test(word)) && word !== 'one') break
    const isAfterTens = last >= 20 && last <= 90 && value >= 1 && value <= 9 && last % 10 === 0
    if (next > from && !isAfterTens && !(last >= 100 && value < last)) break
    part += value
    last = value
  }
  return next > from + 1 ? { value: whole + part, next } : null
}

function isSpoken(token: Token | undefined): boolean {
  return token !== undefined && token.value !== null && !/\d/.test(token.word)
}

function sentencesOf(tokens: readonly Token[], text: string): Sentence[] {
  const sentences: Sentence[] = []
  let own: Token[] = []
  const close = () => {
    const first = own[0]
    const last = own.at(-1)
    if (first && last) {
      const words = text.slice(first.start, last.end)
      sentences.push({ text: words, start: first.start, end: last.end, tokens: own, isQuestion: asks(own) })
    }
    own = []
  }
  for (const [at, token] of tokens.entries()) {
    const previous = tokens[at - 1]
    const gap = previous ? text.slice(previous.end, token.start) : ''
    if (previous && (gap.includes('\n') || (gap !== '' && endsSentence(tokens, at - 1)))) close()
    own.push(token)
  }
  close()
  return sentences
}

/** Whether a sentence ends with this token: an end mark, or what closes after one. */
function endsSentence(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at] as Token
  const before = tokens[at - 1]
  if (CLOSING.has(word) && before && ENDS.has(before.word)) return true
  if (word === '.' && before && (SHORTENED.has(before.word) || /^[a-z]$/.test(before.word))) {
    const after = tokens[at + 1]
    return after !== undefined && /^\p{Lu}/u.test(after.raw) && !/^(?:mr|mrs|ms|dr|prof|st)$/.test(before.word)
  }
  return ENDS.has(word)
}

const ENDINGS = new Map(pairsOf("'s:is 've:have 'm:am 're:are 'd:would 'll:will"))
const OF_TIME = /^(?:week|weekend|month|year|today|tomorrow|yesterday|tonight)$/
/** Behind these an ending is no owner's but "is", and "did" behind those that ask. */
const BEFORE_IS = wordSet('time what when where who how which why that it there here he she')

/** "What's" and "haven't" as the two words that they are, any other word by itself. */
export function parted(word: string): string[] {
  const at = word.lastIndexOf("'")
  if (at < 1) return [word]
  if (word.endsWith("n't")) return [HEADS[word] ?? word.slice(0, -3), 'not']
  const head = word.slice(0, at)
  const ending = ASKING.has(head) && word.endsWith("'d") ? 'did' : ENDINGS.get(word.slice(at))
  // "Next week's alerts" are of next week.
  if (ending === 'is' && OF_TIME.test(head)) return [head]
  return ending && (ending !== 'is' || BEFORE_IS.has(head)) ? [head, ending] : [word]
}
const HEADS = wordTable<string>({ "can't": 'can', "won't": 'will' })

function asks(tokens: readonly Token[]): boolean {
  if (tokens.slice(-3).some(({ word }) => word === '?' || word === '？')) return true
  const words = tokens.filter(({ kind }) => kind !== 'mark').flatMap(({ word }) => parted(word))
  const [first = '', second = '', third = ''] = words
  // "Now tell me, when did I last ring Mam": turned round, it asks wherever it stands.
  const isTurned = (word: string, at: number) =>
    ASKING.has(word) && AUXILIARY.has(words[at + 1] ?? '') && PERSONS.has(words[at + 2] ?? '')
  if (words.some(isTurned)) return true
  if (AUXILIARY.has(first)) {
    return words.length > 2 && (PERSONS.has(second) || (THINGS.has(second) && ASKING_OF_THINGS.has(first)))
  }
  if (!ASKING.has(first)) return false
  if (first === 'how' && ['many', 'much', 'often', 'long', 'far'].includes(second)) return true
  if (first === 'when' && !['do', 'does', 'did', 'was', 'is', 'were', 'are', 'have', 'has'].includes(second))
    return false
  return AUXILIARY.has(second) || (AUXILIARY.has(third) && first !== 'when')
}
