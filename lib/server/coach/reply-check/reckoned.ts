import 'server-only'
import { stemOf } from '@/lib/server/language/stem'
import { wordTable } from '@/lib/server/language/word-table'
import { isBorneOut, isRounded, type Look, roleIn } from './borne-out'
import type { Figure } from './figures-in'
import { isSameLabel, labelsIn } from './labels'
import { partAround, type Role } from './roles'
import type { ToldFigure } from './told-lines'

/**
 * Whether a figure follows by arithmetic: from those that its sentence states and the record bears out, by any sum of two;
 * from those of its mission or its look-up, by what the words around it say was reckoned.
 */
export function isReckoned(look: Look): boolean {
  const { figure, stated, sentence, figures } = look
  const others = stated.filter((one) => {
    if (one === figure) return false
    const other = { ...look, figure: one }
    return (
      isBorneOut(other) || isDistance(other) || isConverted(other) || (one.kind === 'pair' && isPairReckoned(other))
    )
  })
  if (figure.kind === 'date') return isDateReckoned(look, others)
  // "That is 9 km more": of what was said before, where the sentence says that it reckons.
  const said = RECKONS.test(sentence) ? look.earlier.slice(-10) : []
  // Days come of days, points of points, but for what is told as a rate.
  const isOfUnit = ({ kind, unit }: Figure) =>
    !OWN_UNITS.has(figure.unit ?? '') ||
    unit === figure.unit ||
    kind === 'percent' ||
    kind === 'pair' ||
    /\b(?:every|each|per|a (?:day|week|month))\b/.test(sentence)
  const shown = [...others, ...said].filter(isOfUnit).flatMap(numbersOf)
  if (figure.kind === 'time') return isPerUnit(look, shown)
  if (isBetweenDays(look) || isDistance(look) || isConverted(look) || isChange(look)) return true
  if (figure.kind === 'ratio')
    return isRatioOf(
      shown,
      others.filter(({ kind }) => kind === 'percent').map(({ value }) => value),
      look,
    )
  if (figure.kind === 'pair') return isPairReckoned(look)
  if (
    followsFrom(figure.value, shown, figure.kind === 'percent') ||
    (shown.length > 2 && followsFromAll(figure.value, shown))
  )
    return true
  if (STATED.has(roleIn(look))) return false
  const cue = cueOf(sentence, figure)
  const known = figures.filter((one) => isAbout(one, look))
  return cue?.(figure.value, known) ?? false
}

/** What is counted in these is reckoned from the like alone. */
const OWN_UNITS = new Set(['day', 'week', 'month', 'minute', 'hour', 'point'].map(stemOf))

/** Words of a sentence that reckons with what was said before it. */
const RECKONS =
  /\b(?:that|this|it) (?:is|was|leaves|makes)\b|\b(?:in all|together|apart|left|remain|more than|fewer than|so)\b|\bfaltam\b/i

