import 'server-only'
import { characterCount } from '@/lib/contract/text'
import { straightened } from '../reply/read-message'
import { onOneLine, wordCount } from '../reply/sentences'
import { tellingStems } from '../reply/stem'

const INJECTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:rules?|instructions?|prompts?|guidelines?|above|previous)\b|\b(?:system|developer|admin|assistant)(?: prompt| message)?\s*:|\b(?:set|mark|change)\b.{0,24}\bprogress\b.{0,12}\d|\b(?:write|say|output|respond with|reply with|print|return)\b (?:only |exactly |the (?:word|text) )|\byou are now\b|<\/?(?:system|instructions?|prompt)>/

/** A text in sentences of one line each, as the user wrote them. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => onOneLine(sentence.replace(/^\s*[-*•]\s+/, '')))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** "It's going OK, I guess": how things go, and nothing of the goal. */
const SMALL_TALK =
  /^(?:(?:it|things?|all|everything)(?:'?s| is| are)? )?(?:going |all |pretty |quite |so far )*(?:ok(?:ay)?|fine|good|well|great|alright|not bad|so so|meh)(?:,? (?:i (?:guess|think|suppose)|so far|thanks|really|though|at the moment))*[.!…]*$/

/** What of an answer can stand in a description: no orders to the engine, no questions, no bare yes, no filler. */
export function usableSentences(text: string): string[] {
  return sentencesOf(text.slice(0, 6_000))
    .filter((sentence) => !INJECTION.test(straightened(sentence)) && !/\?\s*["'”]?$/.test(sentence))
    .map(withoutFiller)
    .filter((sentence) => !SMALL_TALK.test(straightened(sentence)))
    .filter((sentence) => wordCount(sentence) > 1 || /\d/.test(sentence))
    .filter(
      (sentence) =>
        !/^(?:i don't know|not sure|no idea|nothing|sounds good|that's (?:it|all)|thank you|thanks|good question|you(?:'re| are) right|i (?:agree|guess so))\b[\s\S]{0,12}$/i.test(
          sentence,
        ),
    )
}

/** Sentences of `added` that `text` does not already say. */
export function newTo(text: string, added: readonly string[]): string[] {
  const known = sentencesOf(text).map((sentence) => tellingStems(sentence))
  const whole = straightened(text)
  return added.filter((sentence) => {
    if (whole.includes(straightened(sentence).replace(/[.!]+$/, ''))) return false
    const stems = tellingStems(sentence)
    const numbers = (sentence.match(/\d+/g) ?? []).filter((number) => !whole.includes(number))
    if (numbers.length > 0 || stems.size < 3) return true
    return !known.some((other) => [...stems].filter((stem) => other.has(stem)).length / stems.size > 0.8)
  })
}

/** Sentences of `old` that count nothing otherwise than `said` does: "5 case studies" gives way to "3 case studies". */
export function notRecounted(old: readonly string[], said: readonly string[]): string[] {
  const counts = new Map(said.flatMap(countsIn))
  return old.filter((sentence) => countsIn(sentence).every(([thing, count]) => (counts.get(thing) ?? count) === count))
}

/** What a sentence counts, by its next one or two words, and how many. */
function countsIn(sentence: string): [thing: string, count: string][] {
  return [...straightened(sentence).matchAll(/(?<![\d.,])(\d[\d.,]*) ([a-z]{3,}(?: [a-z]{4,}s\b)?)/g)].map(
    ([, count = '', thing = '']) => [thing, count.replace(/[.,]$/, '')],
  )
}

/** A sentence set upright: capital, full stop. */
export function upright(sentence: string): string {
  const trimmed = sentence.trim().replace(/[\s,;:–—-]+$/u, '')
  const capital = trimmed.replace(
    /^(["“'(]?)(\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  )
  return /[.!?…]["”')]?$/.test(capital) ? capital : `${capital}.`
}

/** As many sentences, in order, as fit; one that is too long by itself is cut at a word. */
export function within(sentences: readonly string[], limit: { words: number; characters: number }): string {
  const taken: string[] = []
  for (const sentence of sentences) {
    const joined = [...taken, sentence].join(' ')
    if (wordCount(joined) > limit.words || characterCount(joined) > limit.characters) {
      if (taken.length === 0) taken.push(cutAt(sentence, limit))
      break
    }
    taken.push(sentence)
  }
  return taken.join(' ')
}

function cutAt(sentence: string, limit: { words: number; characters: number }): string {
  const words = sentence.split(' ').slice(0, limit.words)
  while (words.length > 1 && characterCount(words.join(' ')) >= limit.characters) words.pop()
  return `${[...words.join(' ')].slice(0, limit.characters - 1).join('')}…`
}

function withoutFiller(sentence: string): string {
  const bare = sentence.replace(
    /^(?:(?:well|so|yes|yeah|yep|no(?=[,.!:])|ok(?:ay)?|hm+|um+|honestly|actually|basically|to be honest|i (?:would|'d) say(?: that)?|i think(?: that)?|i guess|i mean|you know|good question|thanks|thank you|hi|hello|hey|coach)[,.!:\s]+)+/i,
    '',
  )
  return bare.trim()
}
