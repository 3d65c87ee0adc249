import 'server-only'
import { stemOf } from '@/lib/server/language/stem'
import { type Figure, figuresIn } from './figures-in'
import { dayNumber, type Told, type WeighedLine } from './lines-weighed'
import { type Role, roleOf } from './roles'
import { fitOf, type Scene } from './scene'
import type { ToldFigure } from './told-lines'

/** Roles that a figure has to share with what bears it out. */
const STRICT: ReadonlySet<Role | null> = new Set<Role | null>(['pace', 'need', 'chance', 'progress'])
const POINT = stemOf('point')

/** How much better a line that tells another figure may fit in all, and where the words beside a figure speak for it. */
const GAP = 0.3
const WIDE_GAP = 0.7
/** What the words beside a figure have to tell at least. */
const TELLING = 0.3
const DAY_TELLING = 0.8
const LOOKED_FIT = 0.5

/** Whether a figure stands in a line that tells of its scene as well as any which tells another such figure. */
export function stands(
  given: Figure,
  sentence: string,
  scene: Scene,
  told: Told,
  isForeign: boolean,
  column = '',
): boolean {
  // A word that nothing is counted in is no unit.
  const figure = given.unit && !told.units.has(given.unit) ? { ...given, unit: null } : given
  const role = roleOf(sentence, figure) ?? roleOfColumn(column)
  const own: Fit[] = []
  const rivals: Fit[] = []
  for (const line of told.lines) {
    const comparable = line.figures.filter((one) => isComparable(figure, one, role, isForeign))
    if (comparable.length === 0) continue
    if (comparable.some((one) => isSame(figure, one))) own.push({ ...fitOf(line, scene, told), line })
    else if (comparable.some((one) => isRival(figure, one, role))) rivals.push({ ...fitOf(line, scene, told), line })
  }
  if (isOutdated(figure, sentence, scene, told)) return false
  // What was looked up for a reply is what it tells: the rest of a record speaks against none of it.
  const isLooked = own.some(({ all, line }) => line.isLooked && all > LOOKED_FIT)
  const against = isLooked ? rivals.filter(({ line }) => line.isLooked) : rivals
  const best = Math.max(0, ...against.map(({ all }) => all))
  const nearest = Math.max(0, ...against.map(({ near }) => near))
  // Words of another language are not compared: a figure is of what was looked up, or of anything.
  if (isForeign) return own.some(({ all }) => all >= (told.hasLooked ? 0.3 : -0.1))
  // A day is told apart from others by words that tell much, or not at all.
  if (figure.kind === 'date' && nearest < DAY_TELLING && own.some(({ all, near }) => all > 0 && near >= nearest - 0.4))
    return true
  // How much was looked through.
  if (
    own.some(
      ({ line }) =>
        line.isPeriod && line.isLooked && (figure.kind === 'date' || (figure.unit && line.words.has(figure.unit))),
    )
  )
    return true
  const gap = nearest < TELLING && (figure.kind === 'number' || figure.kind === 'date') ? WIDE_GAP : GAP
  const holds = own.some(
    ({ near, all }) =>
      all > 0 &&
      (all >= best - gap ||
        (near >= 1 && near >= 0.75 * nearest && all >= 0.6 * best) ||
        (near >= nearest - 0.05 && near >= TELLING && all >= best - WIDE_GAP)),
  )
  return holds
}

function roleOfColumn(head: string): Role | null {
  if (/need|requir/i.test(head)) return 'need'
  if (/\bpace\b|per week|a week/i.test(head)) return 'pace'
  return /chance|odds/i.test(head) ? 'chance' : null
}

/** Days that a weekday may be meant of, back and ahead. */
const NEAR_DAYS = 14

/**
 * Whether what is told of a weekday was written on another one: nothing of that weekday shares a word or a figure with
 * what stands beside it, and another day of those weeks does.
 */
export function isOtherWeekday(weekday: number, scene: Scene, told: Told): boolean {
  const now = Date.parse(told.today) / 86_400_000
  const looked = told.lines.filter(({ isLooked, ownDay, isPeriod }) => isLooked && ownDay !== null && !isPeriod)
  const lines =
    looked.length > 0
      ? looked
      : told.lines.filter(
          (line) =>
            line.figures[0] &&
            line.ownDay !== null &&
            Math.abs(dayNumber(line.figures[0], told.today, told.years) - now) <= NEAR_DAYS,
        )
  const near = (isOwn: boolean) =>
    Math.max(
      0,
      ...lines
        .filter(({ tokens }) => tokens.has(`weekday${weekday}`) === isOwn)
        .map((line) => fitOf(line, scene, told).near - (isOwn ? told.weightOf(`weekday${weekday}`) : 0)),
    )
  return near(true) < 0.1 && near(false) >= 0.4
}

/** Whether a mission's own line tells another count of the same whole now, and the sentence names no other day. */
function isOutdated({ kind, value, second }: Figure, sentence: string, { missions }: Scene, { lines }: Told): boolean {
  if (
    kind !== 'pair' ||
    missions?.size !== 1 ||
    figuresIn(sentence).some((one) => one.kind === 'date' && one.value < 1300 && OF_PAST.test(sentence))
  )
    return false
  const now = lines
    .filter(({ isStanding, mission }) => isStanding && mission && missions.has(mission))
    .flatMap(({ figures }) => figures.filter((one) => one.kind === 'pair' && one.second === second))
  return now.length > 0 && now.every((one) => one.value !== value)
}

const OF_PAST = /\b(?:was|were|had|then|after|before|came|went|made|since|when|on \d|in [A-Z])\b/

type Fit = { near: number; all: number; line: WeighedLine }

function isComparable(figure: Figure, one: ToldFigure, role: Role | null, isForeign: boolean): boolean {
  if (STRICT.has(role) && one.role !== role) return false
  if (one.role && role && one.role !== role) return false
  if (figure.kind === 'number' || figure.kind === 'pair') {
    if (
      one.kind !== 'number' &&
      one.kind !== 'pair' &&
      !(one.kind === 'percent' && (figure.unit === POINT ? one.isGain || one.role !== null : !figure.unit))
    )
      return false
    if (isForeign || !figure.unit || one.kind === 'percent') return true
    return one.unit === figure.unit || one.line.words.has(figure.unit) || (!one.unit && one.line.isComputed)
  }
  return one.kind === figure.kind
}

/** Whether another figure speaks against one: it is of the very same kind. */
function isRival(figure: Figure, one: ToldFigure, role: Role | null): boolean {
  if (figure.kind === 'number') return one.kind === 'number' && one.unit === figure.unit
  return one.kind === figure.kind && (!role || one.role === role)
}

/** Whether two figures are the same, as far as the first is written out. */
export function isSame(figure: Figure, one: Figure): boolean {
  if (figure.kind === 'pair') return one.kind === 'pair' && one.value === figure.value && one.second === figure.second
  if (figure.kind === 'date')
    return (
      one.kind === 'date' &&
      one.value === figure.value &&
      (!figure.second || !one.second || figure.second === one.second)
    )
  if (figure.kind === 'time') return one.kind === 'time' && one.value === figure.value
  if (figure.kind === 'ratio') return false
  if (one.kind === 'pair') return one.value === figure.value || one.second === figure.value
  return isRounded(Math.abs(figure.value), Math.abs(one.value))
}

/** Whether a number is another one, or that one rounded as it is written itself. */
export function isRounded(stated: number, exact: number): boolean {
  if (stated === exact) return true
  const places = String(stated).split('.')[1]?.length ?? 0
  return Number(exact.toFixed(places)) === stated && (places > 0 || exact > 20)
}
