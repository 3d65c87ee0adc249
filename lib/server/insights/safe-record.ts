import 'server-only'
import { addDays } from '@/lib/server/calendar'
import type { InsightGoal, JournalRecord, MessageRecord } from '@/lib/server/coach/context'
import { areInCrisis } from './known-verdicts'

/** For so many days after words of crisis, insights stay quiet. */
const QUIET_DAYS = 7
/** What an engine is told of one entry: the beginning, which is all but the longest whole. */
const LONGEST_NOTES = 4_000

export type InsightRecord = { goals: InsightGoal[]; journal: JournalRecord[]; messages: MessageRecord[] }

/**
 * A record without whatever is in crisis language, which no engine sees, and whether any of it is as recent as the last
 * seven days: then no engine is asked at all. Words on a goal count as recent by their timestamp, a goal's title and
 * description always.
 */
export async function withoutCrisis(
  record: InsightRecord,
  today: string,
): Promise<{ safe: InsightRecord; isQuiet: boolean }> {
  const since = addDays(today, 1 - QUIET_DAYS)
  const texts = textsOf(record)
  const verdicts = await areInCrisis(texts)
  const inCrisis = new Set(texts.filter((_, at) => verdicts[at]))
  let isQuiet = false
  const isSafe = (text: string, day: string) => {
    if (!inCrisis.has(text)) return true
    isQuiet ||= day >= since
    return false
  }
  const safe = {
    journal: record.journal
      .filter((entry) => isSafe(entry.notes, entry.date))
      .map((entry) => ({ ...entry, notes: entry.notes.slice(0, LONGEST_NOTES) })),
    messages: record.messages.filter((message) => isSafe(message.text, message.date)),
    goals: record.goals
      .filter((goal) => isSafe(headOf(goal), today))
      .map((goal) => ({
        ...goal,
        progressNotes: notesIn(goal.progressNotes)
          .filter((note) => isSafe(note, dayOf(note) ?? since))
          .join('\n\n'),
        completionNotes: isSafe(goal.completionNotes, goal.completedAt?.slice(0, 10) ?? since)
          ? goal.completionNotes
          : '',
      })),
  }
  return { safe, isQuiet }
}

/** Everything in a record that someone wrote, as it is judged. */
function textsOf({ journal, messages, goals }: InsightRecord): string[] {
  return [
    ...journal.map(({ notes }) => notes),
    ...messages.map(({ text }) => text),
    ...goals.flatMap((goal) => [headOf(goal), ...notesIn(goal.progressNotes), goal.completionNotes]),
  ]
}

function headOf({ title, description }: InsightGoal): string {
  return `${title}\n${description}`
}

/** The newest notes on a goal, a timestamped entry each. */
function notesIn(notes: string): string[] {
  return notes.slice(-2 * LONGEST_NOTES).split(/\n\n(?=\[\d{4}-)/)
}

/** The day of a note in UTC, a day off at most, which a week's caution can bear. */
function dayOf(note: string): string | null {
  return /^\[(\d{4}-\d\d-\d\d)T/.exec(note)?.[1] ?? null
}
