import 'server-only'
import type { Clause } from '../clauses/clause'
import { DEED } from '../clauses/moods-and-tenses'
import { type Finding, reached, say, share } from '../finding'
import { isIndexNoun } from '../goal/amount'
import type { GoalView } from '../goal/goal-view'
import type { GoalSize } from '../goal/size'
import { factorFor, isStretch } from '../goal/units'
import { amountAt, NOT_THROUGH, THROUGH } from './place-reached'
import { isCounted, lastPlace, type Place, pageOfPlace, partOfPlace, placeInPart } from './places-in-text'

/** "Chapter 81 is my favourite", "key 40 stuck": something said of a place, and no way to it. */
const SAID_OF_PLACE =
  /\b(?:live|lives|lived|living|staying|parked) (?:at|in|on) (?:number|room|flat) \d|^(?:and |but |so |the |my |our )*(?:[a-z]+ (?:#|number )?\d+|\d+th(?: [a-z]+)?) (?:(?:is|looks|seems|sounds|feels) (?:(?:so|too|very|really|quite|pretty|rather) )?(?:my|an?|the [a-z]+est\b|the one|long|hard|tough|boring|difficult|weird|fun|great|beautiful|about|called|where|due|short|easy|awful|horrible|scary|brilliant|tricky|heavy|huge)\b|stuck|scares|bores|worries|confuses|frightens)/

/** Reads places in a row of pieces: "chapter 3", "the fourth book", "chapters 1 to 3", "page 120", "halfway through the third". */
export function readPlaces(clause: Clause, text: string, view: GoalView): Finding[] {
  if (
    /\b(?:podcast|talk\w*|articles?|reviews?|videos?|chat\w*|thought|dreamt?|read|heard|lecture|essay) (?:\w+ )?about (?:the )?(?:[a-z]+ \d|\d+th)/.test(
      text,
    )
  )
    return []
  if (SAID_OF_PLACE.test(text)) return []
  const within = pageOfPlace(text, view)
  const inRow = within ? null : placeInRow(clause, text, view)
  if (inRow) return [inRow]
  const place = within ?? partOfPlace(text, view) ?? placeInPart(text, view) ?? lastPlace(text, view)
  if (!place) return firstOnes(clause, text, view)
  const size = place.noun ? (sizeOf(place.noun, view) ?? stagesOf(place.noun, view)) : view.sizes[0]
  const next = nextOne(place, text, view)
  if (!size && next) return [reached(clause.quote, place.n, next)]
  if (!size)
    return place.noun && !view.milestones.length
      ? [
          {
            quote: clause.quote,
            kind: 'unclear',
            why: view.sizes.length ? 'other-unit' : 'size-unknown',
            word: place.noun,
          },
        ]
      : []
  const factor = place.noun ? (factorFor(size, place.noun) ?? 1) : 1
  if (place.n * factor > size.amount) return []
  return [reached(clause.quote, amountAt(place, text, size) * factor, size)]
}

/** What a noun counts; "third donation" in "Donate blood 8 times" is a time. */
function sizeOf(noun: string, { sizes, nouns, title }: GoalView): GoalSize | undefined {
  const times = sizes.find((one) => one.family === 'time' || one.family === 'session')
  // "20th cold shower" of "40 days of cold showers".
  const daysOf = /\bdays? of\b/i.test(title) ? sizes.find((one) => one.word === 'days') : undefined
  const isDeed = noun.length > 4 && [...nouns].some((own) => own.length > 4 && own.slice(0, 5) === noun.slice(0, 5))
  return sizes.find((one) => factorFor(one, noun) !== null) ?? (isDeed ? (times ?? daysOf) : undefined)
}

/** "Stages 1 to 3 done" of a goal whose milestones are its stages. */
function stagesOf(noun: string, { sizes, milestones }: GoalView): GoalSize | undefined {
  if (sizes.length || milestones.length < 2 || !/^(?:stage|step|phase|part|milestone|point|task|item)$/.test(noun))
    return undefined
  return { amount: milestones.length, family: noun, factor: 1, word: `${noun}s`, isFeat: false }
}

/** "The third loaf came out great" in a goal of 6 kinds with 2 on record: the one after those, whatever it is called. */
function nextOne(place: Place, text: string, { sizes, progress }: GoalView): GoalSize | undefined {
  const only = sizes.length === 1 ? sizes[0] : undefined
  if (!only || isStretch(only.family) || place.part !== null || NOT_THROUGH.test(text) || !DEED.test(text))
    return undefined
  return Math.round((progress / 100) * only.amount) + 1 === place.n ? only : undefined
}

const PIECE = { amount: 1, family: 'piece', factor: 1, word: 'pieces', isFeat: false }
const PIECE_NOUN =
  /^(?:piece|song|square|panel|room|track|recipe|poem|leg|strip|block|sheet|letter|essay|paper|file|box|row|item|etude|study|sonata|tune|test|exam|quiz|sitting|dose|shift|sketch|drawing|painting|photo|tile|window|door|wall|board|kit|model|puzzle|game|match|concert|hike|walk|run|ride|swim|shot|cut|layer|coat|frame|card|slide|interview|appointment|payment|instalment|installment|delivery|trip|visit|stop|town|island|summit|peak|hole)$/

/** "Piece number 6 of 8", "the sixth of eight pieces": a place in a row whose length is said beside it. */
function placeInRow(clause: Clause, text: string, { sizes }: GoalView): Finding | null {
  const found = text.match(
    /(?:\b([a-z]+) (#|number |no\.? )?(\d+)|\b(\d+)th(?: [a-z]+)?) (?:out )?of (?:the |my |our |all )*(\d+)(?!\d|th|%|\/)/,
  )
  if (!found) return null
  if (
    !(found[4] || found[2] || PIECE_NOUN.test(found[1] ?? '') || isIndexNoun(found[1] ?? '', [])) ||
    /s$/.test(found[1] ?? '')
  )
    return null
  const [n, whole] = [Number(found[3] ?? found[4]), Number(found[5])]
  if (!whole || n > whole || sizes.some((size) => size.amount === whole || isStretch(size.family))) return null
  // "Page 200 of 400" where books are counted: so far into one of them.
  if (
    sizes.length &&
    /^(?:page|chapter|section|line)$/.test(found[1] ?? '') &&
    sizes.every((size) => factorFor(size, found[1] ?? '') === null)
  )
    return { quote: clause.quote, kind: 'unclear', why: 'part', word: found[1] ?? '' }
  const at = amountAt({ n, noun: '', part: null, isList: false }, text, PIECE)
  return share(clause.quote, (at / whole) * 100, `${say(at)} ÷ ${say(whole)}`)
}

/** "the first 3 chapters", "all 12 books", "the last chapter". */
function firstOnes(clause: Clause, text: string, view: GoalView): Finding[] {
  const first = text.match(/\b(?:1th|first) (\d+)(?: (?!of\b)([a-z-]+))?/)
  if (first) {
    const size =
      first[2] && isCounted(first[2])
        ? view.sizes.find((one) => factorFor(one, first[2] ?? '') !== null)
        : view.sizes[0]
    if (size) return [reached(clause.quote, Number(first[1]) * (first[2] ? (factorFor(size, first[2]) ?? 1) : 1), size)]
  }
  const last = text.match(/\b(?:the|my) (?:very )?(?:last|final)(?: \d+)? (?!of\b)([a-z-]+)\b(?! (?:i|we)\b)/)
  const isCountedUnit = view.sizes.some((one) => factorFor(one, last?.[1] ?? '') !== null)
  const isThrough =
    (THROUGH.test(text) || DEED.test(text)) && !/\b(?:started|began|working on|almost|nearly|half)\b/.test(text)
  if (last && isCountedUnit && isThrough) return [{ quote: clause.quote, kind: 'whole', isCertain: true }]
  return []
}
