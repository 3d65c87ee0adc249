import 'server-only'
import type { ReplyMark } from '@/lib/contract/chat'
import { markWords } from '@/lib/contract/mark-words'
import { figuresIn } from '../reply-check/figures-in'
import { labelsIn } from '../reply-check/labels'
import type { Verdict } from './check-claims'
import type { Claim } from './claim'

/** Claims of a reply's sentences with the record's verdict on each. */
export type Weighed = { sentences: readonly string[]; claims: readonly Claim[]; verdicts: readonly Verdict[] }

/** No more marks stand under one reply. */
const MOST = 6
/** Fewer sentences tell nothing of how well they were put as queries. */
const FEWEST = 3

/**
 * The marks of a reply: what a claim's query contradicts is marked; a mark that code made of a sentence by itself stays
 * where the record was not asked about it. Marks of quotations are sure, and stay. Queries that a weak model got wrong
 * for the most part decide nothing.
 */
export function settleMarks(reply: string, byCode: readonly ReplyMark[], weighed: Weighed): ReplyMark[] {
  const { sentences, claims, verdicts } = weighed
  if (isMistranslated(weighed)) return [...byCode]
  const marks = claims.flatMap(({ sentence, words = '' }, at): ReplyMark[] => {
    const whole = sentences[sentence - 1]
    if (verdicts[at] !== 'fails' || whole === undefined) return []
    const quote = words.length > 2 && whole.includes(words) ? words : whole
    return reply.includes(quote) ? [{ quote, why: markWords.figure }] : []
  })
  const left = byCode.filter((mark) => mark.why === markWords.quote || isOpen(mark.quote, weighed))
  const all = [...left, ...marks]
  return all.filter(({ quote }, at) => all.findIndex((one) => one.quote === quote) === at).slice(0, MOST)
}

/** Where most of a reply fails, in most of its sentences, the queries are more likely to be wrong than the reply. */
function isMistranslated({ sentences, claims, verdicts }: Weighed): boolean {
  const count = (wanted: Verdict) => verdicts.filter((one) => one === wanted).length
  const failing = new Set(claims.filter((_, at) => verdicts[at] === 'fails').map(({ sentence }) => sentence)).size
  return failing >= FEWEST && failing > sentences.length - failing && count('fails') > count('holds')
}

/**
 * Whether the record was not asked about the words of a mark: no claim stands in their sentence, or one of these words
 * could not be decided. Where it tells a figure, a day or a name, that is what the mark may be of.
 */
function isOpen(quote: string, { sentences, claims, verdicts }: Weighed): boolean {
  const at = sentences.findIndex((one) => one.includes(quote) || quote.includes(one))
  const sentence = sentences[at]
  if (sentence === undefined || !claims.some((claim) => claim.sentence === at + 1)) return true
  return claims.some(
    ({ sentence: number, words = '' }, claim) =>
      number === at + 1 && verdicts[claim] === 'unknown' && tells(words) && meet(sentence, quote, words),
  )
}

function tells(words: string): boolean {
  return figuresIn(words).length > 0 || labelsIn(words).length > 0 || /(?!^)\b\p{Lu}/u.test(words)
}

/** Whether two parts of a sentence have words in common; one that does not stand in it may be any part. */
function meet(sentence: string, one: string, other: string): boolean {
  const [from, start] = [sentence.indexOf(one), sentence.indexOf(other)]
  return from < 0 || start < 0 || (from < start + other.length && start < from + one.length)
}
