import 'server-only'
import type { CoachFailure } from '@/lib/contract/coach-failure'
import type { ErrorCode, FieldErrors } from '@/lib/contract/error'
import { commonMessages } from '@/lib/contract/messages/common'
import { serverMessages } from '@/lib/contract/messages/server'

/**
 * A refusal that is part of the contract. Nouns throw it and know no HTTP; the route wrapper turns it into the status
 * of its code. The message is the sentence the user reads.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** The stored entity, where a stale edit was refused. */
  readonly current: unknown
  /** The proposal that was refused. */
  readonly proposal: unknown
  /** Why the coach could not answer. */
  readonly reason: CoachFailure | undefined
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      fields?: FieldErrors
      current?: unknown
      proposal?: unknown
      reason?: CoachFailure
      retryAfter?: number
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = more.fields
    this.current = more.current
    this.proposal = more.proposal
    this.reason = more.reason
    this.retryAfter = more.retryAfter
  }
}

/** A row that is not there, or not the caller's: the two are the same answer. */
export function notFound(): AppError {
  return new AppError('not_found', serverMessages.notFound)
}

/** Fields that a schema cannot judge because they need the stored row. */
export function invalid(fields: FieldErrors): AppError {
  return new AppError('validation_failed', commonMessages.validation, { fields })
}
