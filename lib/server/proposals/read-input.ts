import 'server-only'
import type { FieldErrors } from '@/lib/contract/error'
import type { Verb } from '@/lib/contract/proposal'
import { calendarDate } from '@/lib/contract/text'
import { type VerbInput, verbInputs } from '@/lib/contract/verb-inputs'
import { invalid } from '@/lib/server/errors'
import { isPast } from '@/lib/server/verbs/alert-time'

type Sent = Record<string, unknown>

/** An input read by its verb's schema: as it is stored, and which of the needed fields it lacks. */
type ReadInput = { input: Partial<VerbInput<Verb>> & Sent; missing: string[] }

/**
 * Reads a proposal's input. What lacks may still come; a time that has passed is taken for one that lacks. Of an alert's
 * `scheduledFor` the day alone may be known: it is kept, and the time lacks.
 *
 * @throws AppError `validation_failed` for what is sent and wrong
 */
export function readInput(verb: Verb, sent: Sent): ReadInput {
  const known = knownFields(verb, sent)
  if (isPast(known.scheduledFor)) delete known.scheduledFor
  const result = verbInputs[verb].safeParse(known)
  if (result.success) return { input: result.data, missing: [] }
  const issues = result.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? 'input'), message }))
  const wrong = issues.filter(({ field }) => known[field] !== undefined && !isDayAlone(field, known[field]))
  if (wrong.length > 0) throw refused(wrong)
  return { input: known, missing: fieldsOf(issues) }
}

/**
 * Reads an input that is about to be applied, which must lack nothing.
 *
 * @throws AppError `validation_failed`
 */
export function readWholeInput(verb: Verb, sent: Sent): VerbInput<Verb> & Sent {
  const result = verbInputs[verb].safeParse(knownFields(verb, sent))
  if (result.success) return result.data
  throw refused(result.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? 'input'), message })))
}

/** The fields that a stored input lacks by now. */
export function missingFields(verb: Verb, input: Sent): string[] {
  const result = verbInputs[verb].safeParse(input)
  const lacking = result.success ? [] : fieldsOf(result.error.issues.map(({ path }) => ({ field: String(path[0]) })))
  return isPast(input.scheduledFor) ? [...lacking, 'scheduledFor'] : lacking
}

/** A day without a time, which the person still has to set. */
function isDayAlone(field: string, value: unknown): boolean {
  return field === 'scheduledFor' && calendarDate.safeParse(value).success
}

function knownFields(verb: Verb, sent: Sent): Sent {
  const { shape } = verbInputs[verb]
  return Object.fromEntries(Object.entries(sent).filter(([field, value]) => field in shape && value !== undefined))
}

function fieldsOf(issues: readonly { field: string }[]): string[] {
  return [...new Set(issues.map(({ field }) => field))]
}

function refused(issues: readonly { field: string; message: string }[]): Error {
  const fields: FieldErrors = {}
  for (const { field, message } of issues) fields[field] = [...(fields[field] ?? []), message]
  return invalid(fields)
}
