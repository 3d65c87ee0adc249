import type { CoachFailure } from './coach-failure'

/** Every machine code an error body can carry, with its status: the one table. */
export const errorStatus = {
  invalid_json: 400,
  validation_failed: 400,
  unauthenticated: 401,
  code_required: 401,
  forbidden: 403,
  demo: 403,
  not_found: 404,
  conflict: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  not_understood: 422,
  rate_limited: 429,
  internal: 500,
  coach_unavailable: 503,
  unavailable: 503,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Why each field was refused, keyed by its dotted path. */
export type FieldErrors = Record<string, string[]>

/** The body of every answer that is not a success. `error` is a sentence for a person. */
export type ErrorBody = {
  error: string
  code: ErrorCode
  fields?: FieldErrors
  requestId?: string
  /** The stored entity, with `precondition_failed` and where a proposal was refused; then null where it is gone. */
  current?: unknown
  /** The proposal as it stands, where it was refused. */
  proposal?: unknown
  /** Why, with `coach_unavailable`. */
  reason?: CoachFailure
}
