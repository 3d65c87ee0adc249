import 'server-only'
import { stemOf } from '@/lib/server/language/stem'
import { contentStems, weightOf } from './content-words'
import type { Figure } from './figures-in'
import { isSameLabel, type Label, labelsIn, windowIn } from './labels'
import { partAround, RATE, type Role, roleOf } from './roles'
import type { ToldFigure, ToldLine } from './told-lines'

/** How well the words of a line must fit, beside the line that fits best. */
const FIT = 0.6
const FIT_OF_TARGET = 0.75

/** A figure of a sentence, and what there is to hold it against. `before` is what was said before it. */
export type Look = {
  figure: Figure
  sentence: string
  before: string
  missions: ReadonlySet<string> | null
  figures: readonly ToldFigure[]
  lines: readonly ToldLine[]
  today: string
  stated: readonly Figure[]
  /** The figures of the question. */
  asked: readonly Figure[]
  /** Whether its language is one in which words are not compared. */
  isForeign: boolean
  /** What the sentences before state, as far as it holds. */
  earlier: readonly Figure[]
  found: Found
}

/** What was found for a sentence's figures already, so that none is looked for again. */
export type Found = {
  isBorneOut: Map<Figure, boolean>
  lines: Map<Figure, ReadonlySet<ToldLine>>
  words: Map<string, ReadonlySet<string>>
  roles: Map<Figure, Role | null>
  labels: Label[] | null
}

/** A sentence of which nothing was looked for yet. */
export function nothingFound(): Found {
  return { isBorneOut: new Map(), lines: new Map(), words: new Map(), roles: new Map(), labels: null }
}

/** Words of a long text that are compared. */
const MOST_WORDS = 40

function wordsOf(text: string, { words }: Found): ReadonlySet<string> {
  const known = words.get(text) ?? new Set(contentStems(text).slice(0, MOST_WORDS))
  words.set(text, known)
  return known
}

/** The lines in which a figure stands. */
function linesWith(figure: Figure, { figures, found }: Look): ReadonlySet<ToldLine> {
  const known = found.lines.get(figure) ?? new Set(figures.filter((one) => isSame(figure, one)).map(({ line }) => line))
  found.lines.set(figure, known)
  return known
}

/** Roles that a figure has to share with what bears it out, where it has one. */
const STRICT: ReadonlySet<Role | null> = new Set<Role | null>(['pace', 'need', 'chance', 'progress'])

/** Whether a figure stands in what was told, in a line that is about the same. */
export function isBorneOut(look: Look): boolean {
  const known = look.found.isBorneOut.get(look.figure) ?? standsInLine(look)
  look.found.isBorneOut.set(look.figure, known)
  return known
}

