import 'server-only'
import { serverMessages } from '@/lib/contract/messages/server'
import { AppError } from '@/lib/server/errors'
import { db } from './client'

/** @throws AppError `unavailable` unless the database answers */
export async function requireDatabase(): Promise<void> {
  await db.$queryRaw`SELECT 1`.catch((cause: unknown) => {
    throw new AppError('unavailable', serverMessages.unavailable, { cause })
  })
}
