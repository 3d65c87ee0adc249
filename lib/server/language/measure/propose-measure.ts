import 'server-only'
import type { Measure } from '@/lib/contract/measure'
import { amountWords, figureWords } from '@/lib/contract/measure-words'
import { readText, type Sentence } from '../text'
import { isMeasured, isMoney, isTime, sameUnit } from '../units'
import { wordSet } from '../word-table'
import { adds, type GoalAmount, goalAmounts, isSum, unitName } from './goal-amounts'
import { type CountedGoal, changed, fromTo, level, OWING, paidOff, says, standing, timed } from './levels'
import { isRhythm } from './rhythm'

export type MeasuredGoal = { title: string; description: string; createdAt: string; timeZone: string }

export type ProposedMeasure = {
  measure: Measure
  /** "Counted in books, 0 of 12." */
  words: string
  /** What the words say it stands at; null where they say nothing. */
  reading: number | null
}

const DISTANCES = new Set(['km', 'mile', 'm'])
/** From how far on a distance is made in many goes. */
const FAR_KM = { swim: 8, other: 43 }

/**
 * What a goal counts, by its title, with what its title or description say of where it starts: a total ("Read 12
 * books") or a level ("Lose 8 kg, started 92", "Run 5 km in under 25:00, now 31:20"). Null where the words leave doubt,
 * and for a rhythm (`isRhythm`).
 */
export function proposeMeasure(goal: MeasuredGoal): ProposedMeasure | null {
  const counted = countedGoal(goal)
  if (counted?.certainty !== 'sure') return null
  const { reading } = counted
  const measure = shownMeasure(counted.measure)
  return { measure, words: measureWords(measure, reading), reading }
}

/** "Counted in books, 0 of 12." "Counted in kg, from 92 to 84." */
function measureWords(measure: Measure, reading: number | null): string {
  const { kind, unit, format, start, target } = measure
  const figure = (value: number) => (/^[£$€]$/.test(unit) ? amountWords : figureWords)(measure, value)
  const now = reading === null || reading === start ? '' : `, now ${figure(reading)}`
  const named = format === 'duration' ? 'Counted by your time,' : unit ? `Counted in ${unit},` : 'Counted:'
  if (kind === 'total') return `${named} ${figure(reading ?? start)} of ${figure(target)}.`
  return `${named} from ${figure(start)} to ${figure(target)}${now}.`
}

/** A sum of money without a currency is a plain figure. */
export function shownMeasure(measure: Measure): Measure {
  return measure.unit === 'money' ? { ...measure, unit: '' } : measure
}

/** A description says where a goal stands at its beginning. */
const MOST_TOLD = 1_000

/** What a goal counts as far as its words tell, sure or not. */
export function countedGoal({ title, description, createdAt, timeZone }: MeasuredGoal): CountedGoal | null {
  const now = new Date(createdAt)
  const titled = readText(title).sentences
  const told = readText(description.slice(0, MOST_TOLD)).sentences.slice(0, 20)
  const own = titled.flatMap((sentence) => goalAmounts(sentence, now, timeZone)).filter((one) => !isName(one))
  const aims = own.filter(({ role }) => role === 'aim')
  const nows = [...own, ...told.flatMap((sentence) => goalAmounts(sentence, now, timeZone))].filter(
    ({ role }) => role === 'now',
  )
  const words = new Set(titled.flatMap(({ tokens }) => tokens.map(({ word }) => word)))
  if (own.some(({ role }) => role === 'limit')) return null
  const level = fromTo(own) ?? timed(aims, nows) ?? changed(aims, nows, words) ?? paidOff(aims, words)
  if (level) return level
  const [aim] = aims
  if (!aim || aims.length > 2 || (isAgain(aim) && aim.unit !== 'day'))
    return described(aims, words, told, now, timeZone)
  const isSum = isSpread(titled) && !nows.length
  return (isSum ? null : standing(aim, nows, words)) ?? total(aim, nows, words, titled)
}

const OWNERS = wordSet('my our your his her their')
/** Of so many one speaks as of a sum: "my 6,000 credit card". */
const MANY = 20

/** Whether a figure tells which ones are meant rather than how many to reach: "my 3 kids", "the 2027 elections". */
function isName({ sentence: { tokens }, from, form, unit, value }: GoalAmount): boolean {
  if (form !== 'plain' || (unit !== null && isMeasured(unit))) return false
  const isYear = Number.isInteger(value) && value >= 1_900 && value <= 2_100 && /^\d{4}$/.test(tokens[from]?.raw ?? '')
  const before = tokens[from - 1]?.word ?? ''
  return (OWNERS.has(before) && value < MANY) || (isYear && (before === 'the' || before === 'in'))
}