function standsInLine(look: Look): boolean {
  const { figure, sentence, before, missions, figures, found } = look
  const role = roleIn(look)
  const labels = labelsOf(look)
  const window = windowIn(partAround(sentence, figure).part)
  const isComparable = (one: ToldFigure) => {
    if (STRICT.has(role) ? one.role !== role : one.role && role && one.role !== role) return false
    if (window !== null && figure.kind !== 'date' && one.line.window !== window && !isWindow(figure, window))
      return false
    if (labels.length > 0 && !isOfLabels(one, figure, labels)) return false
    return !(one.line.mission && missions && !missions.has(one.line.mission))
  }
  const inPart = partAround(sentence, figure)
  const wide = wordsOf(clauseOf(withoutDates(look), figure), found)
  const own = new Set([...wordsOf(inPart.part, found)].filter((word) => wide.has(word)))
  const near = weightIn(own) >= 1 ? own : wide
  const wider = wordsOf(before, found)
  const isBare = weightIn(wide) < 0.3
  const start = figure.from - inPart.before.length
  const isBeside = (one: Figure) => one.from >= start && one.to <= start + inPart.part.length
  const others = look.stated.filter(
    (one) => one !== figure && (figure.kind !== 'date' || one.kind !== 'date') && isBeside(one),
  )
  // Of an answer that names nothing itself, the question says what it is about.
  const lines = [...others, ...(isBare ? look.asked : [])].map((one) => linesWith(one, look))
  const dates = look.stated.filter((one) => one !== figure && one.kind === 'date').map((one) => linesWith(one, look))
  const measured = new Map<ToldLine, number>()
  const nearness = (line: ToldLine) => {
    const at =
      measured.get(line) ??
      fitOf(line, near) +
        0.4 * fitOf(line, wide) +
        (isBare ? 1 : 0.2) * fitOf(line, wider) +
        (isBare ? 1 : 0.5) * Math.min(2, lines.filter((some) => some.has(line)).length)
    measured.set(line, at)
    return at
  }
  const comparable = figures.filter(isComparable)
  const same = comparable.filter(
    (one) => isSame(figure, one) && (look.isForeign || isOfUnit(figure, one)) && isOfAnchor(one, look),
  )
  const isOfMission = ({ line }: Pick<ToldFigure, 'line'>) => line.mission && missions?.has(line.mission)
  if (
    same.some((one) => isOfMission(one) && (!isBare || figure.kind !== 'date' || one.line.isTitle)) ||
    (figure.kind === 'date' && same.some(({ line }) => line.mission && dates.some((some) => some.has(line)))) ||
    same.some((one) => one.line.isPeriod && (figure.kind === 'date' || figure.unit === one.unit))
  )
    return true
  if (look.isForeign) return same.length > 0
  if (labels.length > 0 && same.some(({ line }) => line.label)) return true
  if (figure.kind === 'date' && figure.value < 100 && same.some(({ line }) => line.isLooked)) return true
  // What is answered in a word was looked up, where anything was, and so is what is told of a mission that was.
  const isLookedUp = figures.some(({ line }) => line.isLooked && (isBare || (!figure.unit && isOfMission({ line }))))
  const rooms = isLookedUp ? ROOMS.slice(0, 2) : ROOMS
  return rooms.some((isIn) => {
    const best = comparable.reduce(
      (most, one) => (one.kind === figure.kind && isIn(one.line) ? Math.max(most, nearness(one.line)) : most),
      0,
    )
    const ours = same.filter(({ line }) => isIn(line))
    return ours.some(({ line }) => {
      const at = nearness(line)
      if (at < (role === 'target' ? FIT_OF_TARGET : FIT) * best) return false
      return (
        (isIn === ROOMS[0] && (line.isLooked || at > 0)) || (isIn === ROOMS[1] ? at > 0 : isAlike(line, wide, wider))
      )
    })
  })
}

/** What stands before a figure and behind it, up to the next clause. */
function clauseOf(text: string, { to }: Figure): string {
  const end = text.indexOf(';', to)
  return end < 0 ? text : text.slice(0, end)
}

/** Weekdays right before a day. */
const WEEKDAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? (?= )/gi
/** With what something is compared. */
const COMPARED = /(?<=\d|\b(?:more|fewer|less|higher|lower) )\b(?:than|unlike) .*$/is

/** A sentence without its days, which are compared as days, and without what it compares with. */
function withoutDates({ sentence, stated }: Look): string {
  const undated = stated.reduce(
    (text, { kind, from, to }) =>
      kind === 'date' ? text.slice(0, from) + ' '.repeat(to - from) + text.slice(to) : text,
    sentence,
  )
  return undated.replace(WEEKDAY, (name) => ' '.repeat(name.length)).replace(COMPARED, '')
}

/** Any record holds any small number somewhere: a line that was not looked up bears one out where it shares a word that tells. */
function isAlike(line: ToldLine, wide: ReadonlySet<string>, wider: ReadonlySet<string>): boolean {
  return fitOf(line, weightIn(wide) >= 0.3 ? wide : wider) >= 0.3
}

function weightIn(words: ReadonlySet<string>): number {
  let sum = 0
  for (const word of words) sum += weightOf(word)
  return sum
}

/** What a figure is of. Of two rates in a sentence, one that is needed, the other is the pace. */
export function roleIn({ figure, sentence, stated, found }: Look): Role | null {
  const known = found.roles.get(figure)
  if (known !== undefined) return known
  const own = roleOf(sentence, figure)
  const isOfTwo =
    own === null &&
    figure.kind === 'percent' &&
    stated.some((one) => one !== figure && one.kind === 'percent' && roleOf(sentence, one) === 'need') &&
    RATE.test(sentence.slice(figure.to, figure.to + 40))
  const role = isOfTwo ? 'pace' : own
  found.roles.set(figure, role)
  return role
}

