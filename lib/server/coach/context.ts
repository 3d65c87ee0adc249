import 'server-only'
import type { Guidance } from '@/lib/contract/coach'
import type { Domain } from '@/lib/contract/domains'
import type { EnergyPatterns } from '@/lib/contract/energy-patterns'
import type { Goal, ProgressEvent } from '@/lib/contract/goal'
import type { Outlook } from '@/lib/contract/goal-analysis'
import type { Datapoint, Measure, Rhythm, RhythmStanding } from '@/lib/contract/measure'
import type { Plan } from '@/lib/contract/plan'
import type { Proposal } from '@/lib/contract/proposal'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import type { Reminder } from '@/lib/contract/reminder'
import type { ReplyStyle } from '@/lib/contract/reply-style'
import type { ChecklistRow } from '@/lib/contract/today'
import type { ProposedMeasure } from '@/lib/server/language/measure/propose-measure'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import type { Persona } from './personas/persona'
import type { ToolDesk } from './tool-desk'

/** A value of a measured goal as the coach sees it; `date` is the user's day. */
export type ValueRecord = Pick<Datapoint, 'id' | 'date' | 'value' | 'note' | 'source' | 'createdAt'>

/** A goal has so many of its values beside it at least, where it has more; the newest. */
export const VALUES_PER_GOAL = 60

/** How often a goal is to be done, and where that stands. Its score is the goal's progress. */
export type RhythmRecord = { measure: Rhythm; standing: RhythmStanding }

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
  | 'reading'
  | 'isCompleted'
  | 'completedAt'
  | 'pausedAt'
  | 'pausedUntil'
  | 'pauses'
  | 'droppedAt'
  | 'createdAt'
> & {
  /** How it is counted towards a target; null for a rhythm. */
  measure: Measure | null
  rhythm: RhythmRecord | null
  history: Pick<ProgressEvent, 'at' | 'oldProgress' | 'newProgress' | 'reasoning' | 'source'>[]
  values: ValueRecord[]
  neverSend?: boolean
}

export type DroppedGoal = Pick<GoalRecord, 'id' | 'title' | 'tags' | 'milestones'> & {
  measure: null
  /** The user's day. */
  droppedOn: string
  closingNote: string
}

/** A journal entry as the coach sees it; `date` is the user's day. */
export type JournalRecord = { id: string; date: string; mood: number; notes: string; neverSend?: boolean }

/** What every question to the coach carries. The coach never reads the database: all it may know is in here. */
export type CoachContext = {
  now: Date
  /** IANA zone in which "today" is meant. */
  timeZone: string
  user: { firstName: string; domains: Domain[] }
  persona: Persona
  /** Whether the question itself is about what is never sent: then no model is asked it. */
  neverSend?: boolean
}

export type Turn = { isFromUser: boolean; text: string; at: string }

/** An alert that is not done: overdue, or due in the next days. */
export type ReminderRecord = Pick<Reminder, 'id' | 'title' | 'scheduledFor' | 'goalId'> & { neverSend?: boolean }

/** An if-then plan that is being tried, with how its last day went. */
export type PlanRecord = Pick<
  Plan,
  'id' | 'goalId' | 'cue' | 'action' | 'obstacle' | 'ifObstacle' | 'startsOn' | 'reviewOn'
> & { goalTitle: string; last: Plan['outcomes'][number] | null; neverSend?: boolean }

/** What a model is told of the older record, oldest first. */
export type Past = {
  /** Weeks before the first entry that is told whole, by their Mondays. */
  weeks: { monday: string; entries: number; energy: number }[]
  /** Entries that neither `journal` nor `weeks` hold, all of them before. */
  untold: number
  /** What the user answered about missions. */
  checkIns: { id: string; date: string; title: string; text: string }[]
  /** Missions that were completed longer ago than those in `goals`. */
  completed: { id: string; title: string; date: string }[]
}

/** The whole record of the user, asked in queries; every figure of an answer is computed. */
export type RecordDesk = {
  ask(query: RecordQuery): Promise<RecordAnswer>
  /** As a person typed it: a misspelt word is the one of their own that is meant. */
  askMeant?(query: RecordQuery): Promise<{ query: RecordQuery; answer: RecordAnswer; unknown: string[] }>
  /** The rows that hold most of some words, whatever they are of: what comes nearest to a question that was not read. */
  find?(words: readonly string[]): Promise<RecordAnswer>
  /** Every goal as a question may name it, those completed long ago included. */
  goals?(): Promise<AskedGoal[]>
  /** What Today lists: alerts first, those left open from before too, then what the goals ask for. */
  today?(): Promise<ChecklistRow[]>
  /** What went with more and with less energy in the last year. */
  energyPatterns?(): Promise<EnergyPatterns>
  /** Whether entries were asked for while some of them, as after a large import, were not to be found yet. */
  isBehind?(): boolean
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
  /** Words of what was ordered that its cards do not hold. */
  notTaken?: string[]
  /** The next words of a talk that makes a plan, where the message is a turn of one. */
  talk?: string
  /** What the conversation was about before this message: what "it" and "there" stand for. */
  spoken?: { goalId?: string; alert?: { title: string; scheduledFor: string } }
  /** The question of a talk that still waits, where the message reports or asks something else: it is asked again. */
  resume?: string
}

