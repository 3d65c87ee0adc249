import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Feed, MadeFeed } from '@/lib/contract/feed'
import { db } from '@/lib/server/db/client'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { feedEvents } from './feed-events'
import { calendarText } from './icalendar'

const FILE = /^([\w-]{43})\.ics$/

/** Whether the user's dates can be subscribed to, and since when. */
export async function readFeed({ id: userId }: UserRow): Promise<Feed> {
  const row = await db.calendarFeed.findUnique({ where: { userId } })
  return { createdAt: row?.createdAt.toISOString() ?? null }
}

/** Makes the address at which calendars read the user's dates. One that was there before stops working. */
export async function createFeed({ id: userId }: UserRow, origin: string): Promise<MadeFeed> {
  const secret = randomBytes(32).toString('base64url')
  const data = { secretHash: hashOf(secret), createdAt: new Date() }
  const row = await db.calendarFeed.upsert({ where: { userId }, create: { userId, ...data }, update: data })
  return { url: `${origin}/api/feeds/${secret}.ics`, createdAt: row.createdAt.toISOString() }
}

export async function deleteFeed({ id: userId }: UserRow): Promise<void> {
  await db.calendarFeed.deleteMany({ where: { userId } })
}

/**
 * The calendar of a feed's file name. Its ETag changes with its bytes alone.
 *
 * @throws AppError `not_found` for an address that nobody made, or that was taken back
 */
export async function readCalendar(file: string): Promise<{ text: string; etag: string }> {
  const secret = FILE.exec(file)?.[1]
  if (!secret) throw notFound()
  const row = await db.calendarFeed.findUnique({
    where: { secretHash: hashOf(secret) },
    include: { user: { omit: { passwordHash: true } } },
  })
  if (!row?.user) throw notFound()
  const text = calendarText('Apogee', await feedEvents(row.user, new Date()))
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
