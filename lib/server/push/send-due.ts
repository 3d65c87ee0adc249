import 'server-only'
import { createHash } from 'node:crypto'
import type { PushKind } from '@/lib/contract/push-kinds'
import { db } from '@/lib/server/db/client'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { deliver } from './deliver'
import { muteIfIgnored } from './neglect'
import { ALERT_HOURS } from './plan-alerts'
import { pushSettingsOf, quietUntil } from './settings'
import { wordMessage } from './word-message'

/** Whoever has taken a message sends it within this, or it is anyone's again. Longer than any service is waited for. */
const LEASE_MS = 60_000
const HOUR_MS = 3_600_000
const AT_ONCE = 50
/** How long a push service keeps a message for a phone that is off. */
const KEPT_SECONDS = { alerts: 4 * 3600, others: 12 * 3600 }
/** What was sent is looked after for so long: a notification that is older was seen. */
const WATCHED_MS = 24 * HOUR_MS

/** Sends what is due, each message by whichever instance takes it first. */
export async function sendDue(now: Date): Promise<void> {
  const due = await db.pushMessage.findMany({
    where: { status: 'waiting', dueAt: { lte: now }, OR: free(now) },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    take: AT_ONCE,
  })
  for (const message of due) {
    const leasedUntil = new Date(now.getTime() + LEASE_MS)
    const where = { id: message.id, status: 'waiting', OR: free(now) }
    const { count } = await db.pushMessage.updateMany({ where, data: { leasedUntil } })
    if (count === 1) await sendOne({ ...message, leasedUntil }, now)
  }
}

/** Leased to nobody, or to one who has died. A lease far ahead was taken before the clock was set back. */
function free(now: Date): Prisma.PushMessageWhereInput[] {
  return [
    { leasedUntil: null },
    { leasedUntil: { lte: now } },
    { leasedUntil: { gt: new Date(now.getTime() + 2 * LEASE_MS) } },
  ]
}

type Taken = Prisma.PushMessageGetPayload<object>

async function sendOne(message: Taken, now: Date): Promise<void> {
  const user = await db.user.findUnique({ where: { id: message.userId }, omit: { passwordHash: true } })
  if (!user) return
  const settings = pushSettingsOf(user)
  const kind = message.kind as PushKind
  const quiet = quietUntil(settings, user.timeZone, now)
  // It is judged anew when the quiet hours are over: by then it may be done.
  if (quiet) return settle(message, { dueAt: quiet, leasedUntil: null })
  const isLate = now.getTime() - message.dueAt.getTime() > ALERT_HOURS * HOUR_MS
  if (isLate || !settings[kind] || (await muteIfIgnored(user, kind, now))) return settle(message, { status: 'dropped' })
  const words = await wordMessage(user, message, now)
  if (!words) return settle(message, { status: 'dropped' })
  const delivered = await deliver(user.id, {
    payload: { id: message.id, tag: tagOf(message), ...words },
    topic: tagOf(message),
    seconds: kind === 'alerts' ? KEPT_SECONDS.alerts : KEPT_SECONDS.others,
    urgency: kind === 'alerts' ? 'high' : 'normal',
  })
  if (delivered === 'taken') await settle(message, { status: 'sent', sentAt: now })
  if (delivered === 'none') await settle(message, { status: 'dropped' })
  // A service that cannot be reached just now is tried again when the lease is over.
}

/** Only whoever holds the lease settles a message: one who was too slow has lost it to another. */
async function settle({ id, leasedUntil }: Taken, data: Prisma.PushMessageUpdateManyMutationInput): Promise<void> {
  await db.pushMessage.updateMany({ where: { id, status: 'waiting', leasedUntil }, data })
}

/** Takes back what was sent of the last day and has been done elsewhere since: by one instance, once. */
export async function withdrawDone(now: Date): Promise<void> {
  const sent = await db.pushMessage.findMany({
    where: { status: 'sent', kind: { in: ['alerts', 'plans'] }, sentAt: { gt: new Date(now.getTime() - WATCHED_MS) } },
    include: { user: { omit: { passwordHash: true } } },
  })
  for (const { user, ...message } of sent) {
    if (!user || (await wordMessage(user, message, now))) continue
    const where = { id: message.id, status: 'sent' }
    const { count } = await db.pushMessage.updateMany({ where, data: { status: 'withdrawn' } })
    if (count === 0) continue
    const tag = tagOf(message)
    // Under the same topic: a service that still holds the message puts this in its place.
    await deliver(user.id, { payload: { withdraw: tag }, topic: tag, seconds: KEPT_SECONDS.alerts, urgency: 'normal' })
  }
}

/** Names a message to push services and to the phone's notifications, and tells neither what it is about. */
function tagOf({ id }: Pick<Taken, 'id'>): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 32)
}
