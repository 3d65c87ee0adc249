import 'server-only'
import { AppError } from '@/lib/server/errors'
import { ToolRefusal } from './tool'

const LONGEST = 400

/**
 * Why something was refused, in a line that a model can act on.
 *
 * @throws what is no refusal
 */
export function refusalOf(error: unknown): string {
  if (error instanceof ToolRefusal) return error.message
  if (!(error instanceof AppError)) throw error
  return error.fields ? fieldsLine(error.fields) : error.message
}

/** `when.from: Must be a date; of: Required` */
export function fieldsLine(fields: Record<string, readonly string[]>): string {
  const line = Object.entries(fields)
    .map(([field, reasons]) => `${field}: ${reasons.join(', ')}`)
    .join('; ')
  return line.slice(0, LONGEST)
}
