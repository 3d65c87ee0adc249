import type { AccountDocument } from '@/lib/contract/account-document'
import { type Random, seededRandom } from '@/lib/server/seeded-random'
import type { Chapter } from './chapter'
import type { Clock } from './clock'
import { demoId } from './demo-id'
import { fragments } from './note-fragments'
import { firstHalf } from './notes-first-half'
import { recentNotes } from './notes-recent'
import { seasonNotes } from './notes-seasons'
import { secondHalf } from './notes-second-half'

type DemoEntry = AccountDocument['journal'][number]
type Line = { daysAgo: number; mood: number; notes: string }

const SEED = 20_62
const YEAR = 365
/** How far a dark month pulls the days between down. */
const WINTER_PULL = 0.5
const winterMonths = ['11', '12', '01', '02']

/** A year of the log, oldest first: what was written for a day stands on it, short lines fill the days between. */
export function buildJournal(clock: Clock): DemoEntry[] {
  const random = seededRandom(SEED)
  const lines = new Map<number, Line>()
  for (const [daysAgo, mood, notes] of recentNotes) lines.set(daysAgo, { daysAgo, mood, notes })
  for (const line of seasonLines(clock))
    if (!lines.has(line.daysAgo) && line.daysAgo > 10) lines.set(line.daysAgo, line)
  const told = new Set([...lines.values()].map(({ notes }) => notes))
  for (const chapter of [...firstHalf, ...secondHalf]) {
    for (const line of chapterLines(chapter, clock, random, new Set(lines.keys()), told)) lines.set(line.daysAgo, line)
  }
  return [...lines.values()].toSorted((a, b) => b.daysAgo - a.daysAgo).map((line) => toEntry(line, clock, random))
}

function seasonLines(clock: Clock): Line[] {
  const byDay = new Map(seasonNotes.map(([monthDay, mood, notes]) => [monthDay, { mood, notes }]))
  return Array.from({ length: YEAR }, (_, daysAgo) => {
    const note = byDay.get(clock.day(daysAgo).slice(5))
    return note ? [{ daysAgo, ...note }] : []
  }).flat()
}

function chapterLines(chapter: Chapter, clock: Clock, random: Random, taken: Set<number>, told: Set<string>): Line[] {
  const days = pickDays(chapter, random, taken)
  const last = chapter.notes.length - 1
  const written = new Map(
    chapter.notes.map((note, index) => [days[Math.round((index * (days.length - 1)) / last)] ?? 0, note]),
  )
  return days.map((daysAgo) => {
    const note = written.get(daysAgo)
    if (note) return { daysAgo, mood: note[0], notes: note[1] }
    return betweenLine(daysAgo, chapter.energy - (isWinter(clock, daysAgo) ? WINTER_PULL : 0), random, told)
  })
}

/** The days of a chapter that have an entry, earliest first; its first and its last day always have one. */
function pickDays({ from, to, entries }: Chapter, random: Random, taken: Set<number>): number[] {
  const free = Array.from({ length: from - to + 1 }, (_, index) => from - index).filter((day) => !taken.has(day))
  const ends = [free[0], free.at(-1)]
  return free
    .map((day) => ({ day, rank: ends.includes(day) ? -1 : random.uniform() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, entries)
    .map(({ day }) => day)
    .toSorted((a, b) => b - a)
}

function isWinter(clock: Clock, daysAgo: number): boolean {
  return winterMonths.includes(clock.day(daysAgo).slice(5, 7))
}

function betweenLine(daysAgo: number, energy: number, random: Random, told: Set<string>): Line {
  const mood = Math.min(5, Math.max(1, Math.round(energy + 0.7 * random.normal())))
  const { work, body, home } = fragments[mood <= 2 ? 'low' : mood === 3 ? 'middling' : 'good']
  for (;;) {
    const parts = [random.pick(work), random.pick(body), random.pick(home)]
    if (random.uniform() < 0.4) parts.splice(random.pick([0, 1, 2]), 1)
    const notes = parts.join(' ')
    if (told.has(notes)) continue
    told.add(notes)
    return { daysAgo, mood, notes }
  }
}

/** Most entries are written in the evening, some the next morning before work would be too late: at lunch. */
function toEntry({ daysAgo, mood, notes }: Line, clock: Clock, random: Random): DemoEntry {
  const written = clock.at(daysAgo, random.uniform() < 0.8 ? random.between(20.5, 22.8) : random.between(12, 13.5))
  return {
    id: demoId(`entry ${daysAgo}`, written),
    userId: 'demo',
    date: clock.day(daysAgo),
    mood,
    timeSpent: 'N/A',
    notes,
    attachments: [],
    neverSend: false,
    createdAt: written.toISOString(),
    updatedAt: written.toISOString(),
  }
}
