import 'server-only'
import { isIndexNoun } from './amount'
import type { Clause } from './clauses'
import { type Finding, reached, say, share } from './finding'
import type { GoalSize } from './goal-size'
import type { GoalView } from './goal-view'
import { factorFor, isStretch, singular } from './units'

const NOT_THROUGH =
  /\b(?:on|at|in|into) (?:the |my |now )*(?:[a-z]+ \d|\d+th)|\b(?:started|starting|start|began|begun|begin|beginning|reading|writing|working on|currently|in the middle|midway|almost|nearly|partway|part of|got to|reached|made it to|arrived at|opened|picked up|cracked open|dived into|dove into|moved on(?:to| to)?|onto|kicked off|embarked|starts|begins|up next|stuck (?:at|on|in|with)|some of|a bit of|most of|watching|doing|outlined?|outlining|draft(?:ed|ing)?|trying|still(?!:))\b/
const THROUGH =
  /\b(?:(?:the (?:very )?end|the (?:very )?(?:last|final) (?:page|line|word|bar|scene|minute|row|stitch|note|exercise|verse)) of|polished off|put to bed|crossed the (?:finish |finishing )?line|finished|completed|done|complete|wrapped up|through|got through|ended|behind me|in the books|in the bag|under my belt|off the|off my (?:list|plate)|out of the way|checked|ticked|mastered|handed in|submitted|closed|(?:is|are) (?:all )?(?:ready|full|signed|framed|published|framed)|ticked off|checked off|finalized|finalised|over(?= ?$)|down(?= ?$))\b/
