import { z } from 'zod'
import { ask, confirmation } from './ask'
import { careLevel } from './care'
import { domainIds } from './domains'
import { limits } from './limits'
import { amount, datapoint, type GoalMeasure, goalMeasure, newGoalMeasure, rhythmStanding } from './measure'
import { isReached, targetOf } from './measure-reading'
import { commonMessages } from './messages/common'
import { goalMessages } from './messages/goals'
import { measureMessages } from './messages/measures'
import { paging } from './paging'
import { neverPaused } from './pause'
import { pause } from './pause-schema'
import { proposal } from './proposal'
import { normalizeTags } from './tags'
import { calendarDate, characterCount, instant, requiredText, text } from './text'

export const milestone = z.object({
  id: z.string(),
  title: z.string(),
  isCompleted: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  targetDate: z.string().nullable(),
})
export type Milestone = z.infer<typeof milestone>

/** The target dates that a goal had, and until when, oldest first. */
export const datesBefore = z.array(z.object({ until: z.iso.datetime(), targetDate: z.string().nullable() }))
export type DateBefore = z.infer<typeof datesBefore>[number]

export const goal = z.object({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  description: z.string(),
  domain: z.enum(domainIds),
  targetDate: z.string().nullable(),
  datesBefore: datesBefore.optional(),
  progress: z.int().min(0).max(100),
  tags: z.array(z.string()),
  milestones: z.array(milestone),
  measure: goalMeasure.nullable(),
  /** What a measured goal stands at, in its unit: the total so far, the level now, the times in the running period. */
  reading: z.number().nullable(),
  /** Where a rhythm stands; null for any other goal. Its score is the progress. */
  rhythm: rhythmStanding.nullable(),
  isCompleted: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  completionNotes: z.string(),
  /** When it was paused. Where `pausedUntil` has come it is paused no more (`isPaused`). */
  pausedAt: z.iso.datetime().nullable(),
  /** The first day on which it goes on. */
  pausedUntil: z.string().nullable(),
  /** The pauses before. */
  pauses: z.array(pause),
  droppedAt: z.iso.datetime().nullable(),
  /** What a dropped goal has taught. */
  closingNote: z.string(),
  progressNotes: z.string(),
  /** Whether no model and no client is ever shown it, or what belongs to it. */
  neverSend: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Goal = z.infer<typeof goal>

/** What a goal has that nothing more is known of than its title, its area and its days. */
export const plainGoal = {
  description: '',
  targetDate: null,
  progress: 0,
  tags: [],
  milestones: [],
  measure: null,
  reading: null,
  rhythm: null,
  isCompleted: false,
  completedAt: null,
  completionNotes: '',
  ...neverPaused,
  closingNote: '',
  progressNotes: '',
  neverSend: false,
} satisfies Omit<Goal, 'id' | 'userId' | 'title' | 'domain' | 'createdAt' | 'updatedAt'>

export const progressSources = ['coach', 'insight', 'user', 'import', 'value'] as const

export const progressEvent = z.object({
  id: z.string(),
  goalId: z.string(),
  at: z.iso.datetime(),
  oldProgress: z.int(),
  newProgress: z.int(),
  reasoning: z.string(),
  source: z.enum(progressSources),
  /** When it was taken back, also of the entry that does so: neither counts. */
  takenBackAt: z.iso.datetime().optional(),
})
export type ProgressEvent = z.infer<typeof progressEvent>

const tags = z
  .array(text(1_000))
  .transform(normalizeTags)
  .refine((list) => list.length <= limits.tags, { error: `At most ${limits.tags} tags` })
  .refine((list) => list.every((tag) => characterCount(tag) <= limits.tag), {
    error: `A tag must be at most ${limits.tag} characters`,
  })

const milestoneFields = z.object({
  id: text(100).optional(),
  title: requiredText(limits.title),
  isCompleted: z.boolean().optional(),
  completedAt: instant.nullish(),
  targetDate: calendarDate.nullish(),
})

/** A milestone as a client sends it. Its `id`, where it names a stored one, keeps that one's identity. */
export type MilestoneInput = z.output<typeof milestoneFields>

/** A title alone will do for a milestone. */
const milestoneInput = z.union([
  requiredText(limits.title).transform((title): MilestoneInput => ({ title })),
  milestoneFields,
])

/** The whole list of a goal's milestones, in the user's order. */
export const milestonesInput = z
  .array(milestoneInput)
  .max(limits.milestones, { error: `At most ${limits.milestones} milestones` })

/** A timestamp is cut to the date that it is written with. */
const targetDate = z.union([calendarDate, instant.transform((at) => at.slice(0, 'YYYY-MM-DD'.length))], {
  error: commonMessages.field.date,
})

const fields = {
  title: requiredText(limits.title, goalMessages.field.titleRequired),
  description: text(limits.description),
  domain: z.enum(domainIds, { error: goalMessages.field.domainRequired }),
  targetDate: targetDate.nullable(),
  tags,
  milestones: milestonesInput,
  measure: newGoalMeasure.nullable(),
  neverSend: z.boolean(),
}

/** A goal that is done already is none to set. */
function isThere(counted: GoalMeasure | null, reading: number | undefined): boolean {
  const measure = targetOf(counted)
  return measure !== null && reading !== undefined && isReached(measure, reading)
}

/** POST /api/goals. A goal starts at 0 and ongoing, whatever a client says of it. */
export const newGoal = z
  .object({
    title: fields.title,
    domain: fields.domain,
    description: fields.description.optional(),
    targetDate: fields.targetDate.optional(),
    tags: fields.tags.optional(),
    milestones: fields.milestones.optional(),
    measure: fields.measure.optional(),
    /** With a measure that has a target: what it stands at already. */
    reading: amount.optional(),
    /** What is for a time still to come rests until its first day. */
    pausedUntil: calendarDate.optional(),
    neverSend: fields.neverSend.optional(),
  })
  .refine(({ measure = null, reading }) => !isThere(measure, reading), {
    path: ['reading'],
    error: measureMessages.field.targetIsStart,
  })
export type NewGoal = z.input<typeof newGoal>

/** PATCH /api/goals/{id}: only what is sent changes. */
export const goalPatch = z
  .object({
    ...fields,
    /** With a measure: what the goal stands at now; else an opening value keeps the present progress. */
    reading: amount,
    /** With a changed unit: the factor that the values are multiplied by, or that they are kept as they are. */
    convert: amount.refine((factor) => factor > 0, { error: measureMessages.field.factor }),
    keep: z.boolean(),
    progress: z
      .int({ error: goalMessages.field.progressRange })
      .min(0, { error: goalMessages.field.progressRange })
      .max(100, { error: goalMessages.field.progressRange }),
    // Over 20,000 characters only as they are stored already, which the server judges.
    progressNotes: text(limits.grownNotes),
    isCompleted: z.boolean(),
    completedAt: instant.nullable(),
    completionNotes: text(limits.grownNotes),
    /** True pauses, until a day where `pausedUntil` names one; false goes on. */
    isPaused: z.boolean(),
    pausedUntil: calendarDate.nullable(),
    /** True is an honourable end, with a closing note; false brings it back. */
    isDropped: z.boolean(),
    closingNote: text(limits.progressNotes),
  })
  .partial()
export type GoalPatch = z.input<typeof goalPatch>

export const goalStatuses = ['ongoing', 'completed', 'dropped', 'all'] as const
export type GoalStatus = (typeof goalStatuses)[number]

/**
 * PATCH /api/goals/{id}/ai-update: the user's answer, from which the coach judges the progress; or alone, what they
 * chose where the coach asked back.
 */
export const aiUpdate = z
  .object({
    response: requiredText(limits.response, goalMessages.responseRequired.description).optional(),
    title: fields.title.optional(),
    description: fields.description.optional(),
    confirmed: confirmation.optional(),
  })
  .refine(({ response, confirmed }) => response !== undefined || confirmed !== undefined, {
    path: ['response'],
    error: goalMessages.responseRequired.description,
  })
  .refine(({ confirmed, ...others }) => !confirmed || Object.values(others).every((sent) => sent === undefined), {
    path: ['confirmed'],
    error: goalMessages.field.confirmedAlone,
  })
export type AiUpdate = z.input<typeof aiUpdate>

export const progressUpdate = z.object({ oldProgress: z.int(), newProgress: z.int(), reasoning: z.string() })
export type ProgressUpdate = z.infer<typeof progressUpdate>

/**
 * With `ask` nothing has moved yet. `values` are those that the response wrote. `care`, only where the response is in
 * outright crisis language: words of help, shown in place of a judgement.
 */
export const aiUpdateAnswer = z.object({
  goal,
  progressUpdate,
  ask: ask.optional(),
  values: z.array(datapoint).optional(),
  /** What was done, already applied: what Undo takes back. */
  act: proposal.optional(),
  care: z.string().optional(),
  careLevel,
  /** Where it was answered in the demo, which keeps nothing: the goal is as it would be. */
  unkept: z.literal(true).optional(),
})
export type AiUpdateAnswer = z.infer<typeof aiUpdateAnswer>

/** What writing a value answers, and ticking a milestone: with what was done, as Undo takes it back. */
export const loggedValue = datapoint.extend({ act: proposal.optional() })
export const patchedGoal = goal.extend({ act: proposal.optional() })

/** The query of GET /api/goals. */
export const goalFilter = z.object({
  status: z.enum(goalStatuses).default('all'),
  domain: z.enum(domainIds).optional(),
  tag: text(limits.tag).optional(),
  ...paging(limits.pageSize.goals),
})

/** The query of GET /api/goals/{id}/history. */
export const historyFilter = z.object(paging(limits.pageSize.max))
