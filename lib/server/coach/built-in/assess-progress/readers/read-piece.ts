import 'server-only'
import type { Finding } from '../finding'
import type { GoalView } from '../goal/goal-view'
import { factorFor, isPlural, isStretch, singular } from '../goal/units'
import { stem } from './milestone-stems'
import { weighed } from './read-amounts'

/** One piece was dealt with. */
const PIECE_DONE =
  /\b(?:finished|completed|done|lost|dropped|shed|read|wrote|did|ran|swam|walked|went|made|sent|published|had|held|saw|took|got|gave|built|drew|met|ate|[a-z]{3,}ed|another|one more|1 more)\b/

/** One piece of a counted goal: "finished a book", "my chapter", "finished the book", "another one", "a lesson". */
export function pieceOf(quote: string, text: string, view: GoalView): Finding[] {
  if (/\b(?:started|begun|began|almost|nearly|half|part of|some of|working on|in the middle)\b/.test(text)) return []
  if (!PIECE_DONE.test(text)) return []
  const words = text.match(/[a-z\d'-]+/g) ?? []
  const times = view.sizes.find((one) => /^times?$/.test(one.word))
  // "Gave blood again" in "Give blood 5 times": the deed itself is what is counted.
  if (times && /\bagain\b/.test(text) && !/\d/.test(text) && words.some((word) => view.nouns.has(singular(word))))
    return [weighed(quote, text, 1, times, `another ${text}`)]
  // "Met again last night" of 12 meetings.
  const deed = view.sizes.find((one) => one.word.length > 4 && !isStretch(one.family) && !one.isFeat)
  if (
    deed &&
    /\bagain\b/.test(text) &&
    !/\d/.test(text) &&
    words.some((word) => stem(word) === stem(singular(deed.word)) && singular(word) !== singular(deed.word))
  )
    return [weighed(quote, text, 1, deed, `another ${text}`)]
  const meets = view.isAttended ? view.sizes.find((one) => !isStretch(one.family) && !one.isFeat) : undefined
  if (
    meets &&
    /\b(?:went|been|was there|attended|made it|did it|showed up|turned up) again\b/.test(text) &&
    !/\d/.test(text)
  )
    return [weighed(quote, text, 1, meets, `another ${text}`)]
  for (const [at, noun] of words.entries()) {
    const size =
      view.sizes.find((one) => factorFor(one, noun) !== null && !one.isFeat) ??
      (noun === 'one' && /^(?:another|more)$/.test(words[at - 1] ?? '') ? view.sizes[0] : undefined)
    if (!size || isPlural(noun)) continue
    if (
      ['money', 'distance', 'weight', 'volume'].includes(size.family) &&
      !/^(?:mile|km|kilo|kilomet(?:er|re)|pound)$/.test(noun)
    )
      continue
    const determiner = determinerBefore(words, at)
    if (!determiner) continue
    const isNext = /^(?:another|next|a|an|more)$/.test(determiner) || words.slice(0, at).includes('next')
    return [weighed(quote, text, factorFor(size, noun) ?? 1, size, isNext ? `another ${text}` : text)]
  }
  return []
}

/** The "a", "the" or "another" that a noun belongs to, with at most two words between; null inside "the end of the …". */
function determinerBefore(words: string[], at: number): string | null {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const word = words[back] ?? ''
    if (/^(?:of|about|for|from|in|into|on|to|with|at|near|under|after|before|during|since|by|and|or)$/.test(word))
      return null
    if (/^(?:another|a|an|the|my|this|our|next|more|each)$/.test(word)) {
      return /^(?:of|about|for|from|in|into|on|with|at|near|under|after|before|during|since)$/.test(
        words[back - 1] ?? '',
      )
        ? null
        : word
    }
  }
  return null
}