/** "Chapter 81 is my favourite", "key 40 stuck": something said of a place, and no way to it. */
const SAID_OF_PLACE =
  /\b(?:live|lives|lived|living|staying|parked) (?:at|in|on) (?:number|room|flat) \d|^(?:and |but |so |the |my |our )*(?:[a-z]+ (?:#|number )?\d+|\d+th(?: [a-z]+)?) (?:(?:is|looks|seems|sounds|feels) (?:(?:so|too|very|really|quite|pretty|rather) )?(?:my|an?|the [a-z]+est\b|the one|long|hard|tough|boring|difficult|weird|fun|great|beautiful|about|called|where|due|short|easy|awful|horrible|scary|brilliant|tricky|heavy|huge)\b|stuck|scares|bores|worries|confuses|frightens)/
/** "The first 50 pages of the 6th": a part of it, and not it. */
const PIECE_OF =
  /(?<!\b(?:all|last|final|end)\b.{0,12})\b(?:\d+|some|few|couple|most|part|bit|bits|several|opening|first) (?:more |of the )?(?:pages?|chapters?|minutes?|hours?|scenes?|lines?|rows?|sections?|paragraphs?|exercises|bars)? ?(?:of|into|from|in) (?:the |my |our )?\d+th\b(?! (?:week|month|year|day|session))/
/** A place with a day gone by is one that was reached then. */
const WHEN =
  /\b(?:yesterday|today|last (?:night|week|weekend)|this (?:morning|afternoon|evening)|tonight|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|✓|✔/
const DEED =
  /\b(?:[a-z]{3,}ed|read|wrote|written|did|ran|swam|made|sent|built|drew|went|got|took|met|gave|taught|sang|saw|had|bought|found|held|came|gone|cast|thrown|hung|laid|won|sown|planted|landed|arrived|went|passed|rode|drove|flew|ate|cut|hit|won|taken|seen|sewn|knit|closed|sold|paid|wore|drank|threw|shot|spent|brought|caught|told|spoke|thought|served|laid|dug|grew|broke|learnt|woven|sung|spun|bound|known|worn|ridden|driven|flown|swum|beaten|lit|fed|shorn|mown|strung|wound|rebuilt|redone|put down)\b/

/** Reads places in a row of pieces: "chapter 3", "the fourth book", "chapters 1 to 3", "page 120", "halfway through the third". */
export function readPlaces(clause: Clause, text: string, view: GoalView): Finding[] {
  if (
    /\b(?:podcast|talk\w*|articles?|reviews?|videos?|chat\w*|thought|dreamt?|read|heard|lecture|essay) (?:\w+ )?about (?:the )?(?:[a-z]+ \d|\d+th)/.test(
      text,
    )
  )
    return []
  if (SAID_OF_PLACE.test(text)) return []
  const inRow = placeInRow(clause, text, view)
  if (inRow) return [inRow]
  const place = partOfPlace(text, view) ?? placeInPart(text, view) ?? lastPlace(text, view)
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

type Place = { n: number; noun: string; part: number | null; isList: boolean }

function amountAt(place: Place, text: string, size: GoalSize): number {
  if (place.part !== null) return place.n - 1 + place.part
  if (PIECE_OF.test(text) && !isStretch(size.family)) return place.n - 1
  if (
    /\b(?:in|into|start\w*|beginning|began|begun) (?:of )?(?:the |my )?(?:(?:week|month) \d|\d+th (?:week|month))/.test(
      text,
    )
  )
    return place.n - 1
  if (isStretch(size.family) || THROUGH.test(text)) return isUnfinished(text) ? place.n - 1 : place.n
  if (NOT_THROUGH.test(text)) return place.n - 1
  const isNamedAlone =
    /^(?:that's |it's |that was |this was |it was |today was |and |so |my )*(?:[a-z]+ (?:no\. |number |#)?\d+|\d+th(?: [a-z]+)?)(?: (?:of|out of|from) (?:the )?\d+)?(?: ?:.*)?$/.test(
      text,
    ) ||
    /\b(?:(?:back|home|returned) from (?:the |our |my )?\d+th|out of the (?:oven|way|kiln|mould)|off the (?:needles|easel|hook|press|list)|on the (?:wall|shelf|board)|in the (?:can|bank|ground|bag|post|freezer|jar|books))\b/.test(
      text,
    )
  const isThere =
    /\b(?:number \d+|no\.? \d+|#\d+|(?:session|class|lesson|lecture|workshop|rehearsal|seminar|visit|appointment|meeting|game|match|race|shift|evening|peak|loaf|hike|castle|museum|recipe|call|talk|run|ride|swim|walk|climb) \d+|\d+th(?: [a-z]+)?) (?:was (?!next|supposed|meant|going)|is (?:up|out|live|hung|there|clear|clean|empty|tidy|perfect|solid|sorted|safe|won|known|smooth|in\b(?! (?:progress|draft|the (?:works|pipeline|oven)|editing|review))|on (?:the|its|my) (?!list|go|way)))/.test(
      text,
    )
  const wasSo =
    /\b(?:[a-z]+ \d+|\d+th(?: [a-z]+)?) was (?:(?:so|too|very|really|quite|pretty|rather|such|absolutely|a bit) )?(?:an? (?:bit )?(?:[a-z]+ )?(?:slog|joy|pain|struggle|breeze|beast|challenge|nightmare|delight|pleasure|doddle|killer|bore|treat)|hard|tough|boring|difficult|fun|great|easy|awful|horrible|brilliant|tricky|long|short|good|lovely|amazing|dull|brutal|painful)\b/.test(
      text,
    )
  const isInPlace =
    /\b[a-z]+ \d+(?: of \d+)? is (?:now |finally |all )*(?:up|hung|laid|standing|in place|in my (?:fingers|head)|under my (?:fingers|belt)|on (?:the wall|its hook)|clean|empty|tidy|sorted|in the bag)\b/.test(
      text,
    )
  const works =
    /\b(?:number \d+|no\.? \d+|#\d+|\d+th(?: [a-z]+)?) (?:now |finally )?(?:works|sits|clicks|holds|flows|stands)\b/.test(
      text,
    )
  return isThere || wasSo || isInPlace || works || DEED.test(text) || place.isList || isNamedAlone || WHEN.test(text)
    ? place.n
    : place.n - 1
}

function isUnfinished(text: string): boolean {
  return /\b(?:almost|nearly|not quite|about to|half|close to|near|getting to|towards|coming (?:up )?to|before)(?: at| to| by)? (?:\w+ )?(?:done|finished|through|complete|end\b|last)/.test(
    text,
  )
}

/** "halfway through the third book", "two thirds of chapter 4". */
function partOfPlace(text: string, { sizes }: GoalView): Place | null {
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

/** "week 5 is half done". */
function placeInPart(text: string, { sizes }: GoalView): Place | null {
  const found = text.match(
    /\b(?:([a-z]+) (\d+)|(\d+)th ([a-z]+)) (?:is |was )?(?:about |already |only |now )*(half(?:way)?|(\d+)\/(\d+)|(\d+)%)(?: |-)(?:done|finished|through|way|complete|read|written)/,
  )
  const noun = found?.[1] ?? found?.[4] ?? ''
  if (!found || !isIndexNoun(noun, sizes)) return null
  const part = found[6] ? Number(found[6]) / Number(found[7]) : found[8] ? Number(found[8]) / 100 : 0.5
  return { n: Number(found[2] ?? found[3]), noun: singular(noun), part, isList: false }
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
  const at = amountAt({ n, noun: '', part: null, isList: false }, text, PIECE)
  return share(clause.quote, (at / whole) * 100, `${say(at)} ÷ ${say(whole)}`)
}

/** The furthest place of a clause. */
function lastPlace(text: string, { sizes }: GoalView): Place | null {
  const places: Place[] = []
  if (sizes.length)
    for (const found of text.matchAll(/(?:\bnumbers?|\bno\.|#) ?(\d+)(?:(?: and | to |, |-)(\d+))?\b/g))
      places.push({ n: Number(found[2] ?? found[1]), noun: '', part: null, isList: found[2] !== undefined })
  for (const found of text.matchAll(
    /\b([a-z]+) (?:#|no\.? |number )?(\d+)((?:(?:-| to | through | thru |, | and | & |, and | plus )\d+)*)\b(?! ?(?:%|\/\d)| (?:km|kilom|k\b|miles?|minutes?|min\b|hours?|euros?|dollars?|words?|pages?|kg|€|more|times))/g,
  )) {
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
      if (!['week', 'day', 'month', 'draft'].includes(noun)) continue
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
function isCounted(noun: string): boolean {
  return (
    noun !== '' &&
    !/^(?:one|ones|today|yesterday|last|this|now|already|on|in|at|and|of|done|is|was|finished|complete|completed|tonight|early|just|as|so|with|by|after|before|finally|too|over|also|all|yet|for|to|from|read|then|it|we|i|done|out|but|ready|since|again)$/.test(
      noun,
    )
  )
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
