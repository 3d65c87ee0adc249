import { z } from 'zod'
import { limits } from './limits'
import { recordMessages } from './messages/record'
import { recordRef } from './record-ref'
import { calendarDate, reference, requiredText, text } from './text'

/** What of the record is looked through. Entries are of the journal, checkIns are answers to the coach about a goal. */
export const recordKinds = [
  'entries',
  'checkIns',
  'goals',
  'milestones',
  'values',
  'messages',
  'alerts',
  'plans',
  'experiments',
  'insights',
  'memories',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** Of one goal: what is left, where it stands, what it is to reach, by when, what that takes a week, how it changed. */
export const goalGives = ['left', 'reading', 'target', 'due', 'pace', 'change'] as const

export function isGoalGive(give: RecordQuery['give']): give is (typeof goalGives)[number] {
  return (goalGives as readonly string[]).includes(give)
}

export const recordGives = [
  'list',
  'first',
  'last',
  'count',
  'sum',
  'mean',
  'min',
  'max',
  'longestRun',
  'longestGap',
  'trend',
  // On how many days there are rows, and how many of them up to today lie in a row.
  'days',
  'currentRun',
  ...goalGives,
] as const
export const recordGroups = ['day', 'week', 'month', 'season', 'weekday', 'goal'] as const
export const recordFigures = ['energy', 'progress', 'value'] as const

const words = requiredText(limits.title)

const side = z.object({
  /**
   * Words that a row holds, matched by stem: all words of a string, any string of a list. Words "in quotes" stand in
   * the row just so.
   */
  about: z.union([words, z.array(words).min(1).max(20)]).optional(),
  /** Rows that would answer `about` are left out: the days without a swim. Of `against`, either takes the place of both. */
  without: z.union([words, z.array(words).min(1).max(20)]).optional(),
  /** The user's days, both included; weekdays ISO 1–7, months 1–12. */
  when: z
    .object({
      from: calendarDate.optional(),
      to: calendarDate.optional(),
      weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).optional(),
      months: z.array(z.int().min(1).max(12)).min(1).max(12).optional(),
    })
    .optional(),
  where: z
    .object({
      energy: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
      /** Goals: ongoing, completed, paused or dropped. Milestones and alerts: open or done. Plans: `held` on at least one day, too. */
      status: z.enum(['ongoing', 'completed', 'open', 'done', 'held', 'paused', 'dropped']).optional(),
      /** Entries that tell of `about` as something that happened: not denied, wished or planned. */
      happened: z.literal(true).optional(),
    })
    .optional(),
  goal: reference.optional(),
})

/** A question to the record. Every figure of its answer is computed; `against` compares with a second side. */
export const recordQuery = side.extend({
  of: z.enum(recordKinds),
  give: z.enum(recordGives),
  /** What is summed, averaged or followed; rows are counted where it is absent. */
  what: z.enum(recordFigures).optional(),
  /** How it is grouped; of messages, `coach` asks for the coach's instead of the user's own. */
  by: z.enum([...recordGroups, 'coach']).optional(),
  /** Overrides only what it names. */
  against: side.optional(),
  limit: z.int().min(1).max(200).default(20),
  cursor: text(limits.title).optional(),
})
export type RecordQuery = z.output<typeof recordQuery>
export type RecordQueryInput = z.input<typeof recordQuery>

/** The unit of a figure that is a length of time, shown as a clock time. */
export const SECONDS = 'seconds'

/** A computed figure: what it is in words, its value, its unit and the number of rows behind it. */
export const recordFigure = z.object({
  id: z.string(),
  words: z.string(),
  /** Null where there is nothing to compute it from. A date is `YYYY-MM-DD`. */
  value: z.union([z.number(), z.string()]).nullable(),
  unit: z.string().nullable(),
  n: z.int(),
})
export type RecordFigure = z.infer<typeof recordFigure>

export const recordRow = z.object({
  ref: recordRef,
  date: z.string(),
  /** Verbatim: the words around what was asked for, or the beginning. */
  quote: z.string(),
  energy: z.int().optional(),
  /** Of an alert: the time of the day in the user's zone, `HH:mm`. */
  time: z.string().optional(),
  /** Of a plan: how it went so far, `held 3 of 4 days`; of an alert that is: `done`. */
  held: z.string().optional(),
})
export type RecordRow = z.infer<typeof recordRow>

export const recordAnswer = z.object({
  figures: z.array(recordFigure),
  groups: z
    .array(z.object({ key: z.string(), words: z.string(), value: z.number().nullable(), n: z.int() }))
    .optional(),
  rows: z.array(recordRow),
  /** Where no row holds all the words of `about`: those that hold the rarest of them, newest first. */
  nearest: z.array(recordRow).optional(),
  /** What was looked through, so that "not there" says where. */
  searched: z.object({
    kinds: z.array(z.enum(recordKinds)),
    from: z.string().nullable(),
    to: z.string().nullable(),
    rows: z.int(),
  }),
  /** Whether a side of a comparison has fewer than 14 rows. */
  few: z.boolean(),
  next: z.string().nullable(),
})
export type RecordAnswer = z.infer<typeof recordAnswer>

/** POST /api/record/ask: a query, or a question in English. */
export const recordAsk = z
  .object({
    query: recordQuery.optional(),
    question: requiredText(limits.message).optional(),
  })
  .refine(({ query, question }) => (query === undefined) !== (question === undefined), {
    path: ['question'],
    error: recordMessages.field.questionOrQuery,
  })
export type RecordAsk = z.input<typeof recordAsk>

export const recordAskAnswer = z.object({ query: recordQuery, answer: recordAnswer, words: z.string() })
export type RecordAskAnswer = z.infer<typeof recordAskAnswer>

/** What the coach looked at for a reply: shown beneath it, opening its rows. */
export const looked = z.object({
  tool: z.string(),
  words: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  rows: z.int(),
  refs: z.array(recordRef),
})
export type Looked = z.infer<typeof looked>