/** What stands between figures that are shown and what they come to. */
const COMES_TO =
  /^[^\p{L}\d]*(?:\p{L}+)?(?:,? ?(?:(?:which|that|it|this) (?:is|makes|means)|so|or|is|makes|equals|soit|also|das sind|es decir|ossia|ou seja)|[,:=(≈])(?: about| roughly| just| only| nearly| almost| one every| around| exactly)* ?$/iu

/**
 * Whether a figure is told as what others of its sentence come to, and they do not: a share behind the pair that it is of,
 * a result behind two figures or more.
 */
export function isMisreckoned(look: Look): boolean {
  const { figure, stated, sentence } = look
  if (figure.kind !== 'percent' && figure.kind !== 'number') return false
  if (isWrongTotal(figure, stated, sentence)) return true
  const ahead = stated.filter((one) => one.to <= figure.from)
  const last = ahead.at(-1)
  if (!last) return false
  const between = sentence.slice(last.to, figure.from)
  if (figure.kind === 'percent') {
    if (last.kind !== 'pair' || last.second === null || !COMES_TO.test(between)) return false
    return ![last.value / last.second, 1 - last.value / last.second].some((one) => isNear(figure.value, 100 * one))
  }
  if (/^ times\b/i.test(sentence.slice(figure.to)) && ahead.length > 1) {
    const [one, other] = ahead.slice(-2)
    if (one && other && one.kind === other.kind && one.value > 0 && other.value > 0) {
      const ratio = Math.max(one.value / other.value, other.value / one.value)
      return Math.abs(ratio - figure.value) > 0.15 * figure.value
    }
  }
  const shown = ahead.flatMap(numbersOf)
  const isResult =
    /\b(?:is|makes|equals|comes to) (?:about |roughly |just |only |nearly |almost |around |exactly )?(?:one every )?$/i.test(
      between,
    ) ||
    /^ (?:in between|in all|altogether|together|apart|points? (?:more|less|apart)|more|fewer|less)\b/i.test(
      sentence.slice(figure.to),
    )
  return (
    isResult && shown.length > 1 && !followsFrom(figure.value, shown, false) && !followsFromAll(figure.value, shown)
  )
}

/** "72: 22 in August, 24 in September and 26 in October" */
function isWrongTotal(figure: Figure, stated: readonly Figure[], sentence: string): boolean {
  if (!/^\s*(?:That (?:is|makes) )?$/i.test(sentence.slice(0, figure.from)) || sentence[figure.to] !== ':') return false
  const parts = stated.filter(({ kind, from }) => kind === 'number' && from > figure.to)
  const isList = parts.length > 1 && parts.every(({ to }) => /^ (?:in|on|at|from) /.test(sentence.slice(to)))
  return isList && parts.reduce((sum, { value }) => sum + value, 0) !== figure.value
}

/** "5:49 a kilometre": minutes and seconds for each of what was done in a time, both shown or known. */
function isPerUnit({ figure: { value, to }, sentence }: Look, shown: readonly number[]): boolean {
  if (
    !/^ ?(?:min(?:utes)? ?)?(?:\/|a|an|per|the|for each|je|pro|par|por) ?(?:km|kilomet|mile|page|lap)/i.test(
      sentence.slice(to),
    )
  )
    return false
  return shown.some((a) => shown.some((b) => a !== b && Math.abs(a / b - value / 60) <= 1 / 60))
}

/** Lengths that everyone knows by name. */
const DISTANCES = [21.1, 21.0975, 42.2, 42.195]

function isDistance({ figure, lines, sentence }: Look): boolean {
  if (!DISTANCES.includes(figure.value)) return false
  return /marathon/i.test(sentence) || lines.some(({ mission }) => mission !== null && /marathon/i.test(mission))
}

const IN_MINUTES = wordTable<number>({ [stemOf('minute')]: 1, [stemOf('hour')]: 60 })
const IN_DAYS = wordTable<number>({ [stemOf('day')]: 1, [stemOf('week')]: 7 })
const POINT = stemOf('point')
const LENGTHS = wordTable<number>({ ...IN_DAYS, [stemOf('month')]: 30.4 })

/** The same length in another unit: two hours as 120 minutes. */
function isConverted({ figure, figures, missions }: Look): boolean {
  const same = [IN_MINUTES, IN_DAYS].find((units) => units[figure.unit ?? ''])
  if (!same) return false
  const wanted = figure.value * (same[figure.unit ?? ''] ?? 0)
  return figures.some(
    (one) =>
      one.unit !== figure.unit &&
      (one.line.isAsked || (one.line.mission !== null && missions?.has(one.line.mission))) &&
      one.value * (same[one.unit ?? ''] ?? Number.NaN) === wanted,
  )
}

/** As many days, weeks or months as lie between two days of the sentence, or one of them and today. */
function isBetweenDays({ figure, stated, earlier, today }: Look): boolean {
  const length = LENGTHS[figure.unit ?? '']
  if (!length) return false
  const year = Number(today.slice(0, 4))
  const days = [
    Date.parse(today) / DAY_MS,
    ...[...earlier, ...stated].flatMap((one) =>
      one.kind === 'date' && one.value > 100
        ? [Date.UTC(one.second ?? year, Math.floor(one.value / 100) - 1, one.value % 100) / DAY_MS]
        : [],
    ),
  ]
  return days.some((one, at) =>
    days
      .slice(at + 1)
      .some((other) => [Math.floor, Math.ceil].some((round) => round(Math.abs(one - other) / length) === figure.value)),
  )
}

/** How far a mission came between two days of the sentence, or from one of them until now. */
function isChange({ figure, stated, figures, missions }: Look): boolean {
  if ((figure.kind !== 'number' && figure.kind !== 'percent') || missions === null) return false
  const days = stated.filter(({ kind, value }) => kind === 'date' && value > 100)
  if (days.length === 0) return false
  const lines = new Set(figures.flatMap(({ line }) => (line.mission && missions.has(line.mission) ? [line] : [])))
  // Of "48 to 65%" the second is where that day left it.
  const left = (line: ToldFigure['line']) =>
    (['percent', 'pair'] as const).flatMap((kind) => line.figures.findLast((one) => one.kind === kind) ?? [])
  const states = [
    ...days.map((day) =>
      [...lines].filter((line) => line.figures.some((one) => one.kind === 'date' && one.value === day.value)),
    ),
    [...lines].filter(({ isStanding }) => isStanding),
  ].map((some) => some.flatMap(left))
  return states.some((one, place) =>
    states
      .slice(place + 1)
      .some((other) =>
        one.some((a) =>
          other.some(
            (b) =>
              a.kind === b.kind &&
              a.second === b.second &&
              a.line.mission === b.line.mission &&
              (a.kind === 'pair' || figure.kind === 'percent' || figure.unit === POINT) &&
              Math.abs(a.value - b.value) === figure.value,
          ),
        ),
      ),
  )
}

/** What is told as it was computed, never reckoned from other figures. */
const STATED = new Set<Role | null>(['chance', 'pace'])

function numbersOf({ kind, value, second }: Figure): number[] {
  if (kind === 'date' || kind === 'time' || kind === 'ratio') return []
  return second === null ? [value] : [value, second]
}

/** Differences, sums, products and quotients of two, as far as they are written out; a share in percent. */
function followsFrom(wanted: number, of: readonly number[], isShare: boolean): boolean {
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
      (a > 0 && a <= 100 && isNear(wanted, 100 - a)),
  )
}

