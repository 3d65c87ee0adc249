import 'server-only'
import type { Clause } from '../clauses/clause'
import { type Finding, OF_REST, reached, say, share, shown } from '../finding'
import type { GoalView } from '../goal/goal-view'
import { factorFor } from '../goal/units'
import { readMoreLike, readMultiple } from './read-multiples'
import { readParts } from './read-parts'
import { readPercent } from './read-percent'

/** Reads shares of the whole: "3 of 5 chapters", "12/20 km", "40%", "a third of the way", "halfway". */
export function readShares(clause: Clause, text: string, view: GoalView): Finding[] {
  return (
    readOfRest(clause, text, view) ??
    readMultiple(clause, clause.words, view) ??
    readMoreLike(clause, text, view) ??
    readOutOf(clause, text, view) ??
    readPercent(clause, text, view) ??
    readParts(clause, text, view) ??
    []
  )
}

/** "Half of what was left", "two of the four remaining modules": a share of what the record leaves open. */
function readOfRest({ quote }: Clause, text: string, { progress }: GoalView): Finding[] | null {
  const found = text.match(OF_REST)
  if (!found) return null
  const share = found[1] ? Number(found[1]) / Number(found[2]) : 0.5
  if (!(share > 0 && share <= 1)) return null
  const percent = progress + (100 - progress) * share
  return [
    {
      quote,
      kind: 'total',
      strength: 'firm',
      percent,
      sum: `${found[1] ? `${found[1]} ÷ ${found[2]}` : 'half'} of the ${100 - progress}% that was left makes ${shown(percent)}%`,
    },
  ]
}

const ONE_IN =
  /(?<![\d.])([1-9]) in (?:every )?(\d{1,2})(?: [a-z]+)? (?:is|are|has|have|done|finished|complete|completed|read|sorted|in|up|down|[a-z]+ed)\b/

function readOutOf(clause: Clause, text: string, view: GoalView): Finding[] | null {
  const oneIn = ONE_IN.exec(text)
  if (oneIn && Number(oneIn[1]) < Number(oneIn[2]))
    return [share(clause.quote, (Number(oneIn[1]) / Number(oneIn[2])) * 100, `${oneIn[1]} in ${oneIn[2]}`)]
  const found = [
    ...text.matchAll(
      /([€$£])?\s?(\d+(?:\.\d+)?)\s?(?:€|[a-z]+(?:-[a-z]+)?(?: [a-z]+)?)?\s?(?:\/|out of|of|from|sur|von|su|de|from a total of|of a total of)\s?(?:every |each |the |my |a |all |total |those |these |our |about |planned |required )*(?:total of |goal of |target of )?([€$£])?\s?(\d+(?:\.\d+)?)(?!\d*(?:th|%))\s?([a-z€$£-]+)?(?: ([a-z-]+))?/g,
    ),
  ].at(-1)
  if (!found) return null
  const isWordFraction =
    /\d\/\d/.test(found[0]) &&
    Number(found[4]) <= 10 &&
    /^(?:of|more|through|way|done|complete|there|completed|finished|left|into|[a-z]{3,}ed)$/.test(found[5] ?? '')
  const [done, whole] = [Number(found[2]), Number(found[4])]
  // "Page 200 of 400" where books are counted: so far into one of them.
  const within = text.slice(0, found.index + 1).match(/\b(page|chapter|section|line) $/)?.[1]
  if (within && view.sizes.length && view.sizes.every((size) => factorFor(size, within) === null)) return []
  // "5 sets of 10": the thing counted is neither the goal's nor a share of it.
  const counted = found[0].trim().match(/^\S+ ([a-z-]+) of /)?.[1]
  if (
    counted &&
    view.sizes.length &&
    !view.sizes.some((size) => factorFor(size, counted) !== null) &&
    !found[0].includes('out of')
  )
    return []
  if (isWordFraction || whole === 0 || done > whole) return null
  // A mark is not a share: "passed, 47/50".
  if (
    /\b(?:pass(?:ed)?|scored?|mark|marks|grade|graded|quiz|test result|got)\b/.test(clause.words) &&
    /\/|out of/.test(found[0]) &&
    !found[5] &&
    !view.sizes.some((one) => one.amount === whole) &&
    /\b(?:pass(?:ed)?|scored?|marks?|graded?|quiz|exam|test|theory)\b/.test(clause.words)
  )
    return []
  if (/\b(?:lost|down|dropped|from) $/.test(text.slice(0, found.index)) && / from /.test(found[0])) return null
  const noun = [found[5], found[6]].find((word) => word && view.sizes.some((size) => factorFor(size, word) !== null))
  const size = noun
    ? view.sizes.find((one) => factorFor(one, noun) !== null)
    : view.sizes.find((one) => Math.abs(one.amount - whole) < 0.01)
  // "5 of 6 eggs" or "3 of 4 sets" in a goal of 12 books is about something else.
  if (
    /^(?:10|5)$/.test(String(whole)) &&
    /\b(?:mood|energy|rated?|rating|felt|feel|motivation|day was|week was|a solid|pain|difficulty)\b/.test(text)
  )
    return []
  if (
    size &&
    noun &&
    Math.abs(size.amount - whole * (factorFor(size, noun) ?? 1)) > 0.01 &&
    whole * (factorFor(size, noun) ?? 1) < size.amount
  ) {
    if (/\b(?:this week|today|planned|this month|yesterday)\b/.test(clause.words))
      return [{ quote: clause.quote, kind: 'deed', amount: done, size }]
    return [reached(clause.quote, done * (factorFor(size, noun) ?? 1), size)]
  }
  if (
    view.sizes.length &&
    !noun &&
    !size &&
    found[5] &&
    !/^(?:mark|point|stage|done|so|in|now|already|finished|complete|completed|left|are|is|and|today|read|this|by|at|of|them|which)$/.test(
      found[5],
    )
  )
    return [{ quote: clause.quote, kind: 'unclear', why: 'other-unit', word: found[5] }]
  if (/\b(?:weekly|daily|today|this week|tasks? today)\b/.test(clause.words) && !size && !/\bof the \d/.test(found[0]))
    return [{ quote: clause.quote, kind: 'unclear', why: 'part', word: `${found[2]} of ${found[4]}` }]
  return [share(clause.quote, (done / whole) * 100, `${say(done)} ÷ ${say(whole)}`)]
}
