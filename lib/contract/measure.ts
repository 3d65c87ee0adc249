import { z } from 'zod'
import { limits } from './limits'
import { messages } from './messages'
import { paging } from './paging'
import { recordRef } from './record-ref'
import { calendarDate, optionalText, text } from './text'

export const measureKinds = ['total', 'level'] as const
export const measureFormats = ['number', 'duration'] as const

/** Any figure that a person can mean; beyond that a sum of many would lose its last digits. */
export const amount = z
  .number({ error: messages.field.number })
  .min(-limits.amount, { error: messages.field.amountRange })
  .max(limits.amount, { error: messages.field.amountRange })

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

/** A measure as a client sends it. */
export const newMeasure = z
  .object({
    kind: z.enum(measureKinds),
    unit: z.string().trim().pipe(optionalText(limits.unit)),
    format: z.enum(measureFormats).default('number'),
    start: amount.default(0),
    target: amount,
  })
  .refine(({ start, target }) => start !== target, { path: ['target'], error: messages.field.targetIsStart })
  .refine(({ kind, start, target }) => kind === 'level' || target >= start, {
    path: ['target'],
    error: messages.field.targetUnderStart,
  })
export type NewMeasure = z.input<typeof newMeasure>

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

/** POST /api/goals/{id}/values: a value, or of a total what it comes to with it. */
export const newValue = z
  .object({
    value: amount.optional(),
    total: amount.optional(),
    date: valueFields.date.optional(),
    note: valueFields.note.optional(),
  })
  .refine(({ value, total }) => (value === undefined) !== (total === undefined), {
    path: ['value'],
    error: messages.field.number,
  })
export type NewValue = z.input<typeof newValue>

/** PATCH /api/values/{id}: only what is sent changes. */
export const valuePatch = z.object({ value: amount, ...valueFields }).partial()
export type ValuePatch = z.input<typeof valuePatch>

/** The query of GET /api/goals/{id}/values. */
export const valueFilter = z.object(paging())

/** POST /api/goals/measure: a goal's words, of which a measure is read. */
export const measureRequest = z.object({ title: text(limits.title), description: text(limits.description).optional() })

/** "Counted in books, 0 of 12": null and no words where the goal's words leave it open. */
export const measureProposal = z.object({
  measure: measure.nullable(),
  words: z.string(),
  reading: z.number().nullable(),
})
export type MeasureProposal = z.infer<typeof measureProposal>