function followsFromAll(wanted: number, of: readonly number[]): boolean {
  const sum = of.reduce((all, one) => all + one, 0)
  return isNear(wanted, sum) || isNear(wanted, sum / of.length)
}

function isNear(wanted: number, exact: number): boolean {
  return (
    isRounded(wanted, exact) ||
    (Number.isInteger(wanted) && [Math.round(exact), Math.ceil(exact)].includes(wanted) && wanted > 1)
  )
}

/** A figure of the mission that is spoken of, or of a look-up made for this reply. */
function isAbout({ line }: ToldFigure, { missions }: Look): boolean {
  if (line.mission) return missions?.has(line.mission) ?? false
  return line.isComputed
}

type Cue = (wanted: number, known: readonly ToldFigure[]) => boolean

/** What the words around a figure say that it was reckoned from. */
function cueOf(sentence: string, { kind, from, to, unit }: Figure): Cue | null {
  const around = `${sentence.slice(Math.max(0, from - 40), from)} ${sentence.slice(to, to + 40)}`.toLowerCase()
  const pairs = (known: readonly ToldFigure[]) =>
    known.flatMap((one) => (one.kind === 'pair' && one.second !== null ? [[one.value, one.second] as const] : []))
  const percents = (known: readonly ToldFigure[]) =>
    known.flatMap((one) => (one.kind === 'percent' && one.role === 'progress' ? [one.value] : []))
  if (unit === 'week' || unit === 'month') {
    const length = unit === 'week' ? 7 : 30.4
    return (wanted, known) =>
      known.some(
        (one) =>
          one.unit === 'day' &&
          [Math.floor, Math.round, Math.ceil].some((round) => round(one.value / length) === wanted),
      )
  }
  if (
    /\b(?:left|remain|to go|(?<!without )missing|still open|short)/.test(around) ||
    /^ (?:\p{L}+ )?more\b(?! than)/u.test(sentence.slice(to))
  ) {
    return (wanted, known) =>
      pairs(known).some(([a, b]) => b - a === wanted) || percents(known).some((one) => 100 - one === wanted)
  }
  if (unit === POINT) return (wanted, known) => percents(known).some((one) => 100 - one === wanted)
  if (kind === 'percent')
    return (wanted, known) =>
      pairs(known.filter(({ line }) => line.isStanding || line.isComputed || line.isAsked)).some(([a, b]) =>
        isNear(wanted, (100 * a) / b),
      )
  if (/\b(?:difference|apart|higher|lower|above|below|gap|ahead|behind)/.test(around)) {
    return (wanted, known) =>
      known.some((a) =>
        known.some(
          (b) =>
            a.kind === b.kind &&
            a.kind !== 'date' &&
            a.line !== b.line &&
            isRounded(wanted, Math.round(1_000 * (a.value - b.value)) / 1_000),
        ),
      )
  }
  return null
}

