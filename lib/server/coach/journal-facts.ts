import 'server-only'
import { linearRegression, mean } from 'simple-statistics'
import { addDays, dateIn, daysBetween } from '@/lib/contract/calendar'
import type { JournalRecord } from './context'
import { RECENT_DAYS } from './facts'

/** What the journal of the last 14 days says. Energy is the mood scale, 1 to 5. */
export type JournalFacts = {
  entriesLately: number
  /** To one decimal; null with no entry. */
  energyMean: number | null
  /** Null with fewer than three days to go by. */
  energyTrend: 'rising' | 'falling' | 'steady' | null
  daysSinceEntry: number | null
  latest: JournalRecord | null
  lowest: JournalRecord | null
  highest: JournalRecord | null
}

/** A slope smaller than this many steps of the scale over two weeks is not worth calling a trend. */
const NOTABLE_CHANGE = 0.7

/** Computes the facts of a journal at `now`, in the user's IANA zone. Entries out of the window are left out. Pure. */
export function journalFacts(journal: JournalRecord[], now: Date, timeZone: string): JournalFacts {
  const today = dateIn(timeZone, now)
  const start = addDays(today, 1 - RECENT_DAYS)
  const entries = journal
    .filter((entry) => entry.date >= start && entry.date <= today)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const latest = entries.at(-1) ?? null
  return {
    entriesLately: entries.length,
    energyMean: entries.length ? Math.round(mean(entries.map((one) => one.mood)) * 10) / 10 : null,
    energyTrend: trendOf(entries, start),
    daysSinceEntry: latest ? daysBetween(latest.date, today) : null,
    latest,
    lowest: pick(entries, (a, b) => a.mood <= b.mood),
    highest: pick(entries, (a, b) => a.mood >= b.mood),
  }
}

function trendOf(entries: JournalRecord[], start: string): JournalFacts['energyTrend'] {
  if (new Set(entries.map((one) => one.date)).size < 3) return null
  const { m } = linearRegression(entries.map((one) => [daysBetween(start, one.date), one.mood]))
  const change = m * (RECENT_DAYS - 1)
  if (Math.abs(change) < NOTABLE_CHANGE) return 'steady'
  return change > 0 ? 'rising' : 'falling'
}

/** The newest entry that none beats. */
function pick(entries: JournalRecord[], beats: (a: JournalRecord, b: JournalRecord) => boolean): JournalRecord | null {
  return entries.reduce<JournalRecord | null>((best, one) => (best && !beats(one, best) ? best : one), null)
}
