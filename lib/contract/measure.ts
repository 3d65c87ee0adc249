import { z } from 'zod'
import { limits } from './limits'
import { measureMessages } from './messages/measures'
import { paging } from './paging'
import { periods } from './periods'
import { recordRef } from './record-ref'
import { calendarDate, optionalText, text } from './text'

export const measureKinds = ['total', 'level'] as const
export const measureFormats = ['number', 'duration'] as const

/** Any figure that a person can mean; beyond that a sum of many would lose its last digits. */
export const amount = z
  .number({ error: measureMessages.field.number })
  .min(-limits.amount, { error: measureMessages.field.amountRange })
  .max(limits.amount, { error: measureMessages.field.amountRange })

/**
 * How a goal is counted. The values of a total add up from `start` to `target`; a level is the latest value, up or down.
 * With format `duration` values are seconds and are shown as clock times.
 */
export const measure = z.object({
  kind: z.enum(measureKinds),
  unit: z.string(),
  format: z.enum(measureFormats),
  start: z.number(),
  target: z.number(),
})
export type Measure = z.infer<typeof measure>

/**
 * How often a goal is to be done: `times` a day, week or month. With `weekdays` (ISO, Monday 1) it is done on these, per
 * week, and values of other days do not count.
 */
export const rhythm = z.object({
  kind: z.literal('rhythm'),
  unit: z.string(),
  per: z.enum(periods),
  times: z.int().min(1),
  weekdays: z.array(z.int().min(1).max(7)).optional(),
})
export type Rhythm = z.infer<typeof rhythm>

/** How a goal is counted: towards a target, or as a rhythm. */
export const goalMeasure = z.discriminatedUnion('kind', [measure, rhythm])
export type GoalMeasure = z.infer<typeof goalMeasure>

/** Where a rhythm stands on the user's day. */
export const rhythmStanding = z.object({
  /** What was done in the running period. */
  now: z.number(),
  /** What today's values come to; null where nothing is said of today. */
  today: z.number().nullable(),
  /** Of the last `of` periods, at most six, so many were done in full. */
  done: z.int(),
  of: z.int(),
  /** So many of the newest periods that are over were empty, where it was done before and they are two at least. */
  rested: z.int().optional(),
})
export type RhythmStanding = z.infer<typeof rhythmStanding>

const unitSent = z.string({ error: measureMessages.field.unit }).trim().pipe(optionalText(limits.unit))
const ofWeekday = { error: measureMessages.field.weekday }
const weekday = z.int(ofWeekday).min(1, ofWeekday).max(7, ofWeekday)

/** A measure with a target as a client sends it. */
export const newMeasure = z
  .object({
    kind: z.enum(measureKinds),
    unit: unitSent,
    format: z.enum(measureFormats, { error: measureMessages.field.measureFormat }).default('number'),
    start: amount.default(0),
    target: amount,
  })
  .refine(({ start, target }) => start !== target, { path: ['target'], error: measureMessages.field.targetIsStart })
  .refine(({ kind, start, target }) => kind === 'level' || target >= start, {
    path: ['target'],
    error: measureMessages.field.targetUnderStart,
  })

/** A rhythm as a client sends it. Weekdays say how often by themselves. */
const newRhythm = z
  .object({
    kind: z.literal('rhythm'),
    unit: unitSent.default(''),
    per: z.enum(periods, { error: measureMessages.field.rhythm }).optional(),
    times: z
      .int({ error: measureMessages.field.rhythm })
      .min(1, { error: measureMessages.field.rhythm })
      .max(limits.times, { error: measureMessages.field.rhythmOften(limits.times) })
      .optional(),
    weekdays: z.array(weekday, ofWeekday).max(7, ofWeekday).optional(),
  })
  .transform(({ weekdays = [], ...sent }, { addIssue }): Rhythm => {
    const days = [...new Set(weekdays)].sort()
    if (days.length > 0) return { ...sent, per: 'week', times: days.length, weekdays: days }
    if (sent.per === undefined) addIssue({ code: 'custom', path: ['per'], message: measureMessages.field.rhythm })
    if (sent.times === undefined) addIssue({ code: 'custom', path: ['times'], message: measureMessages.field.rhythm })
    return { ...sent, per: sent.per ?? 'week', times: sent.times ?? 1 }
  })
  .pipe(rhythm)

/** A measure of either kind as a client sends it. */
export const newGoalMeasure = z.discriminatedUnion('kind', [newMeasure, newRhythm], {
  error: measureMessages.field.measureKind,
})
export type NewGoalMeasure = z.input<typeof newGoalMeasure>

export const valueSources = ['typed', 'heard', 'imported', 'device', 'coach'] as const

/** One measured value of a goal. `ref` names the row that it was heard in. */
export const datapoint = z.object({
  id: z.string(),
  goalId: z.string(),
  /** The user's day. */
  date: z.string(),
  value: z.number(),
  note: z.string(),
  source: z.enum(valueSources),
  ref: recordRef.extend({ quote: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
})
export type Datapoint = z.infer<typeof datapoint>

const valueFields = {
  /** Not later than today in the user's zone, which only the server can judge. */
  date: calendarDate,
  note: text(limits.valueNote),
}

/** What a value needs, also as the input of a proposal: itself, or the total that it makes. */
export const needsFigure = { path: ['value'], error: measureMessages.field.number }

export function hasOneFigure({ value, total }: { value?: number | undefined; total?: number | undefined }): boolean {
  return (value === undefined) !== (total === undefined)
}

/** POST /api/goals/{id}/values: a value, or of a total what it comes to with it. */
export const newValue = z
  .object({
    value: amount.optional(),
    total: amount.optional(),
    date: valueFields.date.optional(),
    note: valueFields.note.optional(),
  })
  .refine(hasOneFigure, needsFigure)
export type NewValue = z.input<typeof newValue>

/** PATCH /api/values/{id}: only what is sent changes. */
export const valuePatch = z.object({ value: amount, ...valueFields }).partial()
export type ValuePatch = z.input<typeof valuePatch>

/** The query of GET /api/goals/{id}/values. */
export const valueFilter = z.object(paging())

/** POST /api/goals/measure: a goal's words, of which a measure is read. */
export const measureRequest = z.object({ title: text(limits.title), description: text(limits.description).optional() })

/** A level of which the words say where it is to get to, and not where it is now: "weigh 70 kg". */
export const levelAim = measure.pick({ unit: true, format: true, target: true })
export type LevelAim = z.infer<typeof levelAim>

/** "Counted in books, 0 of 12": null and no words where the goal's words leave it open. */
export const measureProposal = z.object({
  measure: goalMeasure.nullable(),
  words: z.string(),
  reading: z.number().nullable(),
  /** Where the words lack no more than the present figure. */
  aim: levelAim.nullable(),
  /** The first day of a rhythm that is for a time still to come: "Dry January" in November. */
  begins: z.string().nullable(),
  /** The last day of a rhythm that is for a time: "Dry January". */
  until: z.string().nullable(),
  /** The day by which its title says that it is to be done: "Read 12 books by June". */
  due: z.string().nullable(),
})
export type MeasureProposal = z.infer<typeof measureProposal>
