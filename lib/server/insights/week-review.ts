import 'server-only'
import { z } from 'zod'
import { dateIn } from '@/lib/contract/calendar'
import { reviewedMonday } from '@/lib/contract/reviewed-week'
import { type Choice, choice, type newWeekReview, type Step, type WeekReview } from '@/lib/contract/week-review'
import { db } from '@/lib/server/db/client'
import { doneForKey } from '@/lib/server/db/once'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { newId } from '@/lib/server/ids'
import type { ReminderRow } from '@/lib/server/reminders/serialize-reminder'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'

const storedChoices = z.array(choice)
const storedSteps = z.array(z.object({ title: z.string(), scheduledFor: z.string(), goalId: z.string().nullish() }))

export type WeekReviewRow = Prisma.WeekReviewGetPayload<object>

/** The Monday of the week that the user reviews now: of the one that runs, or of the one before in its first days. */
async function reviewedWeek(tx: Prisma.TransactionClient, user: UserRow, now: Date): Promise<string> {
  const oldest = await tx.goal.findFirst({
    where: { userId: user.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { createdAt: true },
  })
  return reviewedMonday(dateIn(user.timeZone, now), oldest && dateIn(user.timeZone, oldest.createdAt))
}

/** The review that the user makes now, null where it was not begun yet. */
export async function currentReview(user: UserRow): Promise<WeekReviewRow | null> {
  const weekStart = await reviewedWeek(db, user, new Date())
  return db.weekReview.findUnique({ where: { userId_weekStart: { userId: user.id, weekStart } } })
}

/** Keeps what was decided about goals in the week that the user reviews, in place of what was decided about them before. */
export async function noteChoices(user: UserRow, made: readonly Choice[]): Promise<WeekReviewRow> {
  const userId = user.id
  return userTransaction(userId, async (tx) => {
    const key = { userId, weekStart: await reviewedWeek(tx, user, new Date()) }
    const before = await tx.weekReview.findUnique({ where: { userId_weekStart: key }, select: { choices: true } })
    const choices = withMade(before?.choices, made)
    const review = await tx.weekReview.upsert({
      where: { userId_weekStart: key },
      create: { id: newId(), ...key, choices, alerts: 0 },
      update: { choices },
    })
    await doneForKey(tx)
    return review
  })
}

/**
 * Ends the review that the user makes now: each step becomes an alert, but for one that is an alert at that time
 * already, which is linked with the step’s goal, and the week keeps what was decided. A goal that is not the user's, or is
 * gone since, is no link. A second end of the week replaces the steps of the first: one that it
 * leaves out takes its alert along, unless that was changed or done; of two that end at once the later finds the alerts of
 * the earlier.
 */
export async function endReview(
  user: UserRow,
  { choices: made, steps: sent }: z.output<typeof newWeekReview>,
): Promise<{ review: WeekReviewRow; added: ReminderRow[] }> {
  const userId = user.id
  return userTransaction(userId, async (tx) => {
    const doneAt = new Date()
    const key = { userId, weekStart: await reviewedWeek(tx, user, doneAt) }
    const before = await tx.weekReview.findUnique({
      where: { userId_weekStart: key },
      select: { choices: true, steps: true },
    })
    const steps = await withOwnGoals(tx, userId, sent)
    const isKept = (one: Step) => steps.some((step) => sameStep(one, step))
    for (const { title, scheduledFor } of storedSteps.parse(before?.steps ?? []).filter((one) => !isKept(one))) {
      await tx.reminder.deleteMany({ where: { userId, title, scheduledFor: new Date(scheduledFor), isDone: false } })
    }
    const added: ReminderRow[] = []
    for (const { title, scheduledFor, goalId } of steps) {
      const alert = { userId, title, scheduledFor: new Date(scheduledFor) }
      const standing = await tx.reminder.findFirst({ where: alert, select: { id: true, goalId: true } })
      if (!standing) added.push(await tx.reminder.create({ data: { ...alert, goalId: goalId ?? null } }))
      else if (goalId !== undefined && goalId !== standing.goalId)
        await tx.reminder.update({ where: { id: standing.id, userId }, data: { goalId } })
    }
    const left = { choices: withMade(before?.choices, made), alerts: steps.length, steps, doneAt }
    const review = await tx.weekReview.upsert({
      where: { userId_weekStart: key },
      create: { id: newId(), ...key, ...left },
      update: left,
    })
    await doneForKey(tx)
    return { review, added }
  })
}

/** The steps, with no link to a goal that is not the user's. */
async function withOwnGoals(tx: Prisma.TransactionClient, userId: string, steps: readonly Step[]): Promise<Step[]> {
  const named = steps.flatMap(({ goalId }) => goalId ?? [])
  if (named.length === 0) return [...steps]
  const own = await tx.goal.findMany({ where: { userId, id: { in: named } }, select: { id: true } })
  return steps.map((step) =>
    own.some(({ id }) => id === step.goalId) || !step.goalId ? step : { ...step, goalId: null },
  )
}

/** The review as the contract shows it. */
export function serializeReview(row: WeekReviewRow): WeekReview {
  return {
    id: row.id,
    weekStart: row.weekStart,
    choices: storedChoices.parse(row.choices ?? []),
    alerts: row.alerts,
    ...(row.steps !== null && { steps: storedSteps.parse(row.steps) }),
    doneAt: row.doneAt?.toISOString() ?? null,
  }
}

/** Decisions with later ones in their place; one goal has one. */
function withMade(before: unknown, made: readonly Choice[]): Choice[] {
  const choices = new Map(storedChoices.parse(before ?? []).map((one) => [one.goalId, one]))
  for (const one of made) choices.set(one.goalId, one)
  return [...choices.values()]
}

function sameStep(one: Step, other: Step): boolean {
  return one.title === other.title && Date.parse(one.scheduledFor) === Date.parse(other.scheduledFor)
}
