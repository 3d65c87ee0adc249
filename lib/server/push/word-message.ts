import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { clientMessages } from '@/lib/contract/messages/clients'
import { paths } from '@/lib/contract/paths'
import { readCare } from '@/lib/server/coach/safety'
import { db } from '@/lib/server/db/client'
import { ofActiveGoals } from '@/lib/server/reminders/of-active-goals'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { alertAbout } from './plan-alerts'

export type Message = { userId: string; kind: string; rowId: string; about: string }
export type Words = { title: string; body: string; path: string }

/**
 * What a message says, by the record as it is now; null where there is no reason for it any more. It never holds the text
 * of an entry, nor anything of what is never sent, nor words of crisis.
 */
export async function wordMessage(user: UserRow, message: Message, now: Date): Promise<Words | null> {
  if (message.kind === 'alerts') return wordAlert(user, message, now)
  if (message.kind === 'slips') return wordSlip(user, message)
  if (message.kind === 'plans') return wordPlan(user, message, now)
  return wordVerdict(user, message)
}

const words = clientMessages.push

async function wordAlert(user: UserRow, { rowId: id, about }: Message, now: Date): Promise<Words | null> {
  const alert = await db.reminder.findFirst({
    where: { id, userId: user.id, isDone: false, OR: ofActiveGoals(user, now) },
    include: { goal: { select: { neverSend: true } } },
  })
  if (!alert || alertAbout(alert) !== about) return null
  const isPrivate = alert.goal?.neverSend === true || isGrave(alert.title)
  return {
    title: isPrivate ? words.alert : alert.title,
    body: isPrivate ? words.inApp : words.alert,
    path: paths.dashboard,
  }
}

/** A goal that may be named; null for one that is at rest, done or never sent. */
async function goalTold(userId: string, id: string): Promise<{ title: string } | null> {
  const goal = await db.goal.findFirst({
    where: { id, userId, neverSend: false, isCompleted: false, droppedAt: null },
    select: { title: true },
  })
  return goal && !isGrave(goal.title) ? goal : null
}

async function wordSlip(user: UserRow, { rowId }: Message): Promise<Words | null> {
  const goal = await goalTold(user.id, rowId)
  return goal && { title: goal.title, body: words.slip, path: `${paths.goals}/${rowId}` }
}

async function wordPlan(user: UserRow, { rowId: id }: Message, now: Date): Promise<Words | null> {
  const plan = await db.plan.findFirst({ where: { id, userId: user.id, status: 'active' } })
  const goal = plan && (await goalTold(user.id, plan.goalId))
  if (!plan || !goal || isGrave(`${plan.cue} ${plan.action}`)) return null
  const isTold = JSON.stringify(plan.outcomes).includes(dateIn(user.timeZone, now))
  return isTold ? null : { title: goal.title, body: words.plan(plan.cue, plan.action), path: paths.dashboard }
}

async function wordVerdict(user: UserRow, { rowId: id }: Message): Promise<Words | null> {
  const experiment = await db.experiment.findFirst({
    where: { id, userId: user.id, status: { not: 'stopped' } },
    include: { goal: { select: { neverSend: true } } },
  })
  if (!experiment || experiment.goal?.neverSend || isGrave(experiment.question)) return null
  return { title: words.verdict, body: experiment.question, path: paths.insights }
}

function isGrave(text: string): boolean {
  return readCare(text).level !== null
}
