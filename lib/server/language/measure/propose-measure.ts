import 'server-only'
import type { Measure } from '@/lib/contract/measure'
import { amountWords, figureWords } from '@/lib/contract/measure-words'
import { grammarStems } from '../common-words'
import { readText, type Sentence } from '../text'
import { isMeasured, isMoney, isTime, sameUnit } from '../units'
import { wordSet } from '../word-table'
import { adds, type GoalAmount, goalAmounts, isSum, nameOf, unitName } from './goal-amounts'
import { AT_ONE_GO, isRhythm } from './rhythm'

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
  const level = fromTo(own) ?? changed(aims, nows, words) ?? paidOff(aims, words)
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

/** How plainly a goal's words count something; `likely` will do to read an answer by, not to propose a measure. */
export type Certainty = 'sure' | 'likely' | 'doubtful'
export type CountedGoal = { measure: Measure; reading: number | null; certainty: Certainty }

const AT_A_STRETCH = wordSet('stopping stop nonstop non-stop unbroken unassisted straight continuously')
const LOSING = wordSet('lose drop shed cut burn')
const GAINING = new Set(['gain'])
/** Of words that are told of what is owed. */
export const OWING = wordSet('debt loan overdraft mortgage owe owed arrears balance card cards credit')
/** "From 100 kg to 85 kg", "92 -> 84 kg", "weight: 92 kg to 84 kg", "from 18% body fat to 12%", "from 31:20 to 25:00". */
export function fromTo(own: readonly GoalAmount[]): CountedGoal | null {
  for (const [at, target] of own.entries()) {
    const start = own[at - 1]
    if (!start || start.sentence !== target.sentence || !isSpan(start, target)) continue
    if (start.value === target.value) return null
    if (start.form === 'percent' || target.form === 'percent') return level('%', start.value, target.value)
    const unit = target.unit ?? start.unit
    if (!unit) return level(nounAfter(target), start.value, target.value)
    if (start.unit && target.unit && !sameUnit(start.unit, target.unit)) return null
    const isTimed = unit === 's'
    return level(isTimed ? 'time' : nameOf(target.unit ? target : start), start.value, target.value, {
      format: isTimed ? 'duration' : 'number',
    })
  }
  return null
}

const LIFTS = wordSet('bench squat deadlift press lift snatch clean curl row')
const ARROWS = new Set(['->', '→', '- >', '= >'])
/** What may stand between a figure and its "to": "from 18 per cent body fat to". */
const MOST_BETWEEN = 3

/** Whether two figures are a way from one to the other, and no range: "5 to 10 km" goes up, and is said of one deed. */
function isSpan(start: GoalAmount, target: GoalAmount): boolean {
  const { tokens } = target.sentence
  const between = tokens.slice(start.to, target.from).map(({ word }) => word)
  if (ARROWS.has(between.join(' '))) return true
  if (between.at(-1) !== 'to' || between.length > MOST_BETWEEN) return false
  const before = tokens.slice(Math.max(0, start.from - 2), start.from).map(({ word }) => word)
  if (before.includes('from')) return true
  if (between.length > 1 || start.role === 'rate' || target.role === 'rate') return false
  // What goes down is no range. What goes up is one, but where something is named that has the figure: "rating 1450 to 1600".
  const isNamed = (start.from > 1 || before.includes(':')) && !adds(start)
  const isBare = start.unit === null && target.unit === null
  // "Deadlift: 120 to 150 kg": what one lifts, or what a colon parts from its name.
  const isLifted = isLift(target) && tokens.slice(0, start.from).some(({ word }) => LIFTS.has(word))
  return target.value < start.value || (isNamed && isBare) || isLifted || (before.includes(':') && !adds(start))
}

/** What follows a figure whose unit nobody knows: "from 40 to 80 wpm". Empty where nothing does. */
function nounAfter({ sentence: { tokens }, to }: GoalAmount): string {
  const next = tokens[to]
  return next?.kind === 'word' && !grammarStems.has(next.stem) ? next.word.slice(0, 20) : ''
}

/** "Lose 8 kg, started 92", "Gain 6 kg, at 64 now": a level where the start is told, else so many lost or gained. */
export function changed(
  aims: readonly GoalAmount[],
  nows: readonly GoalAmount[],
  words: ReadonlySet<string>,
): CountedGoal | null {
  const aim = aims.find(({ unit }) => ['kg', 'lb', 'stone', 'pound', 'cm', 'inch'].includes(unit ?? ''))
  const direction = says(words, LOSING) ? -1 : says(words, GAINING) ? 1 : 0
  if (!aim || direction === 0) return null
  const unit = aim.unit === 'pound' ? 'lb' : (aim.unit as string)
  const start = nows.find((one) => one.unit === null || sameUnit(one.unit, unit) !== null)
  if (start && start.value > aim.value) return level(unit, start.value, round(start.value + direction * aim.value))
  return {
    measure: { kind: 'total', unit, format: 'number', start: 0, target: aim.value },
    reading: null,
    certainty: 'sure',
  }
}

/** Whether some of these words are said. */
export function says(words: ReadonlySet<string>, some: ReadonlySet<string>): boolean {
  return [...some].some((word) => words.has(word))
}

/** "Pay off 11,400": down to nothing. */
export function paidOff(aims: readonly GoalAmount[], words: ReadonlySet<string>): CountedGoal | null {
  const isOff =
    (words.has('pay') || words.has('clear')) &&
    (words.has('off') || words.has('back') || [...OWING].some((word) => words.has(word)))
  const aim = isOff
    ? aims.find(({ unit, form, value }) => form === 'money' || unit === 'pound' || (unit === null && value >= 100))
    : undefined
  return aim
    ? level(aim.unit === 'pound' || aim.unit === null ? '£' : aim.unit, aim.value, 0, {
        certainty: aim.unit !== null || words.has('debt') ? 'sure' : 'likely',
      })
    : null
}

/** "Bench 100 kg, now 80", "10 pull-ups in a row (now 3)", "Run 10 km without stopping": the best at one go. */
export function standing(aim: GoalAmount, nows: readonly GoalAmount[], words: ReadonlySet<string>): CountedGoal | null {
  const unit = unitName(aim)
  const now = nows.find((one) => one.unit === null || (aim.unit !== null && sameUnit(one.unit, aim.unit) !== null))
  const isAtOneGo =
    [...AT_A_STRETCH].some((word) => words.has(word)) ||
    words.has('row') ||
    (AT_ONE_GO.has(aim.unit ?? '') && aim.value <= 150) ||
    isLift(aim)
  if (!unit || aim.form === 'duration' || !(isAtOneGo || (now && !adds(aim)))) return null
  const isSure = now !== undefined || [...AT_A_STRETCH].some((word) => words.has(word))
  const certainty = isSure ? 'sure' : words.has('row') ? 'likely' : 'doubtful'
  return now?.value === aim.value ? null : level(unit, now?.value ?? 0, aim.value, { certainty })
}

function isLift({ unit }: GoalAmount): boolean {
  return unit === 'kg' || unit === 'lb'
}

export function level(
  unit: string,
  start: number,
  target: number,
  { format = 'number', certainty = 'sure' }: { format?: Measure['format']; certainty?: Certainty } = {},
): CountedGoal {
  return { measure: { kind: 'level', unit, format, start, target }, reading: null, certainty }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