/** Whether an amount is told of again and again in its own part of the title: "Read 12 books, one a month" is not. */
function isAgain({ sentence, from }: GoalAmount): boolean {
  const at = (sentence.tokens[from]?.start ?? 0) - sentence.start
  const [before = '', after = ''] = [sentence.text.slice(0, at), sentence.text.slice(at)]
  return isRhythm(`${before.split(/[,;(]/).at(-1)}${after.split(/[,;(]/)[0]}`)
}

/** "Read 12 books", "Save £5,000 (£1,200 so far)". */
function total(
  aim: GoalAmount,
  nows: readonly GoalAmount[],
  words: ReadonlySet<string>,
  titled: readonly Sentence[],
): CountedGoal | null {
  const unit = unitName(aim)
  if (!unit || aim.value < 2 || aim.of !== null) return null
  const isDistance = DISTANCES.has(aim.unit ?? '')
  const km = isDistance ? aim.value * (sameUnit(aim.unit as string, 'km')?.factor ?? 1) : 0
  const isOverTime = isSpread(titled)
  const isSmall = isTime(aim.unit ?? '') && (sameUnit(aim.unit as string, 'h')?.factor ?? 1) * aim.value < 20
  const isOther =
    aim.unit === 'percent' ||
    aim.unit === 'step' ||
    ['week', 'month', 'year', 'day', 'foot', 'inch', 'cm', 'stone'].includes(aim.unit ?? '')
  const isCounted = !isMeasured(aim.unit ?? '') || isMoney(aim.unit ?? '') || aim.unit === 'pound' || aim.unit === 'h'
  const now = nows.find((one) => one.unit === null || (aim.unit !== null && sameUnit(one.unit, aim.unit) !== null))
  const isSure =
    !isSmall &&
    !isOther &&
    (isCounted
      ? adds(aim) || !words.has('weigh')
      : isDistance && (km >= (words.has('swim') ? FAR_KM.swim : FAR_KM.other) || isOverTime))
  const shown = aim.unit === 'pound' ? '£' : unit
  return {
    measure: { kind: 'total', unit: shown, format: 'number', start: 0, target: aim.value },
    reading: now?.value ?? null,
    certainty:
      isSure && (aim.unit !== null || isSum(aim)) ? 'sure' : isOther || aim.unit === null ? 'likely' : 'doubtful',
  }
}

/** Whether words give what is counted a long time, in which it adds up. */
function isSpread(titled: readonly Sentence[]): boolean {
  return titled.some(({ text }) =>
    /\b(?:(?:this|over the|in the|during the) (?:year|month|summer|winter|spring|autumn|season)|(?:in )?total|in 20\d\d|altogether|by )\b/i.test(
      text,
    ),
  )
}

/**
 * A description that counts one kind of thing: "There are 18 episodes", "£3,000 for emergencies". A hint, and sure only where
 * it says that this is the whole: "We need £40,000", "12 chapters in all".
 */
function described(
  aims: readonly GoalAmount[],
  titleWords: ReadonlySet<string>,
  told: readonly Sentence[],
  now: Date,
  timeZone: string,
): CountedGoal | null {
  if (aims.length) return null
  const found = told
    .flatMap((sentence) => goalAmounts(sentence, now, timeZone))
    .filter(({ role, unit, value, of }) => role === 'aim' && value > 1 && of === null && unit !== null && isHint(unit))
  const [one, other] = found
  const unit = one && !other ? unitName(one) : null
  if (!one || !unit) return null
  const said = one.sentence.tokens.map(({ word }) => word)
  const certainty = said.some((word) => WHOLE.has(word)) ? 'sure' : 'likely'
  const isOwed = said.some((word) => OWING.has(word))
  if (isOwed && isMoney(one.unit ?? '')) {
    return level(unit, one.value, 0, { certainty: says(titleWords, PAYING) ? 'sure' : 'likely' })
  }
  return {
    measure: { kind: 'total', unit, format: 'number', start: 0, target: one.value },
    reading: null,
    certainty,
  }
}

/** Words by which a figure is all there is to do. */
const WHOLE = wordSet('need needs all altogether total target goal aim')
const PAYING = wordSet('pay clear repay settle')

function isHint(unit: string): boolean {
  return !isMeasured(unit) || isMoney(unit) || ['h', 'km', 'mile', 'day', 'cm'].includes(unit)
}
