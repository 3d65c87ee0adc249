import 'server-only'
import { db } from '@/lib/server/db/client'
import { log } from '@/lib/server/log'
import { isStopping } from '@/lib/server/stopping'
import { planAlerts } from './plan-alerts'
import { planCoach } from './plan-coach'
import { sendDue, withdrawDone } from './send-due'

/** How late an alert may come. */
const EVERY_MS = 10_000
/** What the coach says first is looked for now and then: none of it is of the minute. */
const COACH_EVERY_MS = 10 * 60_000
/** A browser takes a message's word for it for so long. */
const KEPT_MS = 60 * 86_400_000

let coachAt = 0

/** One round: plans what has come due, sends it, and takes back what has been done elsewhere. */
export async function pushRound(now: Date): Promise<void> {
  if ((await db.pushSubscription.findFirst({ select: { id: true } })) === null) return
  await planAlerts(now)
  // A clock that was set back must not silence the coach until it has caught up.
  if (now.getTime() - coachAt >= COACH_EVERY_MS || now.getTime() < coachAt) {
    coachAt = now.getTime()
    await planForAll(now)
    await db.pushMessage.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - KEPT_MS) } } })
  }
  await sendDue(now)
  await withdrawDone(now)
}

async function planForAll(now: Date): Promise<void> {
  const users = await db.user.findMany({
    where: { pushSubscriptions: { some: {} }, demoDay: null },
    omit: { passwordHash: true },
  })
  for (const user of users) await planCoach(user, now)
}

/** Looks for what is due for as long as the process lives, one round after the other. */
export function startPushing(): void {
  const next = () => void setTimeout(round, EVERY_MS).unref()
  async function round() {
    if (isStopping()) return
    await pushRound(new Date()).catch((err: unknown) => log.warn({ err }, 'messages to phones were not looked after'))
    next()
  }
  next()
}
