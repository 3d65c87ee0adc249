import { z } from 'zod'
import { ask } from './ask'
import { goalCourses } from './goal-analysis'
import { journalEntry } from './journal'
import { reminder } from './reminder'

export const questionKinds = ['overdue', 'silent', 'plan', 'rhythm', 'due'] as const
/** Why a goal is asked about. */
export type QuestionKind = (typeof questionKinds)[number]

export const dayQuestion = z.object({
  id: z.string(),
  goalId: z.string(),
  kind: z.enum(questionKinds),
  words: z.string(),
  state: z.enum(['open', 'answered', 'skipped']),
  /** What the coach asked back when it was answered today, while that is open. */
  ask: ask.optional(),
})
export type DayQuestion = z.infer<typeof dayQuestion>

export const checklistKinds = ['alert', 'rhythm', 'milestone', 'plan', 'silent'] as const

/** Something to be done today. `id` is that of the reminder, the milestone, the plan or, for a rhythm and a silent goal, the goal. */
export const checklistRow = z.object({
  kind: z.enum(checklistKinds),
  id: z.string(),
  goalId: z.string().nullable(),
  title: z.string(),
  at: z.iso.datetime().nullable(),
  isDone: z.boolean(),
  /** Of a rhythm that is done several times a day: how often it was so far. */
  count: z.string().optional(),
  /** Of a milestone: its own day where that is near, else its goal’s once that has come. */
  due: z.iso.date().optional(),
  /** Of a silent goal: for how many days nothing was recorded. */
  quietDays: z.int().optional(),
  /** Of a plan whose review is due: how it went so far. */
  review: z.string().optional(),
})
export type ChecklistRow = z.infer<typeof checklistRow>

/** GET /api/today. Days are calendar dates in the user's zone; the counts are of the newest ongoing goals. */
export const today = z.object({
  date: z.iso.date(),
  counts: z.record(z.enum(goalCourses), z.int()),
  questions: z.array(dayQuestion),
  checklist: z.array(checklistRow),
  upcoming: z.array(reminder),
  entries: z.array(journalEntry),
})
export type TodayAnswer = z.infer<typeof today>