export type ChatContext = CoachContext & {
  /** Ongoing goals, newest first, and those completed in the last 14 days. */
  goals: GoalRecord[]
  /** Goals that were dropped, the last first: they are told of as that, and brought back. */
  dropped?: DroppedGoal[]
  /** Newest first: entries of the last 14 days; for a model as many as it is told whole. */
  journal: JournalRecord[]
  /** For a model: what it is told of the record beside the missions and the journal. */
  past?: Past
  /** Whether there were explicit words of crisis in the last days: what they were is withheld. */
  recentCrisis?: boolean
  /** Open alerts, soonest first: those overdue, and those of the next 14 days. */
  reminders: ReminderRecord[]
  /** For a model: the plans that are being tried, newest first. */
  plans?: PlanRecord[]
  /** For a model: the newest cards of this conversation as they stand now, oldest first. */
  cards?: Pick<Proposal, 'title' | 'status' | 'input'>[]
  /** For a model: whether the user keeps some of their record from it. */
  isKeptBack?: boolean
  /** Whether nothing of this talk is kept: then nothing can be offered or remembered. */
  offTheRecord?: boolean
  record: RecordDesk
  /** What an engine may look up and propose while it answers; absent where it answers from this context alone. */
  tools?: ToolDesk
  offers: Offers
  /** Facts worth keeping from earlier conversations, with the user's day on which each was learned. */
  memories: { id?: string; text: string; date: string }[]
  /** What was said before `turns`, in short; empty in a young conversation. */
  summary: string
  /** The last turns of this conversation, oldest first, without `message`. */
  turns: Turn[]
  /** What the coach answered to `message` before and is asked to put otherwise. */
  instead?: string
  /** How the other answer is to differ. */
  style?: ReplyStyle
  doubted?: Doubted
  message: string
}

/** What the coach has just answered, the parts of it that the record does not bear out, and what it had looked up. */
export type Doubted = { reply: string; parts: string[]; looked: string }

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

/** What a new goal's words say of its measure, and what they leave open. */
export type NewGoalRead = { proposed: ProposedMeasure | null; fields: Guidance['fields'] }

export type GuidanceContext = CoachContext & {
  goalTitle: string
  domain: Domain
  initialDescription: string
  /** Whether the form says already how it is counted, and by when it is to be done. */
  isCounted?: boolean
  isDated?: boolean
  /** What its words were read for already. */
  read?: NewGoalRead
  /** For a model: the user's other ongoing goals, newest first. */
  others?: OtherGoal[]
}

/** A goal in one line, where it is not what is asked about. */
export type OtherGoal = Pick<Goal, 'id' | 'title' | 'progress' | 'targetDate'> & { neverSend?: boolean }

/** A line of the last week's focus; `ref` has the ids of the rows that it rests on. */
export type FocusRecord = { text: string; ref: Record<string, string> }

/** An answer of a model's that goes back to it once, as it gave it, with the parts that the record does not bear out. */
export type DoubtedAnswer = { answer: string; parts: string[] }

type Around = {
  /** For a model: alerts of the next seven days, soonest first. */
  reminders?: ReminderRecord[]
  doubted?: DoubtedAnswer
}

/** A goal as an insight sees it: with what the user wrote about it over time, and what is computed of its future. */
export type InsightGoal = GoalRecord & Pick<Goal, 'progressNotes' | 'completionNotes'> & { outlook: Outlook }

export type GoalAnalysisContext = CoachContext &
  Around & {
    goal: InsightGoal
    /** Entries of the last 28 days, newest first. */
    journal: JournalRecord[]
    /** For a model: the user's other ongoing goals, newest first. */
    others?: OtherGoal[]
  }

/** A message of the user's; `date` is their day. */
export type MessageRecord = { id: string; date: string; text: string; neverSend?: boolean }

export type WeekContext = CoachContext &
  Around & {
    /** First day of the user's week, a Monday. */
    weekStart: string
    /** Whether another week is running by now: then this one is looked at, and not acted on. */
    isOver?: boolean
    /** Ongoing goals, newest first, and those completed in the last 14 days. */
    goals: InsightGoal[]
    /** Entries of the last 28 days, newest first. */
    journal: JournalRecord[]
    /** What the user said to the coach this week, newest first. */
    messages: MessageRecord[]
    /** Alerts of this week that are done. */
    alertsDone: number
    /** Days of this week and the one before with a check-in on any goal, dropped ones too; else those of `goals`. */
    checkInDays?: { date: string; neverSend?: true }[]
    /** For a model: what the insight of the week before told them to put first. */
    focusBefore?: FocusRecord[]
  }

/** What was said between an engine and its tools before a reply, in the engine's own form. */
export type Rounds = readonly object[]

/** A reply that is to be checked by the model that gave it: what was said for it with tools, and its sentences. */
export type CheckedReply = { rounds: Rounds; sentences: string[] }

/** An insight that is to be checked by the model that gave it: what it was told, and what it said by its sentences. */
export type InsightCheckContext = (WeekContext | GoalAnalysisContext) & { sentences: string[] }
