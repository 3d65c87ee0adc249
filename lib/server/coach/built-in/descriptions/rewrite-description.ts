import 'server-only'
import { limits } from '@/lib/contract/limits'
import { characterCount } from '@/lib/contract/text'
import { grammarStems } from '@/lib/server/language/common-words'
import { stemOf, stemsIn } from '@/lib/server/language/stem'
import { readText, type Sentence } from '@/lib/server/language/text'
import type { DescriptionContext } from '../../context'

/** Of a long answer the beginning is taken up. */
const MOST_SENTENCES = 30

/**
 * A goal's description after what the user answered: their own sentences in their order, then what the answer adds. Left
 * as it is where the answer adds nothing. At most 5,000 characters; deterministic.
 */
export function rewriteDescription({ currentDescription, userResponse }: DescriptionContext): string {
  const answer = usableSentences(userResponse).slice(0, MOST_SENTENCES)
  let text = currentDescription.trim()
  const known = new Set(stemsIn(text))
  const gap = text.includes('\n') ? '\n\n' : ' '
  for (const sentence of answer) {
    const longer = text ? [ended(text), upright(sentence.text)].join(gap) : upright(sentence.text)
    if (isSaidBy(known, sentence) || characterCount(longer) > limits.description) continue
    text = longer
    for (const { stem } of sentence.tokens) known.add(stem)
  }
  return text
}

function ended(text: string): string {
  return /[.!?…:\])"”’]$/.test(text) || text.includes('\n') ? text : `${text}.`
}

/** Orders to the engine that do not belong into anybody's description. */
const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:rules?|instructions?|prompts?|guidelines?|above|previous)\b/i,
  /\b(?:system|developer|admin|assistant)(?: prompt| message)?\s*:|\byou are now\b|<\/?(?:system|instructions?|prompt)>/i,
  /\b(?:set|mark|change)\b.{0,24}\bprogress\b.{0,12}\d|\b(?:write|say|output|print|return)\b (?:only |exactly |the (?:word|text) )/i,
]
/** With nothing but these and the words that hold a sentence together, an answer tells how it goes and not what it is. */
const SMALL_TALK = new Set(
  'ok okay fine good well great alright bad guess think suppose meh thanks thank yes yeah yep nope sure maybe idea know idk go far moment question right sounds agree'
    .split(' ')
    .map(stemOf),
)

/** The sentences of a text that tell something of a goal: no orders to the engine, no questions, no small talk. */
export function usableSentences(text: string): Sentence[] {
  return readText(text).sentences.filter((sentence) => !sentence.isQuestion && tells(sentence) && !isOrder(sentence))
}

/** Whether a sentence gives the engine an order. */
export function isOrder({ text }: Sentence): boolean {
  return ORDERS.some((order) => order.test(text))
}

function tells({ tokens }: Sentence): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'mark')
  if (words.some(({ kind }) => kind === 'number')) return true
  return words.length > 1 && words.some(({ stem }) => !grammarStems.has(stem) && !SMALL_TALK.has(stem))
}

/** Whether these stems of a text say already what a sentence says: nearly all of its words, and each of its numbers. */
export function isSaidBy(known: ReadonlySet<string>, { tokens }: Sentence): boolean {
  const own = tokens.filter(({ kind, stem }) => kind !== 'mark' && !grammarStems.has(stem))
  const isNew = own.some(({ kind, stem }) => kind === 'number' && !known.has(stem))
  return !isNew && own.filter(({ stem }) => known.has(stem)).length >= own.length * 0.8
}

/** A sentence set upright, on one line and without its bullet: a capital, a full stop. */
export function upright(sentence: string): string {
  const plain = sentence
    .replace(/\s+/g, ' ')
    .replace(/^\s*[-*•–]\s*/, '')
    .trim()
    .replace(/[\s,;:–—-]+$/u, '')
  const capital = plain.replace(/^(["“'(]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())
  return /[.!?…。]["”')]?$/.test(capital) ? capital : `${capital}.`
}
