import 'server-only'
import { commonMessages } from '@/lib/contract/messages/common'
import { AppError } from '@/lib/server/errors'

/** The cursor after a row at a position. */
export function writeCursor(position: number): string {
  return Buffer.from(String(position)).toString('base64url')
}

/** @throws AppError `validation_failed` for a cursor that this server did not make */
export function readCursor(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString()
  if (/^\d{1,16}$/.test(text)) return Number(text)
  throw new AppError('validation_failed', commonMessages.validation, {
    fields: { cursor: ['Use the cursor of an answer as it is'] },
  })
}
