import 'server-only'
import type { Measure } from '@/lib/contract/measure'
import { readText, type Sentence } from '../text'
import { isKnownUnit, isMeasured, isMoney, isPlural, isTime, sameUnit, unitOf } from '../units'
import { dueDateIn, type GoalAmount, goalAmounts } from './goal-amounts'
import { measureWords } from './measure-words'
import { isRhythm } from './rhythm'

export type MeasuredGoal = { title: string; description: string; createdAt: string; timeZone: string }

export type ProposedMeasure = {
  measure: Measure
  /** "Counted in books, 0 of 12." */
  words: string
  /** What the words say it stands at; null where they say nothing. */
  reading: number | null
  targetDate: string | null
}

/** How plainly a goal's words count something; `likely` will do to read an answer by, not to propose a measure. */
export type Certainty = 'sure' | 'likely' | 'doubtful'
export type CountedGoal = { measure: Measure; reading: number | null; certainty: Certainty }

/** Verbs whose amounts add up. */
const ADDING = new Set(
  'read write save collect raise publish visit apply donate plant complete finish watch learn memorise memorize translate record cook bake sell earn attend take swim practise practice study listen knit sew draw paint post scan photograph try see hold interview contact email send call meet make do build repair sort walk run cycle ride row hike climb teach invest log put set give volunteer solve review play book climb clear digitise listen gather'.split(
    ' ',
  ),
)
const LOSING = new Set('lose drop shed cut burn'.split(' '))
const OWING = new Set('debt loan overdraft mortgage owe owed arrears balance card cards credit'.split(' '))
/** What is done at one go, or on one day: so many of them are no sum. */
const AT_ONE_GO = new Set([
  'push-up',
  'pull-up',
  'sit-up',
  'rep',
  'step',
  'kcal',
  'squat',
  'burpee',
  'press-up',
  'min',
  's',
  'ml',
  'litre',
  'portion',
  'glass',
])
const AT_A_STRETCH = new Set('stopping stop nonstop non-stop unbroken unassisted straight continuously'.split(' '))
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
  const { measure, reading } = counted
  const [sentence] = readText(goal.title).sentences
  const targetDate = sentence ? dueDateIn(sentence, new Date(goal.createdAt), goal.timeZone) : null
  return { measure, words: measureWords(measure, reading), reading, targetDate }
}

/** What a goal counts as far as its words tell, sure or not. */
export function countedGoal({ title, description, createdAt, timeZone }: MeasuredGoal): CountedGoal | null {
  const now = new Date(createdAt)
  const titled = readText(title).sentences
  const told = readText(description).sentences.slice(0, 20)
  const own = titled.flatMap((sentence) => goalAmounts(sentence, now, timeZone))
  const aims = own.filter(({ role }) => role === 'aim')
  const nows = [...own, ...told.flatMap((sentence) => goalAmounts(sentence, now, timeZone))].filter(
    ({ role }) => role === 'now',
  )
  const words = new Set(titled.flatMap(({ tokens }) => tokens.map(({ word }) => word)))
  if (own.some(({ role }) => role === 'limit')) return null
  const level = weights(titled) ?? fromTo(own) ?? timed(aims, nows) ?? lost(aims, nows, words) ?? paidOff(aims, words)
  if (level) return level
  const [aim] = aims
  if (!aim || aims.length > 2 || (isAgain(aim) && aim.unit !== 'day')) return described(aims, told, now, timeZone)
  return standing(aim, nows, words) ?? total(aim, nows, words, titled)
}

/** Whether an amount is told of again and again in its own part of the title: "Read 12 books, one a month" is not. */
function isAgain({ sentence, from }: GoalAmount): boolean {
  const at = (sentence.tokens[from]?.start ?? 0) - sentence.start
  const [before = '', after = ''] = [sentence.text.slice(0, at), sentence.text.slice(at)]
  return isRhythm(`${before.split(/[,;(]/).at(-1)}${after.split(/[,;(]/)[0]}`)
}

