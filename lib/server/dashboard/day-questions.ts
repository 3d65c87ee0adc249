import 'server-only'
import type { Ask } from '@/lib/contract/ask'
import { addDays, daysBetween, startOfDay } from '@/lib/contract/calendar'
import { questionAbout } from '@/lib/contract/goal-question'
import { planWords } from '@/lib/contract/plan-words'
import type { DayQuestion, QuestionKind } from '@/lib/contract/today'
import { db } from '@/lib/server/db/client'
import { hotRows, statementValues, storedInstant } from '@/lib/server/db/hot-rows'
import { inPassing } from '@/lib/server/db/in-passing'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { notFound } from '@/lib/server/errors'
import { openAsk } from '@/lib/server/goals/open-ask'
import { standing } from '@/lib/server/goals/take-back'
import { newId } from '@/lib/server/ids'
import { serializeUser, type UserRow } from '@/lib/server/users/serialize-user'
import { Prisma } from '@/prisma/generated/sqlite/client'
import type { DayPlan } from './active-plans'
import { type Choice, chooseQuestions, MOST_A_DAY, quietDaysOf } from './choose-questions'
import type { DayGoal } from './ongoing-goals'

type Stored = {
  id: string
  goalId: string
  kind: string
  isSkipped: boolean
  isAnswered: boolean
  /** The day before on which the goal was last asked of its silence; null where none is kept. */
  askedOn: string | null
}

/** How long it is known what was asked. */
const KEPT_DAYS = 60

/**
 * What the coach asks on the user's day. The goals are chosen at the day's first look and stay, with what became of each;
 * while there are fewer than three, a new goal joins them. The words are made anew, so that they tell of the goal as it is.
 */
export async function dayQuestions(
  user: UserRow,
  today: string,
  goals: readonly DayGoal[],
  plans: readonly DayPlan[],
): Promise<DayQuestion[]> {
  const stored = await withChosen(user, today, goals, plans)
  const asks = await asksBack(user, today, stored)
  return stored.flatMap((row) => {
    const goal = goals.find(({ id }) => id === row.goalId)
    if (!goal || goal.status === 'paused') return []
    const question = asQuestion(user, today, row, goal, plans)
    const ask = asks.get(row.goalId)
    return [ask ? { ...question, ask } : question]
  })
}

/** What was asked back today about the goals whose question was answered, and still waits: by the goal. */
async function asksBack(user: UserRow, today: string, stored: readonly Stored[]): Promise<Map<string, Ask>> {
  const answered = stored.filter(({ isAnswered, isSkipped }) => isAnswered && !isSkipped).map(({ goalId }) => goalId)
  if (answered.length === 0) return new Map()
  const rows = await db.insightResponse.findMany({
    where: {
      userId: user.id,
      goalId: { in: answered },
      createdAt: { gte: startOfDay(user.timeZone, today) },
      ask: { not: Prisma.DbNull },
    },
    orderBy: { createdAt: 'asc' },
    select: { goalId: true, ask: true, createdAt: true },
  })
  const now = new Date()
  return new Map(
    rows.flatMap((row) => {
      const ask = openAsk(row, now)
      return ask ? [[row.goalId, ask] as const] : []
    }),
  )
}

/** Puts a question off for the day, or asks it after all. @throws AppError `not_found` */
export async function skipQuestion(user: UserRow, id: string, isSkipped: boolean): Promise<void> {
  await userTransaction(user.id, async (tx) => {
    const { count } = await tx.dayQuestion.updateMany({
      where: { id, userId: user.id },
      data: { skippedAt: isSkipped ? new Date() : null },
    })
    if (count === 0) throw notFound()
  })
}

/** What stands for the day, filled up from the other goals. What cannot be written yet is asked all the same. */
async function withChosen(
  user: UserRow,
  today: string,
  goals: readonly DayGoal[],
  plans: readonly DayPlan[],
): Promise<Stored[]> {
  const stored = await storedQuestions(user, today)
  const others = goals.filter(({ id, status }) => status !== 'paused' && !stored.some(({ goalId }) => goalId === id))
  if (stored.length >= MOST_A_DAY || others.length === 0) return stored
  const chosen = await choose(user, today, stored, others, plans)
  if (chosen.length === 0) return stored
  await inPassing(keep(user, today, chosen))
  const kept = await storedQuestions(user, today)
  if (kept.length > stored.length) return kept
  return [...kept, ...chosen.map((one) => ({ ...one, isSkipped: false, isAnswered: false, askedOn: null }))]
}

type Chosen = Choice & { id: string }

