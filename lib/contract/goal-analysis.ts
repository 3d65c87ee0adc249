import { z } from 'zod'
import { coachSources } from './chat'
import { paging } from './paging'
import { periods } from './periods'
import { calendarDate } from './text'
import { evidence } from './weekly-insight'

export const riskLevels = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]

export const goalCourses = ['ready', 'overdue', 'behind', 'onTrack', 'tooEarly', 'noDate', 'paused'] as const
/** Where a goal under way stands against its date, or a rhythm against its own measure; `ready` where only completing it is left. */
export type GoalCourse = (typeof goalCourses)[number]

const WEEKS = 8

export const riskItem = z.object({
  goalId: z.string(),
  riskLevel: z.enum(riskLevels),
  status: z.enum(goalCourses),
  /** The progress at the end of each of the last eight weeks, the running one last. */
  weeks: z.array(z.int().min(0).max(100)).length(WEEKS),
})
export type RiskItem = z.infer<typeof riskItem>

/** Calendar days of the user's, and the chance 0-1 to be done by the target date. Null where too little is known. */
export const forecast = z.object({
  probabilityOnTime: z.number().min(0).max(1).nullable(),
  expectedDate: z.iso.date().nullable(),
  earliestDate: z.iso.date().nullable(),
  latestDate: z.iso.date().nullable(),
})
export type Forecast = z.infer<typeof forecast>

/** How much of its unit a measured goal needs in a period to be on time, and how much it makes. */
export const buffer = z.object({
  words: z.string(),
  needs: z.number(),
  makes: z.number(),
  per: z.enum(periods),
  unit: z.string(),
})
export type GoalBuffer = z.infer<typeof buffer>

/** What the coach says about one goal. `analysis` holds **bold** marks; `evidence` says where its claims come from. */
export const goalAnalysis = z.object({
  goalId: z.string(),
  title: z.string(),
  analysis: z.string(),
  suggestions: z.array(z.string()),
  riskLevel: z.enum(riskLevels),
  completionPrediction: z.string(),
  forecast,
  /** Null where the goal is not measured, has no date to come, or is too young to tell. */
  buffer: buffer.nullable(),
  /** Of a goal that is overdue, behind or undated: the nearest day for which it would be on track. Null where there is none. */
  newDate: z.iso.date().nullable(),
  source: z.enum(coachSources),
  /** The model that answered, where one did. */
  model: z.string().nullable(),
  generatedAt: z.iso.datetime(),
  evidence: z.array(evidence),
})
export type GoalAnalysis = z.infer<typeof goalAnalysis>

/** Where a goal is heading, computed alone; `by` is the chance 0-1 by a day that was asked about. */
export const goalHeading = goalAnalysis.pick({ forecast: true, buffer: true, newDate: true }).extend({
  by: z.object({ date: z.iso.date(), chance: z.number().min(0).max(1).nullable() }).nullable(),
})
export type GoalHeading = z.infer<typeof goalHeading>

/** `by`: a day that may become the goal's date. */
export const headingQuery = z.object({ by: calendarDate.optional() })

/** What is computed of a goal, never worded by an engine. */
export type Outlook = Pick<GoalAnalysis, 'riskLevel' | 'completionPrediction' | 'forecast' | 'buffer'> &
  Pick<RiskItem, 'status' | 'weeks'>

/** What an engine words of an analysis. */
export const goalAnalysisDraft = goalAnalysis.pick({ analysis: true, suggestions: true, evidence: true })
export type GoalAnalysisDraft = z.infer<typeof goalAnalysisDraft>

/** The query of the lists of risks and analyses. */
export const insightFilter = z.object(paging())
