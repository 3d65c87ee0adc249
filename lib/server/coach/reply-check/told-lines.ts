import 'server-only'
import { hash } from 'node:crypto'
import { stemOf } from '@/lib/server/language/stem'
import { wordTable } from '@/lib/server/language/word-table'
import { remembering } from '@/lib/server/remembering'
import { contentStems } from './content-words'
import { type Figure, figuresIn } from './figures-in'
import { type Label, labelsIn, windowIn } from './labels'
import { type Role, roleOf } from './roles'

/** A figure as it stands in what a model was told. */
export type ToldFigure = Figure & {
  role: Role | null
  line: ToldLine
  /** Whether it tells how much was gained, not where something stands. */
  isGain: boolean
}

/** One line of what a model was told: its words, the mission it is of, whether a tool computed it for this very reply. */
export type ToldLine = {
  words: ReadonlySet<string>
  /** The stems of the mission's title, where the line stands in what is known of one. */
  mission: string | null
  isComputed: boolean
  /** Whether it tells how a mission stands now. */
  isStanding: boolean
  /** Whether it is the mission's title. */
  isTitle: boolean
  /** Whether the user says it in what is answered. */
  isAsked: boolean
  /** Whether it tells what was looked through. */
  isPeriod: boolean
  /** Whether a tool gave it for this reply. */
  isLooked: boolean
  /** The span that a figure of a group is of. */
  label: Label | null
  /** The energy of an entry. */
  energy: number | null
  /** The days that it looks back over. */
  window: number | null
  figures: ToldFigure[]
}

/** Seasons, by the stems of their months. */
const ALSO = Object.entries({
  spring: 'march april',
  summer: 'june july august',
  autumn: 'september october november',
  winter: 'december january february',
}).map(([name, months]) => [stemOf(name), months.split(' ').map(stemOf)] as const)

const ENTRY = stemOf('entry')
const MILESTONE = stemOf('milestone')

const LABELS = wordTable<Role>({
  pace: 'pace',
  progress: 'progress',
  target: 'target',
  forecast: 'forecast',
  need: 'need',
  date: 'target',
  expected: 'forecast',
  earliest: 'forecast',
  latest: 'forecast',
})

/** What else is said of what a label names. */
const ALIASES = wordTable<string[]>({
  target: ['due', 'date', 'deadline'].map(stemOf),
  forecast: ['expect', 'arrive', 'finish'].map(stemOf),
})

/** The lines of what a model was told that hold figures, or name what could. `tools` are what its tools gave for this reply. */
export function toldLines(prompt: string, tools: string, question: string): ToldLine[] {
  const titles = [...new Set([...`${prompt}\n${tools}`.matchAll(/^title: (.+)/gm)].map(([, title = '']) => title))]
  const asked = linesOf(question, false, titles).map((line) => Object.assign(line, { isAsked: true }))
  return [...linesOf(prompt, false, titles), ...linesOf(tools, true, titles), ...asked]
}

/** What names a row and counts nothing. */
const REF = /#[0-9a-f]{8}\b|\bid(?:=")? ?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}"?/g

/** Where the title of a mission stands in a line of a list: behind its day and its ref, or before a computed figure. */
const NAMED = /^(?:- \d{4}-\d\d-\d\d |= )([^:]{3,200})/

/** The mission that a line of a list begins with, long titles cut short. */
function missionNamed(line: string, titles: readonly string[]): string | null {
  const name = NAMED.exec(line)?.[1]?.trim().replace(/…$/, '')
  return (name && titles.find((title) => title === name || (name.length > 20 && title.startsWith(name)))) || null
}

