import 'server-only'
import { db, isUniqueViolation } from '@/lib/server/db/client'

/** An alert that is older is told by Today alone: the server, or its clock, was away for long. */
export const ALERT_HOURS = 6
const HOUR_MS = 3_600_000
/** A clock that was set back may have sent what is not due yet: that counts for nothing. */
const CLOCK_MS = 60_000
const USERS_AT_ONCE = 500

/** Plans a message for every alert that has come due, of users who take messages: one for each alert at each time. */
export async function planAlerts(now: Date): Promise<void> {
  const subscribed = await db.pushSubscription.findMany({ distinct: ['userId'], select: { userId: true } })
  for (let at = 0; at < subscribed.length; at += USERS_AT_ONCE) {
    await planFor(
      subscribed.slice(at, at + USERS_AT_ONCE).map(({ userId }) => userId),
      now,
    )
  }
}

async function planFor(userIds: string[], now: Date): Promise<void> {
  const due = await db.reminder.findMany({
    where: {
      userId: { in: userIds },
      isDone: false,
      scheduledFor: { gt: new Date(now.getTime() - ALERT_HOURS * HOUR_MS), lte: now },
    },
    select: { id: true, userId: true, scheduledFor: true },
  })
  const abouts = due.map(alertAbout)
  const known = await db.pushMessage.findMany({ where: { userId: { in: userIds }, about: { in: abouts } } })
  for (const alert of due) {
    const about = alertAbout(alert)
    const message = known.find((one) => one.about === about && one.userId === alert.userId)
    if (!message)
      await plan({
        userId: alert.userId,
        kind: 'alerts',
        rowId: alert.id,
        about,
        dueAt: alert.scheduledFor,
        createdAt: now,
      })
    else if (message.sentAt && message.sentAt.getTime() > now.getTime() + CLOCK_MS) {
      const where = { id: message.id, sentAt: message.sentAt }
      await db.pushMessage.updateMany({ where, data: { status: 'waiting', sentAt: null, leasedUntil: null } })
    }
  }
}

/** What makes an alert's message one: an alert that is moved is another. */
export function alertAbout({ id, scheduledFor }: { id: string; scheduledFor: Date }): string {
  return `alert ${id} ${scheduledFor.toISOString()}`
}

type Plan = { userId: string; kind: string; rowId: string; about: string; dueAt: Date; createdAt: Date }

async function plan(data: Plan): Promise<void> {
  await db.pushMessage.create({ data }).catch((error: unknown) => {
    // Another instance was first.
    if (!isUniqueViolation(error)) throw error
  })
}
