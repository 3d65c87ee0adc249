import 'server-only'
import { serverMessages } from '@/lib/contract/messages/server'
import { AppError } from '@/lib/server/errors'

/** An act whose row is no longer as it was: `current` is what it is now, null where it is gone. */
export function moved(current: unknown): AppError {
  return new AppError('conflict', serverMessages.recordMoved, { current })
}