/** "SW 215 GW 185", as people who weigh themselves write it. */
function weights(sentences: readonly Sentence[]): CountedGoal | null {
  const after = (names: string[]) => {
    for (const { tokens } of sentences) {
      const at = tokens.findIndex(({ word }) => names.includes(word))
      const number = at < 0 ? undefined : tokens.slice(at + 1, at + 3).find(({ value }) => value !== null)
      if (number) return { value: number.value as number, unit: tokens[tokens.indexOf(number) + 1]?.word ?? '' }
    }
    return null
  }
  const [start, goal, current] = [after(['sw', 'hw']), after(['gw']), after(['cw'])]
  const first = start ?? current
  if (!first || !goal || first.value === goal.value) return null
  const said = [goal, first, current]
    .map((one) => unitOf(one?.unit ?? ''))
    .find((unit) => ['kg', 'lb', 'stone'].includes(unit))
  const unit = said ?? (first.value > 150 ? 'lb' : 'kg')
  return level(unit, first.value, goal.value, {
    reading: current?.value ?? null,
    certainty: said !== undefined || first.value > 160 ? 'sure' : 'likely',
  })
}

/** "From 100 kg to 85 kg", "92 -> 84 kg", "from 31:20 to 25:00". */
function fromTo(own: readonly GoalAmount[]): CountedGoal | null {
  for (const [at, target] of own.entries()) {
    const start = own[at - 1]
    if (!start || start.sentence !== target.sentence) continue
    const between = target.sentence.tokens.slice(start.to, target.from).map(({ word }) => word)
    const isArrow = ['to', '->', '→', '- >', '= >'].includes(between.join(' '))
    const isFrom =
      target.sentence.tokens[start.from - 1]?.word === 'from' || between.some((word) => word === '>' || word === '→')
    if (!isArrow || !isFrom) continue
    const unit = target.unit ?? start.unit
    if (!unit) return level(nounAfter(target), start.value, target.value, { certainty: 'likely' })
    if ((start.unit && target.unit && !sameUnit(start.unit, target.unit)) || start.value === target.value) return null
    const isTimed = unit === 's'
    return level(isTimed ? 'time' : nameOf(target.unit ? target : start), start.value, target.value, {
      format: isTimed ? 'duration' : 'number',
    })
  }
  return null
}

/** What follows a figure whose unit nobody knows: "from 40 to 80 wpm". */
function nounAfter({ sentence: { tokens }, to }: GoalAmount): string {
  const next = tokens[to]
  return next?.kind === 'word' ? next.word.slice(0, 20) : 'points'
}

/** "Run 5 km in under 25:00, now 31:20": the time something takes. */
function timed(aims: readonly GoalAmount[], nows: readonly GoalAmount[]): CountedGoal | null {
  const target = aims.find(({ unit, form, from, sentence }) => {
    const led = sentence.tokens
      .slice(Math.max(0, from - 2), from)
      .some(({ word }) => ['under', 'sub', 'below', 'to', 'in'].includes(word))
    return form === 'duration' && (unit === 's' || ((unit === 'min' || unit === 'h') && led))
  })
  const start = nows.find(({ form, unit }) => form === 'duration' && isTime(unit ?? ''))
  if (!target || !start) return null
  const [from, to] = [seconds(start), seconds(target)]
  return from === to ? null : level('time', from, to, { format: 'duration' })
}

function seconds({ value, unit }: GoalAmount): number {
  return Math.round(value * (sameUnit(unit ?? 's', 's')?.factor ?? 1))
}

/** "Lose 8 kg, started 92": a level where the start is told, else so many lost. */
function lost(
  aims: readonly GoalAmount[],
  nows: readonly GoalAmount[],
  words: ReadonlySet<string>,
): CountedGoal | null {
  const aim = aims.find(({ unit }) => ['kg', 'lb', 'stone', 'pound', 'cm', 'inch'].includes(unit ?? ''))
  if (!aim || ![...LOSING].some((word) => words.has(word))) return null
  const unit = aim.unit === 'pound' ? 'lb' : (aim.unit as string)
  const start = nows.find((one) => one.unit === null || sameUnit(one.unit, unit) !== null)
  if (start && start.value > aim.value) return level(unit, start.value, round(start.value - aim.value))
  return {
    measure: { kind: 'total', unit, format: 'number', start: 0, target: aim.value },
    reading: null,
    certainty: 'sure',
  }
}