/** "27 of the 286": both stand by themselves, and nothing says which they are the last of. */
function isPairReckoned(look: Look): boolean {
  const { figure, sentence, figures } = look
  const written = sentence.slice(figure.from, figure.to).toLowerCase()
  if (/\b(?:last|past)\b/.test(written) || figure.second === null) return false
  const isOther = ({ line }: ToldFigure) => line.mission !== null && look.missions?.has(line.mission) === false
  // "December leads with five of the 27": of a group that is named, its own figures.
  const labels = labelsIn(partAround(sentence, figure).part)
  const isOfOther = ({ line }: ToldFigure) =>
    line.label !== null && labels.length > 0 && !labels.some((one) => line.label && isSameLabel(one, line.label))
  const computed = figures.filter(
    (one) => (one.line.isComputed || one.line.isAsked) && one.kind === 'number' && !isOther(one) && !isOfOther(one),
  )
  return [figure.value, figure.second].every((value) => computed.some((one) => one.value === value))
}

function isRatioOf(shown: readonly number[], shares: readonly number[], look: Look): boolean {
  const { figure } = look
  const wanted = figure.value
  const isShare = wanted < 1
  const beside = look.sentence.slice(Math.max(0, figure.from - 14), figure.from).toLowerCase()
  const fits = (a: number, b: number) =>
    b !== 0 &&
    Math.abs(a) < Math.abs(b) === isShare &&
    (/(?:more than|over|past|passed) $/.test(beside)
      ? a / b > wanted
      : /(?:less than|under|not(?: quite)?|below|nearly|almost) $/.test(beside)
        ? a / b < wanted
        : Math.abs(a / b - wanted) <= 0.1 * wanted)
  if (/^ of an? (?:point|day|week|kilomet|hour)/i.test(look.sentence.slice(figure.to)))
    return shown.some((a) => shown.some((b) => Math.abs(a - b - wanted) < 0.05))
  if (shown.some((a) => shown.some((b) => a !== b && fits(a, b)))) return true
  if (isShare && shares.some((one) => fits(one, 100))) return true
  if (shown.length > 1 || (isShare && shown.length > 0)) return false
  const known = look.figures.filter((one) => isAbout(one, look))
  if (isShare) {
    return known.some(
      (one) =>
        (one.kind === 'pair' && one.second !== null && fits(one.value, one.second)) ||
        (one.kind === 'percent' && one.role === 'progress' && fits(one.value, 100)),
    )
  }
  if (/^ (?:as|the|what)/.test(look.sentence.slice(figure.to))) {
    return known.some((a) => known.some((b) => a.kind === b.kind && a.role !== b.role && fits(a.value, b.value)))
  }
  // "Twice": a count, which the record has to tell.
  return isBorneOut({ ...look, figure: { ...figure, kind: 'number', value: wanted } })
}

const DAY_MS = 86_400_000

/** A day that lies as far from today, or from another day of the sentence, as a number of the sentence says. */
function isDateReckoned(
  { figure, sentence, today, stated, figures, missions }: Look,
  others: readonly Figure[],
): boolean {
  const year = Number(today.slice(0, 4))
  const at = (value: number, of: number) => Date.UTC(of, Math.floor(value / 100) - 1, value % 100) / DAY_MS
  const wanted = (figure.second ? [figure.second] : [year - 1, year, year + 1]).map((one) => at(figure.value, one))
  const now = Date.parse(today) / DAY_MS
  const near = [now, now - 1, now + 1]
  if (/\b(?:today|yesterday|tomorrow)\b/i.test(sentence) && wanted.some((one) => near.includes(one))) return true
  // What is over was written down: it is reckoned only from today.
  const isOver = wanted.every((one) => one < now - 1) || figure.value < Number(today.slice(5, 7) + today.slice(8))
  if (isOver && !/\bago\b/i.test(sentence)) return false
  const steps = stated
    .filter((one) => one.kind === 'number' && (one.unit === 'day' || one.unit === 'week'))
    .map((one) => one.value * (one.unit === 'week' ? 7 : 1))
  const starts = [now, ...others.filter((one) => one.kind === 'date').map((one) => at(one.value, one.second ?? year))]
  if (steps.some((step) => starts.some((start) => wanted.includes(start + step) || wanted.includes(start - step))))
    return true
  const due = figures.filter((one) => one.kind === 'date' && one.line.mission && missions?.has(one.line.mission))
  return (
    steps.length > 0 &&
    due.some((one) =>
      steps.some(
        (step) =>
          wanted.includes(at(one.value, one.second ?? year) + step) ||
          wanted.includes(at(one.value, one.second ?? year) - step),
      ),
    )
  )
}