async function choose(
  user: UserRow,
  today: string,
  stored: readonly Stored[],
  others: readonly DayGoal[],
  plans: readonly DayPlan[],
): Promise<Chosen[]> {
  const worked = await workedOn(user, today)
  // What was worked on today counts as one of the day's.
  const left = MOST_A_DAY - new Set([...stored.map(({ goalId }) => goalId), ...worked]).size
  const open = others.filter(({ id }) => !worked.has(id))
  const asked = new Set(await askedSince(user, today, open))
  const areas = serializeUser(user).selectedDomains
  return chooseQuestions(open, plans, { today, timeZone: user.timeZone, areas, asked }, left).map((one) => ({
    ...one,
    id: newId(),
  }))
}

/** Two looks at once choose the same: the second finds what the first has stored. */
function keep(user: UserRow, today: string, chosen: readonly Chosen[]): Promise<void> {
  return userTransaction(user.id, async (tx) => {
    const before = await tx.dayQuestion.findMany({ where: { userId: user.id, date: today }, select: { goalId: true } })
    const known = new Set(before.map(({ goalId }) => goalId))
    const left = chosen.filter(({ goalId }) => !known.has(goalId)).slice(0, Math.max(0, MOST_A_DAY - known.size))
    await tx.dayQuestion.deleteMany({ where: { userId: user.id, date: { lt: addDays(today, -KEPT_DAYS) } } })
    const data = left.map((one, at) => ({ ...one, userId: user.id, date: today, place: before.length + at }))
    await tx.dayQuestion.createMany({ data })
  })
}

/** The goals that were asked of their silence since they were last changed. */
async function askedSince(user: UserRow, today: string, goals: readonly DayGoal[]): Promise<string[]> {
  const rows = await db.dayQuestion.groupBy({
    by: ['goalId'],
    where: { userId: user.id, date: { lt: today }, kind: 'silent' },
    _max: { date: true },
  })
  const { timeZone } = user
  return goals.flatMap((goal) => {
    const askedOn = rows.find(({ goalId }) => goalId === goal.id)?._max.date ?? null
    return wasAskedSince(goal, askedOn, { today, timeZone }) ? [goal.id] : []
  })
}

function wasAskedSince(goal: DayGoal, askedOn: string | null, day: { today: string; timeZone: string }): boolean {
  return askedOn !== null && daysBetween(askedOn, day.today) < quietDaysOf(goal, day)
}

/** The goals that something was said or counted of on the user's day. */
async function workedOn(user: UserRow, today: string): Promise<Set<string>> {
  const since = startOfDay(user.timeZone, today)
  const [answers, values] = await Promise.all([
    db.insightResponse.findMany({
      where: { userId: user.id, createdAt: { gte: since }, ...standing },
      select: { goalId: true },
    }),
    db.datapoint.findMany({ where: { userId: user.id, date: today }, select: { goalId: true } }),
  ])
  return new Set([...answers, ...values].map(({ goalId }) => goalId))
}

function storedQuestions(user: UserRow, today: string): Promise<Stored[]> {
  const { values, add } = statementValues()
  return hotRows(
    { id: 'text', goalId: 'text', kind: 'text', isSkipped: 'boolean', isAnswered: 'boolean', askedOn: 'text?' },
    `SELECT q."id", q."goalId", q."kind", q."skippedAt" IS NOT NULL,
       EXISTS (SELECT 1 FROM "InsightResponse" r WHERE r."goalId" = q."goalId"
         AND r."takenBackAt" IS NULL AND r."createdAt" >= ${add(storedInstant(startOfDay(user.timeZone, today)))})
       OR EXISTS (SELECT 1 FROM "Datapoint" d WHERE d."goalId" = q."goalId" AND d."date" = ${add(today)}),
       (SELECT MAX(b."date") FROM "DayQuestion" b WHERE b."userId" = q."userId" AND b."goalId" = q."goalId"
         AND b."date" < ${add(today)} AND b."kind" = 'silent')
     FROM "DayQuestion" q WHERE q."userId" = ${add(user.id)} AND q."date" = ${add(today)} ORDER BY q."place", q."id"`,
    values,
  )
}

function asQuestion(
  { timeZone }: UserRow,
  today: string,
  { id, goalId, kind, isSkipped, isAnswered, askedOn }: Stored,
  goal: DayGoal,
  plans: readonly DayPlan[],
): DayQuestion {
  const plan = plans.find((one) => one.goalId === goalId)
  const day = { today, timeZone }
  const words =
    kind === 'plan' && plan
      ? `Your plan: ${planWords(plan)}. How did it go today?`
      : questionAbout({
          ...goal,
          today,
          quietDays: quietDaysOf(goal, day),
          wasAsked: wasAskedSince(goal, askedOn, day),
        })
  const state = isAnswered ? 'answered' : isSkipped ? 'skipped' : 'open'
  return { id, goalId, kind: kind as QuestionKind, words, state }
}
