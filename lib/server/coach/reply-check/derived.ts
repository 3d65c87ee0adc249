import 'server-only'
import { stemOf } from '@/lib/server/language/stem'
import { wordTable } from '@/lib/server/language/word-table'
import { isCount } from './counted'
import type { Figure } from './figures-in'
import { labelsIn } from './labels'
import { dayNumber, type WeighedLine } from './lines-weighed'
import { type Role, roleOf } from './roles'
import { fitOf, type Ground } from './scene'
import { isRounded, stands } from './standing'

const LENGTHS = wordTable<number>({
  [stemOf('day')]: 1,
  [stemOf('week')]: 7,
  [stemOf('month')]: 30.4,
  tag: 1,
  woch: 7,
  jour: 1,
  semain: 7,
  dia: 1,
  día: 1,
  seman: 7,
  giorn: 1,
  settiman: 7,
  dag: 1,
})
const IN_MINUTES = wordTable<number>({ [stemOf('minute')]: 1, [stemOf('hour')]: 60 })
/** What is told as it was computed, never reckoned from other figures. */
const STATED: ReadonlySet<Role | null> = new Set<Role | null>(['chance', 'pace'])
const DISTANCES = [21.1, 21.0975, 42.2, 42.195]
const DAY_MS = 86_400_000

/** Whether a pair tells so many of the last ones. */
export function isOfLast({ kind, from, to }: Figure, sentence: string): boolean {
  return kind === 'pair' && /\b(?:last|past)\b/i.test(sentence.slice(from, to))
}

/** What stands between a pair and the share that it is told to be. */
const COMES_TO =
  /^[^\p{L}\d]*(?:\p{L}+)?[^\p{L}\d]*(?:which is|that is|it is|so|or|soit|also|das sind|is|makes)?(?: about| roughly| just| nearly| almost)?[^\p{L}\d]*$/iu

/** Whether a share is told as what the pair right before it comes to, and is not. */
export function isMisreckoned(figure: Figure, sentence: string, stated: readonly Figure[]): boolean {
  const pair = stated.findLast(({ to }) => to <= figure.from)
  if (figure.kind !== 'percent' || pair?.kind !== 'pair' || pair.second === null) return false
  if (!COMES_TO.test(sentence.slice(pair.to, figure.from))) return false
  return ![pair.value, pair.second - pair.value].some((one) => isNear(figure.value, (100 * one) / (pair.second ?? 1)))
}

/** Whether a figure follows by arithmetic from what is shown or told of the same. */
export function isDerived(figure: Figure, ground: Ground): boolean {
  if (figure.kind === 'date') return isDateDerived(figure, ground)
  if (figure.kind === 'time') return isPerUnit(figure, ground)
  if (STATED.has(roleOf(ground.sentence, figure))) return false
  if (isLength(figure, ground) || isCount(figure, ground)) return true
  const near = linesNear(ground)
  const told = near.flatMap(({ figures }) => figures)
  if (figure.kind === 'number' && DISTANCES.includes(figure.value)) return true
  const shown = ground.shown.filter((one) => one !== figure)
  if (figure.kind === 'ratio')
    return (
      isRatio(figure, numbersOf(shown), ground) ||
      (numbersOf(shown).length < 2 && isRatio(figure, [...numbersOf([...shown, ...told]), 100], ground))
    )
  // "26 of the 61", "4 of 5": each stands by itself, and so many is the whole or the end of the scale.
  if (isOfLast(figure, ground.sentence)) return false
  if (figure.kind === 'pair') {
    const part = { ...figure, kind: 'number' as const, second: null, unit: null }
    const isScale = figure.second === 5 && figure.unit === null && /energ|averag/i.test(ground.sentence)
    return (
      stands(part, ground.sentence, ground.scene, ground.told, false) &&
      (isScale ||
        ground.told.lines.some(
          ({ isComputed, isAsked, label, figures }) =>
            (isComputed || isAsked) &&
            !label &&
            figures.some((one) => one.kind === 'number' && one.value === figure.second),
        ))
    )
  }
  if (followsFrom(figure, numbersOf(shown))) return true
  // What is left, or a share: of how a mission stands, or of what the reply shows.
  const { missions } = ground.scene
  const own =
    missions?.size === 1
      ? ground.told.lines.filter(({ isStanding, mission }) => isStanding && mission && missions.has(mission))
      : []
  const whole = [
    ...shown,
    ...[...own, ...near.filter(({ isStanding, isComputed }) => isStanding || isComputed)].flatMap(
      ({ figures }) => figures,
    ),
  ]
  return whole.some(
    (one) =>
      (one.kind === 'pair' &&
        one.second !== null &&
        (one.second - one.value === figure.value ||
          (figure.kind === 'percent' && isNear(figure.value, (100 * one.value) / one.second)))) ||
      (one.kind === 'percent' && 100 - one.value === figure.value),
  )
}

const MOST_NEAR = 40
/** The lines that tell most of a scene. */
function linesNear({ scene, told }: Ground): WeighedLine[] {
  const fits = told.lines.map((line) => [line, fitOf(line, scene, told).all] as const)
  const best = Math.max(0, ...fits.map(([, fit]) => fit))
  return fits
    .filter(([, fit]) => fit > 0 && fit >= 0.5 * best)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_NEAR)
    .map(([line]) => line)
}

