import 'server-only'
import { addDays, weekdayOf } from '@/lib/contract/calendar'
import { WEEKDAYS } from '@/lib/server/language/calendar-names'
import { stemOf } from '@/lib/server/language/stem'
import { contentStems, weightOf } from './content-words'
import type { Figure } from './figures-in'

/** A dated row of what was told: an entry has its energy, what was said of a mission none. */
export type DatedRow = { date: string; energy: number | null; words: ReadonlySet<string>; isLooked: boolean }

const ROW = /^- (?:[A-Z][a-z]{2} )?(\d{4}-\d\d-\d\d)(?: [A-Z][a-z]{2})?[^:]{0,30}?(?:,? energy (\d))?: (.*)/

/** The dated rows of a prompt and of what tools gave. */
export function datedRows(prompt: string, tools: string): DatedRow[] {
  const of = (text: string, isLooked: boolean) =>
    text.split('\n').flatMap((line): DatedRow[] => {
      const [, date, energy, words = ''] = ROW.exec(line) ?? []
      if (!date) return []
      return [{ date, energy: energy ? Number(energy) : null, words: stemsOf(words), isLooked }]
    })
  return [...of(prompt, false), ...of(tools, true)]
}

/** The stems of lines that were read before: a record is told again for each reply. */
const known = new Map<string, ReadonlySet<string>>()
const MOST_KNOWN = 10_000

function stemsOf(words: string): ReadonlySet<string> {
  const kept = known.get(words)
  if (kept) return kept
  if (known.size >= MOST_KNOWN) known.clear()
  const stems = new Set(contentStems(words))
  known.set(words, stems)
  return stems
}

const NAMES = ['one', 'two', 'three', 'four', 'five']
const DAYS = new Set([stemOf('day'), stemOf('entry')])

/** Whether a figure is how many of the rows there are that its sentence speaks of, or their mean energy. */
export function isCounted(
  { kind, value, second, unit }: Figure,
  sentence: string,
  rows: readonly DatedRow[],
  today: string,
) {
  if (kind === 'date') return isDayOfRow(value, sentence, rows)
  if ((kind !== 'number' && kind !== 'pair') || value > 400) return false
  const entries = rows.filter(({ energy }) => energy !== null)
  const groups = groupsIn(sentence, rows, entries, today)
  const text = sentence.toLowerCase()
  if (!Number.isInteger(value)) {
    return (
      /\b(?:average|mean)/.test(text) &&
      groups.some((group) => {
        const energies = group.flatMap(({ energy }) => energy ?? [])
        const sum = energies.reduce((total, one) => total + one, 0)
        return energies.length > 0 && Number((sum / energies.length).toFixed(places(value))) === value
      })
    )
  }
  const levels = [1, 2, 3, 4, 5].filter((one) =>
    new RegExp(`\\b(?:a ${one}|${one}s|${NAMES[one - 1]}s|${one}|at ${one})\\b`).test(text),
  )
  const words = contentStems(sentence).filter((word) => weightOf(word) >= 1)
  return groups.some((group) => {
    const days = new Set(group.map(({ date }) => date)).size
    const counts = [
      ...levels.flatMap((level) => [
        group.filter(({ energy }) => energy === level).length,
        ...(/or (?:better|more|higher)|at least/.test(text)
          ? [group.filter(({ energy }) => (energy ?? 0) >= level).length]
          : []),
      ]),
      ...words.map((word) => group.filter((row) => row.words.has(word)).length),
    ]
    const isSize = (one: number) => one === group.length || one === days
    if (kind === 'number') return (DAYS.has(unit ?? '') && isSize(value)) || counts.includes(value)
    return (counts.includes(value) || isSize(value)) && second !== null && (isSize(second) || second === 7)
  })
}

/** Whether something was written on a day that shares two words, or its energy, with what is said. */
function isDayOfRow(value: number, sentence: string, rows: readonly DatedRow[]): boolean {
  const own = rows.filter(({ date }) => Number(date.slice(5, 7) + date.slice(8)) === value)
  if (own.length === 0) return false
  const text = sentence.toLowerCase()
  const words = contentStems(sentence).filter((word) => weightOf(word) >= 1)
  return own.some(
    (row) =>
      words.filter((word) => row.words.has(word)).length > 1 ||
      (row.energy !== null &&
        new RegExp(`\\b(?:a ${row.energy}|${row.energy}s|${NAMES[row.energy - 1]}s)\\b`).test(text)),
  )
}

/** What a sentence may be counting: what was looked up, the days that it names, this month, the last week or two. */
function groupsIn(sentence: string, rows: readonly DatedRow[], entries: readonly DatedRow[], today: string) {
  const since = (days: number) => entries.filter(({ date, isLooked }) => !isLooked && date > addDays(today, -days))
  const looked = rows.filter(({ isLooked }) => isLooked)
  const lookedEntries = entries.filter(({ isLooked }) => isLooked)
  const groups = [
    looked,
    lookedEntries,
    entries.filter(({ date, isLooked }) => !isLooked && date.slice(0, 7) === today.slice(0, 7)),
    since(7),
    since(14),
  ]
  const [, count, name] =
    /\blast (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (\w+day)s\b/i.exec(sentence) ?? []
  if (count && name) {
    const wanted = WEEKDAYS.indexOf(name.toLowerCase()) + 1
    const most =
      Number(count) || 'zero one two three four five six seven eight nine ten'.split(' ').indexOf(count.toLowerCase())
    const own = entries
      .filter(({ date, isLooked }) => !isLooked && weekdayOf(date) === wanted)
      .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    return [own.slice(0, most)]
  }
  return groups.filter((group) => group.length > 0)
}

function places(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}