/** The spans of groups that a figure is said to be of: those its part names, else the nearest before it, else the one that was asked for. */
function labelsOf({ figure, sentence, before, lines, found }: Look): Label[] {
  if (figure.kind === 'date' || figure.kind === 'time') return []
  found.labels ??= lines.flatMap(({ label }) => label ?? [])
  const known = found.labels
  if (known.length === 0) return []
  const grouped = (text: string) => labelsIn(text).filter((one) => known.some((other) => isSameLabel(one, other)))
  const { part, before: ahead } = partAround(sentence, figure)
  const start = figure.from - ahead.length
  const named = grouped(sentence)
  const inPart = named.filter(({ at }) => at >= start && at < start + part.length)
  if (inPart.length > 0) return inPart
  const last = named.findLast(({ at }) => at < start)
  const asked = grouped(before)
  if (last) {
    const isNamed = /^\p{L}*(?: \d{4})?:? ?(?:at |averages? |with )?$/u.test(sentence.slice(last.at, figure.from))
    return [last, ...(asked.length > 1 && !isNamed ? asked : [])]
  }
  return named.length === 0 && asked.length === 1 ? asked : []
}

/** A figure of a span is that of its group; what was computed of all of them goes with none. */
function isOfLabels({ line, role }: ToldFigure, { kind }: Figure, labels: readonly Label[]): boolean {
  if (role || kind === 'percent') return true
  const { label } = line
  return label !== null && labels.some((one) => isSameLabel(one, label))
}

/** The length of the window itself. */
function isWindow({ value, unit }: Figure, window: number): boolean {
  return value === window || (unit === 'week' && value * 7 === window)
}

/** Where a line stands: figures reckoned for this reply, rows looked up for it, all that is known. Each is weighed among its like. */
const ROOMS = [
  ({ isComputed }: ToldLine) => isComputed,
  ({ isLooked, isComputed }: ToldLine) => isLooked && !isComputed,
  ({ isLooked }: ToldLine) => !isLooked,
]

/** Words behind which a sentence speaks of another day. */
const MOVES_ON = /\b(?:now|today|tomorrow|yesterday|then|since|against|but|while|after|before|later|next)\b/i

/**
 * A sentence about one day or one hour is held to the lines of that day or hour, where there are any, but for what was
 * reckoned and for how a mission stands.
 */
function isOfAnchor({ line, role }: ToldFigure, look: Look): boolean {
  const { figure, sentence, stated, today } = look
  if (figure.kind === 'date' || figure.kind === 'time' || role || line.isComputed) return true
  const anchors = stated.filter(({ kind }) => kind === 'date' || kind === 'time')
  const isOfCourse =
    (figure.kind === 'percent' || figure.kind === 'pair' || figure.unit === POINT) && line.mission !== null
  const anchor = isOfCourse ? nearestTo(figure, anchors) : anchors[0]
  if (!anchor || (anchors.length !== 1 && !isOfCourse)) return true
  if (
    anchor.kind === 'date' &&
    anchor.value >= 100 &&
    anchor.value > Number(today.slice(5, 7) + today.slice(8)) &&
    !anchor.second
  )
    return true
  const isAhead = anchor.from < figure.from
  const between = isAhead ? sentence.slice(anchor.to, figure.from) : sentence.slice(figure.to, anchor.from)
  if (MOVES_ON.test(between) || (isAhead && /\bto\b/i.test(between))) return true
  const there = linesWith(anchor, look)
  if (there.has(line)) return true
  if (
    isOfCourse &&
    [...there].some((one) => one.mission === line.mission && one.figures.some(({ kind }) => kind === figure.kind))
  )
    return false
  return isOfCourse || ![...there].some((one) => !one.mission && !one.isComputed)
}

/** The day or hour that stands nearest to a figure, before it rather than behind. */
function nearestTo({ from }: Figure, anchors: readonly Figure[]): Figure | undefined {
  return anchors.findLast((one) => one.kind === 'date' && one.to <= from) ?? anchors.find((one) => one.kind === 'date')
}

