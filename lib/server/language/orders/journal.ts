import 'server-only'
import { dateIn, daysBetween } from '@/lib/contract/calendar'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import { MONTHS } from '../calendar-names'
import { datesIn } from '../dates'
import { stemsIn } from '../stem'
import { readText, type Token } from '../text'
import { wordSet } from '../word-table'
import type { Fill, Filled } from './fill'
import { leading, namedIn, pointsBack, telling, tellingOnly, textsOfMemory } from './names'
import { bare, capital, type OrderContext, type Part, wordsOf } from './order'

/** "Log energy 4: slept well", "journal: …". What is told to the journal runs to the end. */
export const writeEntry: Fill = ({ part }, context, given) => {
  // "Write that in my journal" gives no words: those that were said before are meant.
  // "Put that in my journal. Energy 2" gives no more than the energy.
  const isLevel = (one: Token) => isOfEnergy(one) || one.value !== null
  const isPlain = given.every(
    (one) => one.kind === 'mark' || POINTING.has(one.word) || (pointsBack(part.tokens) && isLevel(one)),
  )
  const own = part.text.slice(0, part.tokens[0]?.start ?? 0).trim()
  const before =
    (isPlain || DOWN.test(part.text)) && (own || pointsBack(part.tokens))
      ? own || context.recentTopic?.words
      : undefined
  if (before) return withMood(entryOf(before, part, context), energyIn(part.tokens))
  const [first] = isPlain ? [] : bare(given)
  const heading = first ? part.tokens.filter(({ start }) => start < first.start) : part.tokens
  // "Energy today is more like a 4" tells nothing but the energy.
  const level = given.every(({ kind, word, value }) => kind === 'mark' || value !== null || POINTING.has(word))
  const isBare = !first || level || (heading.some(isOfEnergy) && tellingOnly(given).length === 0)
  const mood = energyIn(isBare ? part.tokens : heading, level)
  const told = isBare ? '' : part.text.slice(first.start, part.tokens.at(-1)?.end).trim()
  // "Put it at 45" is no entry.
  if (/^\W*\d+\s*%?\W*$/.test(told) && mood === null) return null
  const behind = mood === null ? energyBehind(told) : { notes: told, mood }
  if (!behind.notes && !behind.mood) return { cannot: NOTHING_TOLD }
  return {
    verb: 'entry.write',
    input: { ...behind, notes: behind.notes || undefined, ...dateOf(part, heading, context) },
  }
}

/** "Write that down before I lose it". */
const DOWN =
  /^\W*(?:(?:please|pls|can|could|would|will|you|ok|and) )*(?:write|jot|note|get|put) (?:that|this|it) down\b(?! as\b)[^:]{0,40}$/i

const NOTHING_TOLD = 'What should it say? Send it as “Journal: …”, and I will draw it up.'

function withMood(entry: Filled, mood: number | null): Filled {
  return mood === null || 'cannot' in entry ? entry : { ...entry, input: { ...entry.input, mood } }
}