function linesOf(text: string, isOfTools: boolean, titles: readonly string[]): ToldLine[] {
  const lines: ToldLine[] = []
  let block: string | null = null
  let heading: string[] | null = null
  const stemsOf = remembering(contentStems, titles.length + 1)
  for (const written of text.split('\n')) {
    const raw = written.replace(REF, '').slice(0, 4_000)
    if (raw.startsWith('<mission>') || (raw.startsWith('</mission') && !isOfTools)) block = null
    const title = /^title: (.+)/.exec(raw)?.[1]
    if (title) block = title
    // The facts of a mission stand behind it, under its name.
    const about = /^<facts about="(.*)">$/.exec(raw)?.[1]
    if (about !== undefined) block = titles.find((one) => one.replaceAll('"', "'") === about) ?? null
    if (/^<\/facts>/.test(raw)) block = null
    if (isOfTools && titles.includes(raw)) block = raw
    // What stands behind a mission in a tool's answer is of it, until another answer begins.
    if (/^\w+ \d+, |^From |^Looked |^= |^\d+\. |^$/.test(raw)) block = null
    const mission: string | null = block ?? missionNamed(raw.replace(/ {2,}/g, ' '), titles)
    if (!mission && !/\d/.test(raw) && !MAY_COUNT.test(raw)) continue
    const read = readLine(raw)
    const { label } = read
    const words = new Set(read.stems)
    if (mission) for (const stem of stemsOf(mission)) words.add(stem)
    for (const [name, stems] of ALSO) if (stems.every((stem) => words.has(stem))) words.add(name)
    if (raw.startsWith('Journal: ')) words.add(ENTRY)
    for (const word of ALIASES[label] ?? []) words.add(word)
    // The groups of a question are of what its first line says.
    if (isOfTools && raw.startsWith('= ')) {
      if (/^= [^:]*[“a-z]{9}/.test(raw) || !heading) heading = read.stems
      else for (const stem of heading) words.add(stem)
    } else if (/^Looked |^$/.test(raw)) heading = null
    const line: ToldLine = {
      words,
      mission,
      isComputed: /^Journal: /.test(raw) || (isOfTools && /^(?:=|Looked|From|pace|at |chance|needed)/.test(raw)),
      isLooked: isOfTools,
      isPeriod: isOfTools && /^(?:Looked|From) /.test(raw),
      isTitle: title !== undefined,
      isAsked: false,
      isStanding: label === 'milestones' || label === 'progress' || label === 'last change',
      label: isOfTools && raw.startsWith('= ') ? (labelsIn(raw.slice(0, raw.lastIndexOf(':')))[0] ?? null) : null,
      energy: read.energy,
      window: read.window,
      figures: [],
    }
    const isWorded = mission !== null || isOfTools
    for (const figure of read.figures) line.figures.push({ ...figure, line, role: isWorded ? figure.role : null })
    if (line.figures.length > 0 || mission) lines.push(line)
  }
  return lines
}

/** What words that count hold, and most other words do not. */
const MAY_COUNT =
  /two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty\b|half|third|quarter|twice|double|triple|th\b/i

type ReadFigure = Omit<ToldFigure, 'line'>

/** What a line says wherever it stands. */
type ReadLine = {
  stems: string[]
  figures: ReadFigure[]
  /** What stands before its colon. */
  label: string
  energy: number | null
  window: number | null
}

/** What was read of a line, by its hash: a record is told again for each reply, and little of it has changed. */
const known = new Map<string, ReadLine>()
const MOST_KNOWN = 10_000

function readLine(raw: string): ReadLine {
  const key = hash('sha256', raw, 'base64')
  const kept = known.get(key)
  if (kept) return kept
  if (known.size >= MOST_KNOWN) known.clear()
  const label = raw.startsWith('needed from') ? 'need' : (/^([a-z -]{3,14}): /.exec(raw)?.[1] ?? '')
  const figures = figuresIn(raw).map((figure): ReadFigure => {
    const unit = figure.unit ?? (label === 'milestones' && figure.kind === 'pair' ? MILESTONE : null)
    const role = roleOf(raw, figure, LABELS[label] ?? null)
    return { ...figure, unit, role, isGain: raw[figure.from - 1] === '+' }
  })
  const read = {
    stems: contentStems(raw),
    figures,
    label,
    energy: Number(/^- .{10,40}\benergy ([1-5])\b/.exec(raw)?.[1] ?? Number.NaN) || null,
    window: windowIn(raw),
  }
  known.set(key, read)
  return read
}
