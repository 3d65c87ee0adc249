import 'server-only'
import type { ReplyMark } from '@/lib/contract/chat'
import { markWords } from '@/lib/contract/mark-words'
import type { Verdict } from './check-claims'
import type { Claim } from './claim'

/** Claims of a reply's sentences with the record's verdict on each. */
export type Weighed = { sentences: readonly string[]; claims: readonly Claim[]; verdicts: readonly Verdict[] }

/** No more marks stand under one reply. */
const MOST = 6
/** Fewer claims tell nothing of how well they were put as queries. */
const FEWEST = 3

/**
 * The marks of a reply: what a claim's query contradicts is marked; a mark that code made of a sentence by itself stays
 * where the record was not asked about it. Marks of quotations are sure, and stay. Queries that a weak model got wrong
 * for the most part decide nothing.
 */
export function settleMarks(reply: string, byCode: readonly ReplyMark[], weighed: Weighed): ReplyMark[] {
  const { sentences, claims, verdicts } = weighed
  if (isMistranslated(verdicts)) return [...byCode]
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

/** Where most claims of a reply fail, it is more likely that the queries are wrong than that the reply is. */
function isMistranslated(verdicts: readonly Verdict[]): boolean {
  const count = (wanted: Verdict) => verdicts.filter((one) => one === wanted).length
  return count('fails') >= FEWEST && count('fails') > count('holds')
}

/** Whether the words of a mark stand in a sentence of which the record was not asked, or not all could be. */
function isOpen(quote: string, { sentences, claims, verdicts }: Weighed): boolean {
  const at = sentences.findIndex((one) => one.includes(quote) || quote.includes(one))
  const own = verdicts.filter((_, claim) => claims[claim]?.sentence === at + 1)
  return at < 0 || own.length === 0 || own.includes('unknown')
}
