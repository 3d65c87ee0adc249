import 'server-only'
import type { GoalRecord } from '../../context'
import { writeInDigits } from './number-words'
import { unitsOf } from './units'

/** How big a goal is by its own words: "12 books", "from 90 to 80 kg", "a marathon". */
export type GoalSize = {
  amount: number
  family: string
  /** What one of its unit is in the family's base. */
  factor: number
  /** The unit as the goal words it, for the reasoning. */
  word: string
  /** For a goal that goes from one level to another: where it starts and ends. */
  from?: number
  to?: number
  /** A single feat: what counts is the furthest so far, and two efforts do not add up. */
  isFeat: boolean
}

const STOP =
  /^(?:by|in|within|before|until|till|this|next|over|during|on|at|for|with|without|from|to|and|or|of|per|each|every|a|an|the|until|so|then|while|when|because|that|who|which|per|using|towards|under|daily|weekly|monthly|is|are|was|will|each|per|if|as|my)$/
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'

/** The sizes that a goal's title and description name, the most telling first. */
export function goalSizes(goal: Pick<GoalRecord, 'title' | 'description'>): GoalSize[] {
  const sizes = [...sizesOf(goal.title), ...sizesOf(goal.description)]
  return sizes.filter((size, at) => sizes.findIndex((other) => other.family === size.family) === at)
}

/** Whether "10k" means kilometres where this goal is meant. */
export function isAboutDistance(goal: Pick<GoalRecord, 'title' | 'description'>): boolean {
  return /\b(?:run|running|jog|walk|hike|cycle|bike|ride|swim|row|race|marathon|km|kilomet|miles?|couch to)/i.test(
    `${goal.title} ${goal.description}`,
  )
}

/** Whether the goal is to get rid of something, so that amounts owed or weighed count down. */
export function isCountingDown(goal: Pick<GoalRecord, 'title' | 'description'>): boolean {
  return /\b(?:pay(?:ing)? (?:off|back|down)|debt|loan|mortgage|owe|clear (?:my|the)|declutter|get rid|reduce|cut down|lower)\b/i.test(
    `${goal.title} ${goal.description}`,
  )
}

function sizesOf(source: string): GoalSize[] {
  const text = withoutDates(writeInDigits(source, isAboutDistance({ title: source, description: '' })))
  return [...rangesIn(text), ...countsIn(text), ...featsIn(text)].filter((size) => size.amount > 0)
}