/** Whether the mission's own line tells another count of the same whole now, and the sentence speaks of now. */
export function isOutdated({ figure, stated, figures, missions }: Look): boolean {
  if (figure.kind !== 'pair' || missions === null || stated.some(({ kind }) => kind === 'date')) return false
  const now = figures.filter(
    (one) =>
      one.kind === 'pair' &&
      one.line.mission !== null &&
      missions.has(one.line.mission) &&
      one.second === figure.second &&
      one.line.isStanding,
  )
  return (
    figure.unit !== null &&
    now.length > 0 &&
    now.every((one) => one.value !== figure.value && one.line.words.has(figure.unit ?? ''))
  )
}

const MOST = /\b(?:best|highest|most|tops?|leads?|strongest|happiest)\b/i
const LEAST = /\b(?:lowest|worst|least|fewest|weakest|low one)\b/i

/** Whether a figure is told as the highest or lowest of its groups and another group's is higher or lower. */
export function isNoExtreme(look: Look): boolean {
  const { figure, sentence, before, figures } = look
  if (figure.kind !== 'number') return false
  const { part } = partAround(sentence, figure)
  const from = sentence.lastIndexOf(';', figure.from) + 1
  const clause = clauseOf(sentence, figure).slice(from)
  const says = [part, ...(MOST.test(clause) && LEAST.test(clause) ? [] : [clause]), before].find(
    (text) => MOST.test(text) || LEAST.test(text),
  )
  if (!says) return false
  const isMost = MOST.test(says)
  if (isMost === LEAST.test(says) || /\b(?:second|third|next|not)\b/i.test(`${says} ${part}`)) return false
  const labels = labelsOf(look)
  const [label] = labels
  if (!label || labels.length > 1) return false
  const groups = new Map<ToldLine, number>()
  for (const { line, value } of figures) {
    if (line.label?.kind === label.kind && line.isComputed && !groups.has(line)) groups.set(line, value)
  }
  const all = [...groups]
  const own = all.find(([line]) => line.label && isSameLabel(label, line.label))?.[1]
  if (own === undefined || !isRounded(figure.value, own)) return false
  return all.some(([, value]) => (isMost ? value > own : value < own))
}

/** How many words a line shares with others, by their weight. */
function fitOf({ words }: ToldLine, others: ReadonlySet<string>): number {
  let sum = 0
  for (const word of others) if (words.has(word)) sum += weightOf(word)
  return sum
}

function isSame(figure: Figure, one: ToldFigure): boolean {
  if (figure.kind === 'pair') return one.kind === 'pair' && one.value === figure.value && one.second === figure.second
  if (figure.kind === 'date') {
    const isDay = figure.value < 100 ? one.value % 100 === figure.value : one.value === figure.value
    return one.kind === 'date' && isDay && (!figure.second || !one.second || figure.second === one.second)
  }
  if (figure.kind === 'time') return one.kind === 'time' && one.value === figure.value
  if (figure.kind === 'ratio') return false
  if (figure.kind === 'percent') return one.kind === 'percent' && isRounded(figure.value, one.value)
  if (one.kind === 'pair') return one.value === figure.value || one.second === figure.value
  return (
    (one.kind === 'number' ||
      (one.kind === 'percent' && (!figure.unit || (figure.unit === POINT && (one.isGain || one.role !== null))))) &&
    isRounded(Math.abs(figure.value), Math.abs(one.value))
  )
}

const POINT = stemOf('point')

/** Whether a number is another one, or that one rounded as it is written itself. */
export function isRounded(stated: number, exact: number): boolean {
  if (stated === exact) return true
  const places = String(stated).split('.')[1]?.length ?? 0
  return Number(exact.toFixed(places)) === stated && (places > 0 || exact > 20)
}

/** Whether what is counted may be the same: the word behind a figure stands in the other's line. */
function isOfUnit({ kind, unit }: Figure, one: ToldFigure): boolean {
  if (one.kind === 'percent' || (kind !== 'number' && kind !== 'pair') || !unit || !/^[a-z]{2,}$/.test(unit))
    return true
  if (kind === 'number' && one.kind === 'pair' && one.unit) return unit === one.unit
  return unit === one.unit || one.line.words.has(unit) || (one.line.isComputed && !one.unit)
}
