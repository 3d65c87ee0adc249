import 'server-only'
import type { LineKind } from '../line'
import { readAlerts } from './alerts'
import { readCheckIns } from './check-ins'
import { readExperiments } from './experiments'
import { readGoals } from './goals'
import { readInsights } from './insights'
import { readEntries } from './journal'
import { readMemories } from './memories'
import { readMessages } from './messages'
import { readPlans } from './plans'
import type { Source } from './source'
import { readValues } from './values'

/** The tables whose rows are lines of the record, as the queue of the index names them. */
export const sources = {
  JournalEntry: readEntries,
  ChatMessage: readMessages,
  Goal: readGoals,
  InsightResponse: readCheckIns,
  Datapoint: readValues,
  Reminder: readAlerts,
  Plan: readPlans,
  Experiment: readExperiments,
  Memory: readMemories,
  WeeklyInsight: readInsights,
} as const satisfies Record<string, Source>
export type SourceTable = keyof typeof sources

/** The table that a line of each kind stands in. */
export const tableOf: Record<LineKind, SourceTable> = {
  entry: 'JournalEntry',
  goal: 'Goal',
  completion: 'Goal',
  milestone: 'Goal',
  message: 'ChatMessage',
  reply: 'ChatMessage',
  checkIn: 'InsightResponse',
  value: 'Datapoint',
  alert: 'Reminder',
  plan: 'Plan',
  experiment: 'Experiment',
  memory: 'Memory',
  insight: 'WeeklyInsight',
}
