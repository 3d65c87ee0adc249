import 'server-only'
import type { Clause } from './clauses'
import { type Finding, reached, say, saySize } from './finding'
import type { GoalSize } from './goal-size'
import type { GoalView } from './goal-view'
import { factorFor, isMeasure, singular } from './units'

const ADDS =
  /\b(?:another|more|additional|extra|further|on top|since (?:last|then|my last|we)|today|yesterday|this (?:morning|afternoon|evening|week|weekend|month|quarter|term)|in the (?:last|past) (?:few |\d+ )?(?:days|weeks?)|last (?:night|weekend|week)|tonight|(?:on|last) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|the other day|over the weekend|\d+ days ago|added|just (?:now|ran|read|wrote|saved|put|did|finished|completed|swam|walked)|again|new)\b/
const TOTALS =
  /\b(?:in total|total|altogether|overall|all together|by now|up to now|until now|already|to date|in all|that makes|makes it|brings (?:me|it|us|the total)|that's(?= .*\d)|adds up|now at|up to|i'm at|i am at|i'm on \d+(?!th)|stands? at|reached|(?:hit|crossed|surpassed|topped|broke|passed) (?:the )?(?:about |over |around )?[€$£]?\d[\d.]*|so far|have got|(?:is|it's|sits|now) at|\d+(?: \w+)? now$|^so \d+$|i now have|balance|collected|there are|now have|as of (?:today|now|this|last|yesterday|tonight|\d)|now (?:it(?:'s| is)|i'm|i am|that's|there(?:'s| is)|only|just)(?: only| just| at| about)* [€$£]?\d[\d.]*|only (?:about )?\d+ (?:\w+ )?(?:are|is)\b|accumulated|sum of|tally|count is|\d+ (?:\w+ )?(?:there|clear|intact|standing|alive|left standing) now|currently|streak|in a row|straight|running|consecutive(?:ly)?)\b/
const PERIOD_SO_FAR =
  /\bso far (?:this (?:week|weekend|month|morning|evening)|today)\b|\b(?:this week|today|this month) so far\b/
const PERFECT = /\b(?:i've|we've|have|has)\b/

/** "the abstracts of 10 papers": something of them, not them. */
const PART_OF =
  /\b(?!total|payment|deposit|transfer|contribution|instalment|installment|number|out|all|rest|bunch|pile|half|set\b|most|sum|couple|stack|series|row|batch)[a-z]{3,} of (?:the |my |about )?$/
/** Getting hold of things is not doing them. */
const PREPARES =
  /\b(?:drafted|outlined|sketched|bought|ordered|borrowed|downloaded|requested|browsed|picked out|bookmarked|signed up (?:for|to)|registered for|enrolled (?:in|for|on)|entered (?:the|a))\b|\bgot \d+(?: \w+)? (?:for my birthday|for christmas|as a (?:gift|present))\b/
const SKIP =
  /^(?:more|another|additional|extra|further|new|whole|full|entire|good|great|long|short|easy|hard|solid|different|big|small|little|tough|of|the|my|these|those|our|its|all|planned|such|complete|total|proper|real|cold|french|spanish|german|clean)$/
const ENDS =
  /^(?:so|in|done|finished|complete|completed|read|written|saved|now|already|today|yesterday|this|that|and|on|for|at|by|to|is|are|was|were|out|it|them|as|with|from|last|after|before|since|again|too|yet|ones?|left|altogether|total|down|up|behind|away|aside|then|i|we|or|if|when|while|during|into|over|under|via|because|but|here|there|fully|all|still|down|off|tonight|together|back|towards?|which|myself|me|overall|each|remaining|paid|instead|rather|than|though|just|only|successfully|finally|owed|owing|outstanding|missing|open|undone|short|total|put|set|known|kept|gone|sent|sold|cold|solid|held|built|won|made|done|clear|intact|standing|alive|usable|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|[a-z]{2,}ed)$/

export type Amount = {
  amount: number
  size: GoalSize | null
  word: string
  isBare: boolean
  at: number
  length: number
}

/** The counted amounts of a clause, each matched with the goal's size that it counts towards. */
export function amountsIn(text: string, sizes: GoalSize[]): Amount[] {
  const amounts: Amount[] = []
  for (const found of text.matchAll(/([€$£])?\s?(?<![\d./-])(\d+(?:\.\d+)?)(?![\d/]|th\b|%)(\s?[€$£])?/g)) {
    const sign = found[1] ?? found[3]?.trim()
    const after = text.slice(found.index + found[0].length, found.index + found[0].length + 80)
    const unit = sign ? { word: sign, isBare: false } : unitAfter(after, sizes)
    const size = unit.isBare ? (sizes[0] ?? null) : (sizes.find((one) => factorFor(one, unit.word) !== null) ?? null)
    const factor = size && !unit.isBare ? (factorFor(size, unit.word) ?? 1) : 1
    amounts.push({
      amount: Number(found[2]) * factor,
      size,
      word: unit.word,
      isBare: unit.isBare,
      at: found.index,
      length: found[0].length,
    })
  }
  return amounts
}

