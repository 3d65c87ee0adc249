import 'server-only'
import type { Domain } from '@/lib/contract/domains'
import type { Goal, ProgressEvent } from '@/lib/contract/goal'
import type { Outlook } from '@/lib/contract/goal-analysis'
import type { Datapoint } from '@/lib/contract/measure'
import type { Proposal } from '@/lib/contract/proposal'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import type { Reminder } from '@/lib/contract/reminder'
import type { Persona } from './personas/persona'

/** A value of a measured goal as the coach sees it; `date` is the user's day. */
export type ValueRecord = Pick<Datapoint, 'id' | 'date' | 'value' | 'note' | 'source' | 'createdAt'>

/** A goal as the coach sees it, with its recent ledger and its recent values, each oldest first. */
export type GoalRecord = Pick<
  Goal,
  | 'id'
  | 'title'
  | 'description'
  | 'domain'
  | 'targetDate'
  | 'progress'
  | 'tags'
  | 'milestones'
  | 'measure'
  | 'reading'
  | 'isCompleted'
  | 'completedAt'
  | 'createdAt'
> & {
  history: Pick<ProgressEvent, 'at' | 'oldProgress' | 'newProgress' | 'reasoning' | 'source'>[]
  values: ValueRecord[]
}

/** A journal entry as the coach sees it; `date` is the user's day. */
export type JournalRecord = { id: string; date: string; mood: number; notes: string }

/** What every question to the coach carries. The coach never reads the database: all it may know is in here. */
export type CoachContext = {
  now: Date
  /** IANA zone in which "today" is meant. */
  timeZone: string
  user: { firstName: string; domains: Domain[] }
  persona: Persona
}

export type Turn = { isFromUser: boolean; text: string; at: string }

/** An alert that is not done: overdue, or due in the next days. */
export type ReminderRecord = Pick<Reminder, 'id' | 'title' | 'scheduledFor' | 'goalId'>

/** The whole record of the user, asked in queries; every figure of an answer is computed. */
export type RecordDesk = {
  ask(query: RecordQuery): Promise<RecordAnswer>
  /** As a person typed it: a misspelt word is the one of their own that is meant. */
  askMeant?(query: RecordQuery): Promise<{ query: RecordQuery; answer: RecordAnswer }>
}

/**
 * What a message asks to have done, or reports, as proposals that stand under the reply. They are read from the message
 * alone, by code and before any engine: nothing that lies in the record, or in an engine's mind, becomes one.
 */
export type Offers = {
  ordered: Proposal[]
  heard: Proposal[]
  /** What was asked for and cannot be done, each in a plain sentence. */
  refused: string[]
}

export type ChatContext = CoachContext & {
  /** Ongoing goals, newest first, and those completed in the last 14 days. */
  goals: GoalRecord[]
  /** Entries of the last 14 days, newest first. */
  journal: JournalRecord[]
  /** Open alerts, soonest first: those overdue, and those of the next 14 days. */
  reminders: ReminderRecord[]
  record: RecordDesk
  offers: Offers
  /** Facts worth keeping from earlier conversations. */
  memories: string[]
  /** What was said before `turns`, in short; empty in a young conversation. */
  summary: string
  /** The last turns of this conversation, oldest first, without `message`. */
  turns: Turn[]
  /** What the coach answered to `message` before and is asked to put otherwise. */
  instead?: string
  message: string
}

export type ProgressContext = CoachContext & { goal: GoalRecord; response: string }

export type DescriptionContext = CoachContext & {
  goalTitle: string
  currentDescription: string
  userResponse: string
  /** 0-100 */
  progress: number
}

/** The name of a coach that is to be made. */
export type CoachMakingContext = CoachContext & { coachName: string }

export type GuidanceContext = CoachContext & { goalTitle: string; domain: Domain; initialDescription: string }

/** A goal as an insight sees it: with what the user wrote about it over time, and what is computed of its future. */
export type InsightGoal = GoalRecord & Pick<Goal, 'progressNotes' | 'completionNotes'> & { outlook: Outlook }

export type GoalAnalysisContext = CoachContext & {
  goal: InsightGoal
  /** Entries of the last 28 days, newest first. */
  journal: JournalRecord[]
}

/** A message of the user's; `date` is their day. */
export type MessageRecord = { id: string; date: string; text: string }

export type WeekContext = CoachContext & {
  /** First day of the user's week, a Monday. */
  weekStart: string
  /** Ongoing goals, newest first, and those completed in the last 14 days. */
  goals: InsightGoal[]
  /** Entries of the last 28 days, newest first. */
  journal: JournalRecord[]
  /** What the user said to the coach this week, newest first. */
  messages: MessageRecord[]
  /** Alerts of this week that are done. */
  alertsDone: number
}