/** "Pay off 11,400": down to nothing. */
function paidOff(aims: readonly GoalAmount[], words: ReadonlySet<string>): CountedGoal | null {
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
function standing(aim: GoalAmount, nows: readonly GoalAmount[], words: ReadonlySet<string>): CountedGoal | null {
  const unit = unitName(aim)
  const now = nows.find((one) => one.unit === null || (aim.unit !== null && sameUnit(one.unit, aim.unit) !== null))
  const isAtOneGo =
    [...AT_A_STRETCH].some((word) => words.has(word)) ||
    words.has('row') ||
    (AT_ONE_GO.has(aim.unit ?? '') && aim.value <= 150) ||
    isLift(aim)
  if (!unit || !(isAtOneGo || (now && !adds(aim)))) return null
  const isSure = now !== undefined || [...AT_A_STRETCH].some((word) => words.has(word))
  const certainty = isSure ? 'sure' : words.has('row') ? 'likely' : 'doubtful'
  return now?.value === aim.value ? null : level(unit, now?.value ?? 0, aim.value, { certainty })
}

function isLift({ unit }: GoalAmount): boolean {
  return unit === 'kg' || unit === 'lb'
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
  const isOverTime = titled.some(({ text }) =>
    /\b(?:this (?:year|month|summer|winter)|in total|in 20\d\d|by )\b/i.test(text),
  )
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
    certainty: isSure && aim.unit !== null ? 'sure' : isOther || aim.unit === null ? 'likely' : 'doubtful',
  }
}

/** A description that counts one kind of thing: "There are 18 episodes", "£3,000 for emergencies". A hint, never sure. */
function described(
  aims: readonly GoalAmount[],
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
  const isOwed = one.sentence.tokens.some(({ word }) => OWING.has(word))
  if (isOwed && isMoney(one.unit ?? '')) return level(unit, one.value, 0, { certainty: 'likely' })
  return {
    measure: { kind: 'total', unit, format: 'number', start: 0, target: one.value },
    reading: null,
    certainty: 'likely',
  }
}

function isHint(unit: string): boolean {
  return !isMeasured(unit) || isMoney(unit) || ['h', 'km', 'mile', 'day', 'cm'].includes(unit)
}

/** Whether the verb before an amount is one whose amounts add up. */
function adds({ sentence: { tokens }, from }: GoalAmount): boolean {
  return tokens.slice(Math.max(0, from - 5), from).some(({ word, stem }) => ADDING.has(word) || ADDING.has(stem))
}

/** "Save 10,000 for a house": money, though no currency is named. */
function isSum({ sentence: { tokens }, from, to, value }: GoalAmount): boolean {
  const next = tokens[to]
  const isFree =
    !next || next.kind === 'mark' || ['for', 'by', 'from', 'in', 'this', 'on', 'to', 'towards'].includes(next.word)
  return (
    value >= 100 &&
    isFree &&
    tokens
      .slice(0, from)
      .some(({ word }) => ['save', 'raise', 'earn', 'invest', 'fundraise', 'saving', 'put'].includes(word))
  )
}

function unitName(aim: GoalAmount): string | null {
  if (aim.unit === null) return isSum(aim) ? 'money' : null
  const isNoun = isKnownUnit(aim.unit) || isPlural(lastWord(aim)) || isMoney(aim.unit)
  return isNoun ? nameOf(aim) : null
}

/** A unit as it is shown: its short name where it measures, else the noun as the title has it. */
function nameOf(amount: GoalAmount): string {
  const unit = amount.unit as string
  if (unit === 'h') return 'hours'
  if (isMeasured(unit)) return isTime(unit) ? `${unit}s` : unit
  return lastWord(amount).slice(0, 20)
}

function lastWord({ sentence: { tokens }, to }: GoalAmount): string {
  return tokens[to - 1]?.word ?? ''
}

function level(
  unit: string,
  start: number,
  target: number,
  {
    format = 'number',
    reading = null,
    certainty = 'sure',
  }: { format?: Measure['format']; reading?: number | null; certainty?: Certainty } = {},
): CountedGoal {
  return { measure: { kind: 'level', unit, format, start, target }, reading, certainty }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