function unitAfter(after: string, sizes: GoalSize[]): { word: string; isBare: boolean } {
  let first = ''
  for (const raw of after.replace(/^-/, ' ').trim().split(/\s+/).slice(0, 5)) {
    const word = raw.toLowerCase().replace(/[^a-z€$£à-ÿ'-]/g, '')
    if (!word || (ENDS.test(word) && !first)) break
    if (SKIP.test(word)) continue
    const head = word.split('-')[0] ?? word
    const match = [word, head].find((one) => sizes.some((size) => factorFor(size, one) !== null))
    if (match) return { word: match, isBare: false }
    if (isMeasure(word)) return { word, isBare: false }
    if (ENDS.test(word)) break
    first ||= word
    if (/[.,;:!?)]$/.test(raw)) break
  }
  return first ? { word: first, isBare: false } : { word: '', isBare: true }
}

/** Reads "3 chapters", "another 10 km", "1,250 so far" and the like. */
export function readAmounts(clause: Clause, text: string, view: GoalView, needsUnit = false): Finding[] {
  const findings: Finding[] = []
  const { quote } = clause
  const days = daysNamed(clause, text, view)
  if (days) return [added(quote, days.count, days.size)]
  for (const one of amountsIn(withoutIndexes(text, view.sizes), view.sizes)) {
    if (one.isBare && (needsUnit || isNoCount(text, one))) continue
    if (isUnderWay(text, one)) continue
    if (PREPARES.test(text) && !view.prepares) {
      findings.push({ quote, kind: 'unclear', why: 'part', word: one.word })
      continue
    }
    if (PART_OF.test(`${text.slice(0, one.at).trimEnd()} `)) {
      findings.push({ quote, kind: 'unclear', why: 'part', word: one.word })
      continue
    }
    if (!one.size) {
      if (one.word && !one.isBare)
        findings.push({
          quote,
          kind: 'unclear',
          why: view.sizes.length ? 'other-unit' : 'size-unknown',
          word: one.word,
        })
      else if (!view.sizes.length && one.isBare && one.amount > 0)
        findings.push({ quote, kind: 'unclear', why: 'size-unknown', word: '' })
      continue
    }
    if (one.isBare && one.size.from === undefined && one.amount > one.size.amount * 1.5) continue
    if (one.size.from !== undefined && isLevel(text, one)) {
      findings.push(...levelOf(quote, one.amount, one.size))
      continue
    }
    if (one.size.family === 'weight' && view.isLosing && one.size.from === undefined && isWeighing(text)) {
      findings.push({ quote, kind: 'unclear', why: 'no-baseline', word: one.size.word })
      continue
    }
    findings.push(weighed(quote, text, one.amount, one.size, clause.words))
  }
  return findings
}

/** Decides whether an amount is the running total, comes on top, or may be either. */
export function weighed(quote: string, text: string, amount: number, size: GoalSize, words: string): Finding {
  const around = words || text
  if (size.isFeat) return reached(quote, amount, size, 'perfect')
  // "50 days sober today": days are counted from the start, and a day holds no more than one.
  if (
    size.family === 'day' &&
    amount > 1 &&
    !/\b(?:another|more|additional|extra|further|last|past|this week)\b/.test(around)
  )
    return reached(quote, amount, size)
  if (TOTALS.test(around) && !PERIOD_SO_FAR.test(around) && !/\b(?:another|additional|extra|further)\b/.test(around))
    return reached(quote, amount, size)
  if (ADDS.test(around) || PERIOD_SO_FAR.test(around)) return added(quote, amount, size)
  if (PERFECT.test(around)) return reached(quote, amount, size, 'perfect')
  return { quote, kind: 'deed', amount, size }
}

export function added(quote: string, amount: number, size: GoalSize): Finding {
  const points = (amount / size.amount) * 100
  return { quote, kind: 'add', points, amount, size, sum: `${say(amount)} of ${saySize(size)}` }
}

/** "Went Mon, Wed and Fri": as many sessions as days. */
function daysNamed(clause: Clause, text: string, view: GoalView): { count: number; size: GoalSize } | null {
  const size = view.sizes.find((one) => ['session', 'class', 'time'].includes(one.family))
  const days = new Set(
    clause.words.match(/\b(?:mon|tue|wed|thu|fri|sat|sun)(?=\b|day|s\b|sday|nesday|rs\b|rsday|urday)/g),
  )
  const isDeed = /\b(?:went|did|trained|attended|was there|been|made it|swam|ran|practi[sc]ed|meditated)\b/.test(text)
  return size && days.size > 1 && isDeed && !/\d/.test(text) ? { count: days.size, size } : null
}

function isLevel(text: string, one: Amount): boolean {
  const before = text.slice(0, one.at)
  if (/\b(?:lost|dropped|shed|gained|added|another|down|up|won|by) (?:about |around |only )?$/.test(before))
    return false
  const [low, high] = [one.size?.from ?? 0, one.size?.to ?? 0].sort((a, b) => a - b)
  return one.amount >= (low ?? 0) - 0.5 && one.amount <= (high ?? 0) + 0.5
}

/** A level on the way from one to another, as a finding. */
export function levelOf(quote: string, level: number, size: GoalSize): Finding[] {
  const { from = 0, to = 0 } = size
  const percent = ((level - from) / (to - from)) * 100
  const gone = Math.abs(level - from)
  return [
    {
      quote,
      kind: 'total',
      strength: 'firm',
      percent: Math.max(0, percent),
      sum: `${say(gone)} of the ${say(size.amount)} from ${say(from)} to ${say(to)} is ${Math.round(percent)}%`,
    },
  ]
}

function isWeighing(text: string): boolean {
  return (
    /\b(?:weigh|scale|down to|i'm at|now at|am at)\b/.test(text) &&
    !/\b(?:lost|shed|lighter|less|dropped|down \d)\b/.test(text)
  )
}

/** "2 in editing", "1 video got 3,000 views": things begun, or told of, and not done. */
function isUnderWay(text: string, one: Amount): boolean {
  const after = text.slice(one.at + one.length)
  return (
    /^ (?:[a-z]+ )?(?:(?:is |are |still )*in (?:editing|progress|draft|drafts|review|the (?:works|pipeline|queue|oven|post))|under ?way|pending|on the go|half[- ]|being|waiting|to be|started|planned|queued|scheduled|lined up)\b/.test(
      after,
    ) ||
    (one.amount === 1 && one.at === 0 && /^ [a-z]+ (?:got|has|had|received|reached|hit|made)\b.*\d/.test(after))
  )
}

/** Bare numbers that count nothing: "for 20", "at 5", "number 7", "gave it a 10". */
function isNoCount(text: string, one: Amount): boolean {
  const before = text.slice(0, one.at).trimEnd()
  const after = text.slice(one.at + one.length)
  if (
    /\b(?:number|no|level|version|grade|rated|rating|room|bus|line|figure|top|season|episode|gave it (?:a|an)|feel (?:like )?(?:a|an)|mood|energy|score|scored|age|since|until|till|by|for)$/.test(
      before,
    ) ||
    (/\baround$/.test(before) && !TOTALS.test(text))
  )
    return true
  if (
    /\bat$/.test(before) &&
    !/\b(?:i'm|am|now|is|are|stand|stands|currently|still|count|balance|total|savings|weighed in|in) at$/.test(before)
  )
    return true
  return (
    /^(?:\/10| out of 10\b| times as| x\b|x\b)/.test(after) ||
    (/^(?:19|20)\d\d$/.test(String(one.amount)) &&
      one.amount > (one.size?.amount ?? 0) / 2 &&
      !/\b(?:saved|paid|put|have|wrote|written)\b/.test(text))
  )
}

/** "chapter 3" is a place, not a count: the index reader has it. */
export function withoutIndexes(text: string, sizes: GoalSize[]): string {
  return text.replace(
    /\b([a-z]+) (?:#|no\.? |number )?(\d+)(?:(?:-| to | through |, | and | & |, and )(\d+))*\b(?!\d| ?(?:%|\/)| (?:km|kilom|k\b|miles?|minutes?|min\b|hours?|euros?|dollars?|words?|pages?|kg|€|more|times))/g,
    (words, noun: string) => (isIndexNoun(noun, sizes) ? noun : words),
  )
}

export function isIndexNoun(noun: string, sizes: GoalSize[]): boolean {
  if (sizes.some((size) => !['money', 'weight'].includes(size.family) && factorFor(size, noun) !== null)) return true
  return /^(?:chapter|book|page|lesson|module|week|day|step|part|unit|session|section|level|draft|phase|milestone|kilomet(?:er|re)|km|mile|exercise|video|lecture|assignment|month|class|workout|volume|scene|draft|video|task|round|episode|course)$/.test(
    singular(noun),
  )
}