function numbersOf(figures: readonly Figure[]): number[] {
  return figures.flatMap(({ kind, value, second }) =>
    kind === 'date' || kind === 'time' || kind === 'ratio' ? [] : second === null ? [value] : [value, second],
  )
}

function followsFrom({ value: wanted, kind }: Figure, of: readonly number[]): boolean {
  const isShare = kind === 'percent'
  const sum = of.reduce((all, one) => all + one, 0)
  if (of.length > 2 && (isRounded(wanted, sum) || isRounded(wanted, sum / of.length))) return true
  return of.some(
    (a, at) =>
      of.some((b, other) => {
        if (at === other) return false
        const parts = [a * b, a / b, ...(isShare ? [(100 * a) / b, (100 * (a - b)) / b] : [])]
        return (
          [a - b, a + b].some((one) => isRounded(wanted, Math.round(1_000 * one) / 1_000)) ||
          parts.some((one) => Number.isFinite(one) && isNear(wanted, one))
        )
      }) ||
      (isShare && a > 0 && a <= 100 && isNear(wanted, 100 - a)),
  )
}

function isNear(wanted: number, exact: number): boolean {
  return (
    isRounded(wanted, exact) ||
    (Number.isInteger(wanted) && wanted > 1 && [Math.round(exact), Math.ceil(exact)].includes(wanted))
  )
}

function isRatio({ value: wanted, from }: Figure, of: readonly number[], { sentence }: Ground): boolean {
  const beside = sentence.slice(Math.max(0, from - 14), from).toLowerCase()
  const fits = (a: number, b: number) =>
    /(?:more than|over|past|passed) $/.test(beside)
      ? a / b > wanted && a / b < 1.6 * wanted
      : /(?:less than|under|not(?: quite)?|below|nearly|almost) $/.test(beside)
        ? a / b < wanted && a / b > 0.7 * wanted
        : Math.abs(a / b - wanted) <= 0.1 * wanted
  return of.some((a) => of.some((b) => b !== 0 && (fits(a, b) || Math.abs(Math.abs(a - b) - wanted) < 0.01)))
}

/** Days, weeks or months between two days that are told, or one of them and today; the same length in another unit. */
function isLength(figure: Figure, ground: Ground): boolean {
  const { shown, told, scene, sentence } = ground
  const { today } = told
  const minutes = IN_MINUTES[figure.unit ?? '']
  if (minutes)
    return linesNear(ground).some(({ figures }) =>
      figures.some((one) => (IN_MINUTES[one.unit ?? ''] ?? 0) * one.value === minutes * figure.value),
    )
  const length = LENGTHS[figure.unit ?? '']
  if (!length) return false
  const days = [
    Date.parse(today) / DAY_MS,
    ...shown
      .filter(({ kind, value }) => kind === 'date' && value > 100)
      .map((one) => dayNumber(one, today, told.years)),
  ]
  const own = told.lines
    .filter(({ mission }) => mission && scene.missions?.has(mission) && scene.missions.size === 1)
    .flatMap(({ figures }) => figures.filter(({ kind, value, role }) => kind === 'date' && value > 100 && role))
    .map((one) => dayNumber(one, today, told.years))
  // The days of a month that is named.
  if (
    length === 1 &&
    labelsIn(sentence).some(
      ({ kind, name, year }) =>
        kind === 'month' &&
        new Date(Date.UTC(year ?? Number(today.slice(0, 4)), name, 0)).getUTCDate() === figure.value,
    )
  )
    return true
  const fits = (a: number, b: number) =>
    [Math.floor, Math.round, Math.ceil].some((round) => round(Math.abs(a - b) / length) === figure.value)
  return days.some((a, at) => [...days.slice(at + 1), ...own].some((b) => fits(a, b)))
}

/** A day so far from today as a length in its sentence says. */
function isDateDerived(figure: Figure, { shown, stated, told: { today, years }, sentence }: Ground): boolean {
  const own = dayNumber(figure, today, years)
  const away = Math.abs(own - Date.parse(today) / DAY_MS)
  if (away <= 1 && /\b(?:today|yesterday|tomorrow|tonight)\b/i.test(sentence)) return true
  // A whole week, from its Monday to its Sunday.
  const isOfWeek = stated.some((one) => {
    if (one.kind !== 'date' || one.value <= 100) return false
    const other = dayNumber(one, today, years)
    return Math.abs(other - own) === 6 && (Math.min(other, own) + 3) % 7 === 0
  })
  if (isOfWeek) return true
  return shown.some(({ kind, value, unit }) => kind === 'number' && value * (LENGTHS[unit ?? ''] ?? 0) === away)
}

/** "5:41 a kilometre": a time by what was done in it. */
function isPerUnit({ value, to }: Figure, { sentence, shown }: Ground): boolean {
  if (
    !/^ ?(?:min(?:utes)? ?)?(?:\/|a|an|per|the|for each|je|pro|par|por) ?(?:km|kilomet|mile|page|lap)/i.test(
      sentence.slice(to),
    )
  )
    return false
  const of = numbersOf(shown)
  return of.some((a) => of.some((b) => Math.abs(a / b - value / 60) <= 1 / 60))
}
