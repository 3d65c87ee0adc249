import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { GoalExport, InsightRecord, JournalRecord, ValueExport } from '@/lib/contract/exports'
import { serializeValue } from '@/lib/server/goals/measure/serialize-value'
import { standingAt } from '@/lib/server/goals/rhythm/standing'
import { serializeGoal } from '@/lib/server/goals/serialize-goal'
import { storedMeasure } from '@/lib/server/goals/stored-goal'
import { serializeEntry } from '@/lib/server/journal/serialize-entry'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { CsvFile } from './csv'
import { readableInsight } from './insight-text'
import { allEntries, allGoals, allValuesOfUser } from './rows'

/** What GET /api/export/journal lists, oldest first. */
export async function* journalRecords(user: UserRow): AsyncGenerator<JournalRecord> {
  for await (const row of allEntries(user.id)) {
    const { date, mood, timeSpent, notes, attachments } = serializeEntry(row)
    yield { date, mood, timeSpent, notes, attachments }
  }
}

/** What GET /api/export/goals lists, oldest first. */
export async function* goalExportRecords(user: UserRow): AsyncGenerator<GoalExport> {
  const now = new Date()
  for await (const row of allGoals(user.id)) {
    const { title, description, domain, progress, targetDate, isCompleted, createdAt } = serializeGoal(
      standingAt(user, row, now),
    )
    yield { title, description, domain, progress, targetDate, isCompleted, createdAt }
  }
}

/** What GET /api/export/values lists, oldest day first. */
export async function* valueExportRecords(user: UserRow): AsyncGenerator<ValueExport> {
  for await (const row of allValuesOfUser(user.id)) {
    const { date, value, note, source } = serializeValue(row)
    yield { goal: row.goal.title, date, value, unit: storedMeasure.parse(row.goal.measure)?.unit ?? '', note, source }
  }
}

export const valuesFile: CsvFile<ValueExport> = {
  name: 'values.csv',
  columns: ['Goal', 'Date', 'Value', 'Unit', 'Note', 'Source'],
  cells: (row) => [row.goal, row.date, row.value, row.unit, row.note, row.source],
}

export const journalFile: CsvFile<JournalRecord> = {
  name: 'journal-entries.csv',
  columns: ['Date', 'Mood', 'Time Spent', 'Notes', 'Has Attachments'],
  cells: (row) => [row.date, row.mood, row.timeSpent, row.notes, row.attachments.length > 0 ? 'Yes' : 'No'],
}

/** Dates are the user's own days. */
export function goalsFile(user: UserRow): CsvFile<GoalExport> {
  return {
    name: 'goals.csv',
    columns: ['Title', 'Description', 'Domain', 'Progress', 'Target Date', 'Status', 'Created Date'],
    cells: (row) => [
      row.title,
      row.description,
      row.domain,
      `${row.progress}%`,
      row.targetDate ?? '',
      row.isCompleted ? 'Completed' : 'In Progress',
      dateIn(user.timeZone, new Date(row.createdAt)),
    ],
  }
}

/** Under the specified names of its columns: what an insight says, as a person reads it. */
export function insightsFile(user: UserRow, now: Date): CsvFile<InsightRecord> {
  return {
    name: `insights_${dateIn(user.timeZone, now)}.csv`,
    columns: ['Date', 'Type', 'Coach', 'Summary', 'Full Data'],
    cells: (row) => {
      const { date, summary, text } = readableInsight(row, user.timeZone)
      return [date, row.type, row.coachStyle, summary, text]
    },
  }
}