/** What was told as it was told, on the day that it tells of, with the energy that stands behind it. */
export function entryOf(text: string, part: Part, context: OrderContext): Filled {
  const tokens = readText(text).sentences.flatMap((one) => one.tokens)
  const { notes, mood } = energyBehind(text.replace(LEAD, '').replace(DAY, ''))
  const date = dateOf({ ...part, text }, tokens, context)
  const isCourtesy = readText(notes).sentences.every((one) => one.tokens.every(({ word }) => POINTING.has(word)))
  return { verb: 'entry.write', input: { ...(mood && { mood }), notes: isCourtesy ? undefined : notes, ...date } }
}
const LEAD =
  /^\W*(?:(?:please|pls|can|could|would|will|you) )*(?:log|note|write|put|record|add|enter|jot|journal|diary|entry)(?: (?:down|that|this|it))*(?: (?:to|in|into) (?:my |the |(?:to|yester)day'?s )?(?:log|journal|diary|entry))?(?: in)?\s*[:,–-]?\s*/i
/** "Log yesterday: …": which day it is of is no part of what is told. */
const DAY = /^(?:for |on )?(?:(?:to|yester|\p{L}+)day|tonight|this morning|last night)\s*:\s*/iu
const POINTING = wordSet(
  'it that this down in into to my the a journal diary log note notes entry please pls thanks thx ok',
)

/** "Log today: up with Finn at three, energy 2": told to the journal, as it holds no figure but that of its energy. */
export function entryNoted(text: string, part: Part, context: OrderContext): Filled | null {
  const mood = ENERGY_ALONE.exec(text)?.[1]
  if (mood) return { verb: 'entry.write', input: { mood: Number(mood), ...dateOf(part, part.tokens, context) } }
  const told = NOTED.exec(text)?.[1]
  return told === undefined || /\d/.test(energyBehind(told.trim()).notes) ? null : entryOf(text.trim(), part, context)
}
/** "My energy is 2 today". */
const ENERGY_ALONE =
  /^\W*(?:(?:log|my|the|todays?|today's|feeling) )*(?:energy|mood)(?: (?:level|is|was|today|now|at|more like|rather|about|around|an?))*\s*[:=]?\s*([1-5])(?:\s*(?:\/|out of)\s*5)?(?: (?:today|now|right now|yesterday|this morning|tonight))?\W*$/i
const NOTED =
  /^\W*(?:(?:please|pls|can|could|would|will|you) )*(?:(?:add|put|write|note)(?: this| it)? (?:to|in|into|down in) (?:my |the |(?:to|yester)day'?s )?)?(?:log|note|journal|diary|entry)(?: (?:for |on )?(?:\p{L}+day|tonight|this morning|last night))?\s*:(.+)$/isu

const LATELY = 31

function dateOf(part: Part, tokens: readonly Token[], { now, timeZone }: OrderContext) {
  const [day] = datesIn({ ...part, tokens }, { now, timeZone, towards: 'past' })
  const today = dateIn(timeZone, now)
  // "A quiet Sunday", written on one, is today's.
  const isOwnDay = day !== undefined && daysBetween(day.from, today) === 7 && !/\blast\b/i.test(part.text)
  if (isOwnDay) return {}
  // "We have booked Porto for Easter" is told today, "journal for yesterday" is of that day.
  const isFor = day && /\bfor\s*$/i.test(part.text.slice(0, Math.max(0, day.start - part.start)))
  const isAhead = isFor && daysBetween(day.from, today) > LATELY
  return day && !isAhead && !day.isRange && day.from <= today ? { date: day.from } : {}
}

const ENERGY =
  /(?:\b(?:energy|mood)(?: level)?(?: (?:is|was|of|at)(?: an?)?)?\s*[:=]?\s*([1-5])(?:\s*(?:\/|out of)\s*5)?(?: today)?|(?<![\d/])([1-5])\s?(?:\/|out of)\s?5|\b(?:call it|i'?d (?:say|call it)|make it) an? ([1-5]))$/i
const LONGEST_TAIL = 60

function isOfEnergy({ word }: Token): boolean {
  return word === 'energy' || word === 'mood'
}

/** The energy that an order tells before its notes: "energy 4", "a 3", "4/5". */
function energyIn(tokens: readonly Token[], isAlone = false): number | null {
  const named = tokens.findIndex(isOfEnergy)
  const isLevel = ({ value }: Token) => value !== null && Number.isInteger(value) && value >= 1 && value <= 5
  const found = named < 0 ? undefined : tokens.slice(named).find(isLevel)
  const ofFive = tokens.find((one, at) => isLevel(one) && /^(?:\/|out)$/.test(tokens[at + 1]?.word ?? ''))
  // "Put today down as a four".
  const [only, more] = isAlone ? tokens.filter(({ kind }) => kind === 'number') : []
  return (found ?? ofFive ?? (only && !more && isLevel(only) ? only : undefined))?.value ?? null
}

/** "… mud to the ears. Energy 4": the notes, and the energy that stands behind them. */
export function energyBehind(notes: string): { notes: string; mood?: number } {
  const tail = notes.slice(-LONGEST_TAIL).replace(/[\s.!)]+$/, '')
  const found = ENERGY.exec(tail)
  if (!found) return { notes }
  const end = notes.length - Math.min(notes.length, LONGEST_TAIL) + found.index
  const kept = notes.slice(0, end).replace(/(?:[\s,;:(–—-]|\band)+$/, '')
  return { notes: kept, mood: Number(found[1] ?? found[2] ?? found[3]) }
}

const LIMITS = new Set(stemsIn("allergic can't cannot injury injured knee never only vegetarian vegan asthma diabetic"))

/** "Remember that I'm allergic to nuts". */
export const keepMemory: Fill = ({ part }, _, given) => {
  const own = wordsOf(part, bare(given))
  // "It's 9 March, remember that" tells nothing without what was said before.
  if (own !== '' && telling(given).every(({ word }) => POINTING.has(word) || MONTHS.includes(word)))
    return { cannot: 'What is that of? Say it in one sentence: “Remember that …”.' }
  const kind = stemsIn(own).some((stem) => LIMITS.has(stem)) ? 'constraint' : 'preference'
  return { verb: 'memory.keep', input: { text: capital(own || undefined), kind } }
}

const MOST_MEMORIES = 5

function forgetWhich(memories: readonly { text: string }[]): string {
  const lines = memories.slice(0, MOST_MEMORIES).map(({ text }) => `\n- Forget that ${text}`)
  if (lines.length === 0) return 'I remember nothing of you yet.'
  return `I am not sure which of what I remember you mean. All of it is in Settings, where you can delete it.\n\n${DID_YOU_MEAN}${lines.join('')}`
}

/** "Forget that I'm vegetarian": one of what is remembered, where the words name one. */
export const forgetMemory: Fill = ({ part }, { memories = [] }) => {
  const memory = leading(namedIn(part.tokens, memories, textsOfMemory))
  // "Forget it, today was awful" is of nothing that is remembered.
  if (!memory && /\bforget (?:it|that|this)\b(?! (?:i|my|we|our)\b)/i.test(part.text)) return null
  return memory ? { verb: 'memory.forget', input: { memoryId: memory.id } } : { cannot: forgetWhich(memories) }
}