function rangesIn(text: string): GoalSize[] {
  const found = text.match(
    /\bfrom ([€$£]?)(\d+(?:\.\d+)?) ?([a-z%€]+)? ?(?:down |up )?to ([€$£]?)(\d+(?:\.\d+)?) ?([a-z%€-]+)?/,
  )
  if (!found) return []
  const word = found[6] && !STOP.test(found[6]) ? found[6] : found[3] || found[4] || found[1] || ''
  const [from, to] = [Number(found[2]), Number(found[5])]
  if (!word || from === to || /^(?:am|pm|o'clock)$/.test(word)) return []
  return [{ ...size(Math.abs(to - from), word, {}), from, to }]
}

function countsIn(text: string): GoalSize[] {
  const sizes: GoalSize[] = []
  for (const found of text.matchAll(/([€$£])?\s?(\d+(?:\.\d+)?)(%)?([- ]?)/g)) {
    const amount = Number(found[2])
    const before = `${text.slice(0, found.index).trimEnd()} `
    const after = text.slice(found.index + found[0].length)
    const word = found[1] ?? found[3] ?? headNoun(after)
    if (isNoSize(amount, word, before, after)) continue
    if (word) sizes.push(size(amount, word, { isFeat: isFeat(before, after) }))
    else if (
      /\b(?:save|saving|earn|raise|collect|donate|invest|make|pay off|pay back|put away|set aside|borrow|fund|repay) (?:up )?(?:about |over |at least )?$/.test(
        before,
      )
    )
      sizes.push(size(amount, '', { family: 'money' }))
  }
  return sizes
}

function isFeat(before: string, after: string): boolean {
  return (
    /^(?:km|kilomet|mile)/.test(after) &&
    (/\b(?:an?|my first|first) $/.test(before) ||
      /\b(?:non-?stop|without (?:stopping|a break|walking)|race)\b/.test(after))
  )
}

/** The noun that a number counts: the first plural within four words, else the word beside it. */
function headNoun(after: string): string {
  const words: string[] = []
  for (const word of after.split(/\s+/).slice(0, 4)) {
    const bare = word.replace(/[^a-z€$£%'-]/g, '')
    if (!bare || STOP.test(bare)) break
    words.push(bare)
    if (/[.,;:!?)]$/.test(word)) break
  }
  const first = words[0] ?? ''
  const parts = first.split('-')
  if (
    parts.length > 1 &&
    /^(?:page|word|day|week|hour|km|mile|chapter|lesson|book|minute|part|module|step)s?$/.test(parts[0] ?? '')
  )
    return parts[0] ?? ''
  return (
    words.find((word) => /[^s]s$/.test(word) || /^(?:km|kg|€|people|friends|countries|eur|chf)$/.test(word)) ?? first
  )
}

function isNoSize(amount: number, word: string, before: string, after: string): boolean {
  const rest = after.slice(after.indexOf(word) + word.length)
  if (
    /^\s*(?:a|per|each|every|an)\s+(?:day|night|week|weekday|month|morning|evening|year|session|time)|^\s*(?:daily|weekly|monthly|nightly)|^\s*\/\s?(?:day|week|month|d\b|w\b)/.test(
      rest,
    )
  )
    return true
  if (!word && /^(?:19|20)\d\d$/.test(String(amount))) return true
  if (
    /\b(?:chapter|phase|level|version|step|part|week|day|page|number|no\.?|q|stage|age|aged|turn|top)\s?$/.test(before)
  )
    return true
  if (
    /(?:\bin|\bwithin|\bunder|\bbelow|\bless than|\bsub|\bafter|\bevery|\bby age|\bthe next|\bnext|\blast|\bover) (?:the next |the |about )?-?$/.test(
      before,
    ) &&
    /^(?:minute|hour|day|week|month|year|second|min|h\b|am|pm|$)/.test(word)
  )
    return true
  if (/^(?:th|am|pm|o'clock|year|years|years?-old|x)$/.test(word)) return true
  if (/^(?:minute|minutes|min|seconds?|sec)$/.test(word)) return amount < 600
  if (/^hours?$/.test(word)) return amount < 10
  if (
    /^(?:week|weeks|month|months)$/.test(word) &&
    !/\b(?:for|challenge|streak|without|no|complete|finish|course|programme?|training|plan|class|material|curriculum|of|lasts?|takes?)\b/.test(
      before + rest,
    )
  )
    return true
  if (/(?:\bat|:)\s?$/.test(before) && /^(?:am|pm|$)/.test(word)) return true
  return amount <= 1
}

function featsIn(text: string): GoalSize[] {
  if (/\bhalf[- ]marathon\b/.test(text)) return [size(21.1, 'km', { isFeat: true })]
  if (/\bmarathon\b/.test(text)) return [size(42.2, 'km', { isFeat: true })]
  return []
}

function size(amount: number, word: string, rest: { isFeat?: boolean; family?: string }): GoalSize {
  const unit = unitsOf(word)[0] ?? { family: word, factor: 1 }
  return { amount, word, factor: unit.factor, family: rest.family ?? unit.family, isFeat: rest.isFeat ?? false }
}

/** Dates and clock times look like counts and are not. */
export function withoutDates(text: string): string {
  return text
    .replace(
      new RegExp(`\\b(?:\\d{1,2}(?:th)? (?:of )?(?:${MONTHS})|(?:${MONTHS}) \\d{1,2}(?:th)?)\\b(?:,? \\d{4})?`, 'g'),
      ' ',
    )
    .replace(/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\.\d{1,2}\.(?:\d{2,4})?\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g, ' ')
    .replace(
      /\b(?:at |around |by |until |till |before |after |since |from )?\d{1,2}(?::\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|o'clock)\b/g,
      ' ',
    )
    .replace(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g, ' ')
    .replace(/\b(?:in|by|since|until|before|during|of|summer|winter|spring|fall|autumn) (?:19|20)\d\d\b/g, ' ')
    .replace(
      /\b(?:on|by|until|before|since) the \d{1,2}th\b(?! (?:book|chapter|page|day|lesson|one|module|run|session|week|km|mile))/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
}
