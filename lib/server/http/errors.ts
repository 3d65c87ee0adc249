import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { type ErrorBody, errorStatus } from '@/lib/contract/error'
import { serverMessages } from '@/lib/contract/messages/server'
import { databaseFaultOf } from '@/lib/server/db/database-fault'
import { AppError, notFound } from '@/lib/server/errors'
import { log } from '@/lib/server/log'

/** The contract's answer to whatever was thrown. What is not an AppError is logged and told to nobody. */
export function errorResponse(thrown: unknown, requestId: string): Response {
  unstable_rethrow(thrown)
  const error = asAppError(thrown, requestId)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (error.retryAfter !== undefined) headers.set('Retry-After', String(Math.ceil(error.retryAfter)))
  return Response.json(bodyOf(error, requestId), { status: errorStatus[error.code], headers })
}

/** The same as a body alone, for an answer whose status has already gone out. */
export function errorBody(thrown: unknown, requestId: string): ErrorBody {
  return bodyOf(asAppError(thrown, requestId), requestId)
}

function bodyOf(error: AppError, requestId: string): ErrorBody {
  const { message, code, fields, current, proposal, reason } = error
  return { error: message, code, fields, current, proposal, reason, requestId }
}

function asAppError(thrown: unknown, requestId: string): AppError {
  if (thrown instanceof AppError) return thrown
  switch (databaseFaultOf(thrown)) {
    case 'gone':
      return notFound()
    case 'taken':
      return new AppError('conflict', serverMessages.taken)
    case 'full':
      return new AppError('storage_full', serverMessages.storageFull)
    case 'unavailable':
      log.error({ requestId, err: thrown }, 'the database did not answer')
      return new AppError('unavailable', serverMessages.unavailable, { retryAfter: 1 })
  }
  log.error({ requestId, err: thrown }, 'unexpected error')
  return new AppError('internal', serverMessages.internal)
}
