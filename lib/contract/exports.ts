import { z } from 'zod'
import { goal } from './goal'
import { journalEntry } from './journal'
import { datapoint } from './measure'

/** One line of GET /api/export/journal. */
export const journalRecord = journalEntry.pick({
  date: true,
  mood: true,
  timeSpent: true,
  notes: true,
  attachments: true,
})
export type JournalRecord = z.infer<typeof journalRecord>

/** One line of GET /api/export/goals. */
export const goalExport = goal.pick({
  title: true,
  description: true,
  domain: true,
  progress: true,
  targetDate: true,
  isCompleted: true,
  createdAt: true,
})
export type GoalExport = z.infer<typeof goalExport>

/** One line of GET /api/export/values. `unit` is empty where the goal is not measured any more. */
export const valueExport = datapoint
  .pick({ date: true, value: true, note: true, source: true })
  .extend({ goal: z.string(), unit: z.string() })
export type ValueExport = z.infer<typeof valueExport>

/** One line of GET /api/export/insights. `data` is JSON text: a weekly insight, else a list of items with title. */
export const insightRecord = z.object({
  createdAt: z.iso.datetime(),
  type: z.enum(['weekly', 'goals']),
  coachStyle: z.string(),
  data: z.string(),
})
export type InsightRecord = z.infer<typeof insightRecord>
