import 'server-only'
import { COUNTING, isIndexNoun } from '../goal/amount'
import type { GoalView } from '../goal/goal-view'
import { factorFor, singular } from '../goal/units'

export type Place = { n: number; noun: string; part: number | null; isList: boolean }

/** "halfway through the third book", "two thirds of chapter 4". */
export function partOfPlace(text: string, { sizes }: GoalView): Place | null {
  const found = text.match(
    /\b((?:2th|second|last|final|other) half|half(?:way)?|midway|(\d+)\/(\d+)|(\d+(?:\.\d+)?)%)(?: of the way| way| point)? (?:done )?(?:of|through|into|in|with)(?: the| my| reading| writing)* (?:(\d+)th(?: ([a-z]+))?|([a-z]+) (\d+))\b/,
  )
  if (!found) return null
  const part = found[2]
    ? Number(found[2]) / Number(found[3])
    : found[4]
      ? Number(found[4]) / 100
      : /^(?:2th|second|last|final|other)/.test(found[1] ?? '')
        ? 1
        : 0.5
  const noun = found[7] ?? found[6] ?? ''
  if (found[7] && !isIndexNoun(found[7], sizes)) return null
  return { n: Number(found[5] ?? found[8]), noun: isIndexNoun(noun, sizes) ? singular(noun) : '', part, isList: false }
}

/** "page 200 of 400 of book 11", "200 of 400 pages into the 11th book": so far into one of what the goal counts. */
export function pageOfPlace(text: string, { sizes }: GoalView): Place | null {
  const found = text.match(
    /\b(\d+) (?:out )?of (?:the |its )?(\d+)(?: [a-z]+)? (?:of|in|into|through|from) (?:the |my )?(?:(\d+)th ([a-z]+)|([a-z]+) (?:#|no\.? |number )?(\d+))\b/,
  )
  const noun = found?.[4] ?? found?.[5] ?? ''
  const part = Number(found?.[1]) / Number(found?.[2])
  if (!found || !(part <= 1) || !sizes.some((size) => factorFor(size, noun) !== null)) return null
  return { n: Number(found[3] ?? found[6]), noun: singular(noun), part, isList: false }
}

/** "week 5 is half done". */
export function placeInPart(text: string, { sizes }: GoalView): Place | null {
  const found = text.match(
    /\b(?:([a-z]+) (\d+)|(\d+)th ([a-z]+)) (?:is |was )?(?:about |already |only |now )*(half(?:way)?|(\d+)\/(\d+)|(\d+)%)(?: |-)(?:done|finished|through|way|complete|read|written)/,
  )
  const noun = found?.[1] ?? found?.[4] ?? ''
  if (!found || !isIndexNoun(noun, sizes)) return null
  const part = found[6] ? Number(found[6]) / Number(found[7]) : found[8] ? Number(found[8]) / 100 : 0.5
  return { n: Number(found[2] ?? found[3]), noun: singular(noun), part, isList: false }
}

const PLACES_NAMED = new RegExp(
  `\\b([a-z]+) (?:#|no\\.? |number )?(\\d+)((?:(?:-| to | through | thru |, | and | & |, and | plus )\\d+)*)\\b(?! ?(?:%|/\\d)|${COUNTING})`,
  'g',
)

/** The furthest place of a clause. */
export function lastPlace(text: string, { sizes }: GoalView): Place | null {
  const places: Place[] = []
  if (sizes.length)
    for (const found of text.matchAll(/(?:\bnumbers?|\bno\.|#) ?(\d+)(?:(?: and | to |, |-)(\d+))?\b/g))
      places.push({ n: Number(found[2] ?? found[1]), noun: '', part: null, isList: found[2] !== undefined })
  for (const found of text.matchAll(PLACES_NAMED)) {
    if (!isIndexNoun(found[1] ?? '', sizes)) continue
    const numbers = `${found[2]}${found[3]}`.match(/\d+/g)?.map(Number) ?? []
    places.push({
      n: Math.max(...numbers),
      noun: singular(found[1] ?? ''),
      part: null,
      isList: numbers.length > 1 || /s$/.test(found[1] ?? ''),
    })
  }
  for (const found of text.matchAll(
    /\b(\d+)th(?: (?:and|one|to) (\d+)th)?(?: (?:(?:whole|full|and final|and last|short|french|long|cold) )*([a-z'-]+))?/g,
  )) {
    const noun = found[3] ?? ''
    if (
      /^(?:time|place|week|street|floor|attempt|try|birthday|anniversary|grade|edition|of|try|day|draft|version|year|month|hour|night)$/.test(
        noun,
      ) &&
      !(noun === 'of' && /\bthe \d+th of \d/.test(text))
    ) {
      const isOwnHour = noun === 'hour' && sizes.some((size) => size.family === 'hours')
      if (!isOwnHour && !['week', 'day', 'month', 'draft'].includes(noun)) continue
    }
    if (/^\d*th \d/.test(text.slice(found.index))) continue
    places.push({
      n: Number(found[2] ?? found[1]),
      noun: isCounted(noun) ? singular(noun) : '',
      part: null,
      isList: false,
    })
  }
  return places.length ? places.reduce((a, b) => (b.n >= a.n ? b : a)) : null
}

/** A word after an ordinal that is a thing rather than the next part of the sentence. */
export function isCounted(noun: string): boolean {
  return (
    noun !== '' &&
    !/^(?:one|ones|today|yesterday|last|this|now|already|on|in|at|and|of|done|is|was|finished|complete|completed|tonight|early|just|as|so|with|by|after|before|finally|too|over|also|all|yet|for|to|from|read|then|it|we|i|done|out|but|ready|since|again)$/.test(
      noun,
    )
  )
}
