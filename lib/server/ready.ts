import 'server-only'
import { messages } from '@/lib/contract/messages'
import { db } from './db'
import { AppError } from './errors'

/** @throws AppError `unavailable` unless the database answers */
export async function requireDatabase(): Promise<void> {
  await db.$queryRaw`SELECT 1`.catch((cause: unknown) => {
    throw new AppError('unavailable', messages.server.unavailable, { cause })
  })
}
