import 'server-only'
import { addDays, dateIn, instantIn } from '@/lib/contract/calendar'
import { periodAfter, periodStart } from '@/lib/contract/periods'
import type { PushKind } from '@/lib/contract/push-kinds'
import { closedPeriods, isDayOf, shareOfPeriod } from '@/lib/contract/rhythm'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { rhythmMeasureOf } from '@/lib/server/goals/measure/counted-values'
import { courseOf } from '@/lib/server/goals/rhythm/standing'
import { storedTally } from '@/lib/server/goals/rhythm/tally'
import { storedPlanDays } from '@/lib/server/plans/serialize-plan'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { pushSettingsOf } from './settings'

/** How often the coach speaks first in seven days, at most. */
export const MOST_A_WEEK = 3
const WEEK_MS = 7 * 86_400_000
/** When each may come, on the user's clock: a cue in the morning, a verdict after it, what slips while there is an evening left. */
const HOURS = { plans: '08:00', verdicts: '09:00', slips: '17:30' }
/** How long after its end an experiment is news. */
const NEWS_DAYS = 3

type Reason = { kind: Exclude<PushKind, 'alerts'>; rowId: string; about: string; dueAt: Date }

/** Plans what the coach says first to a user today, if anything: at most one thing a day, three in seven days. */
export async function planCoach(user: UserRow, now: Date): Promise<void> {
  const settings = pushSettingsOf(user)
  const reasons = (await reasonsOf(user, now)).filter(({ kind, dueAt }) => settings[kind] && dueAt <= now)
  if (reasons.length === 0) return
  await userTransaction(user.id, async (tx) => {
    const spoken = await tx.pushMessage.findMany({
      where: { userId: user.id, kind: { not: 'alerts' }, createdAt: { gt: new Date(now.getTime() - WEEK_MS) } },
      select: { about: true, status: true, createdAt: true },
    })
    const said = spoken.filter(({ status }) => status !== 'dropped')
    const today = dateIn(user.timeZone, now)
    if (said.length >= MOST_A_WEEK || said.some((one) => dateIn(user.timeZone, one.createdAt) === today)) return
    const known = await tx.pushMessage.findMany({
      where: { userId: user.id, about: { in: reasons.map(({ about }) => about) } },
      select: { about: true },
    })
    const next = reasons.find(({ about }) => known.every((one) => one.about !== about))
    if (next) await tx.pushMessage.create({ data: { userId: user.id, ...next, createdAt: now } })
  })
}

/** Where a word helps today, the most pressing first. */
async function reasonsOf(user: UserRow, now: Date): Promise<Reason[]> {
  const today = dateIn(user.timeZone, now)
  const [slips, plans, verdicts] = [
    await slipsOf(user, today),
    await cuesOf(user, today),
    await verdictsOf(user, today),
  ]
  return [...slips, ...plans, ...verdicts]
}

/** Rhythms that were missed last time, and will be missed again unless something is done today. */
async function slipsOf(user: UserRow, today: string): Promise<Reason[]> {
  const goals = await db.goal.findMany({
    where: { userId: user.id, isCompleted: false, droppedAt: null, pausedAt: null, neverSend: false },
  })
  return goals.flatMap((goal) => {
    const rhythm = rhythmMeasureOf(goal)
    if (!rhythm) return []
    const course = courseOf(user, goal, rhythm, storedTally.parse(goal.tally ?? null))
    const [last] = closedPeriods(course, today)
    const running = periodStart(today, rhythm.per)
    const isMissed = last !== undefined && shareOfPeriod(course, last) < 1
    const isOpen = shareOfPeriod(course, running) < 1 && isDayOf(rhythm, today)
    if (!isMissed || !isOpen || dayLeft(rhythm, today)) return []
    const about = `slip ${goal.id} ${running}`
    return [{ kind: 'slips', rowId: goal.id, about, dueAt: instantIn(user.timeZone, today, HOURS.slips) } as const]
  })
}

/** Whether the running period has another day of the rhythm after today. */
function dayLeft(rhythm: Parameters<typeof isDayOf>[0], today: string): boolean {
  const end = periodAfter(periodStart(today, rhythm.per), rhythm.per)
  for (let day = addDays(today, 1); day < end; day = addDays(day, 1)) if (isDayOf(rhythm, day)) return true
  return false
}

/** The cues of plans that begin today, or that were missed when they were last told of. */
async function cuesOf(user: UserRow, today: string): Promise<Reason[]> {
  const plans = await db.plan.findMany({ where: { userId: user.id, status: 'active', startsOn: { lte: today } } })
  return plans.flatMap((plan) => {
    const days = storedPlanDays.parse(plan.outcomes)
    const isTold = days.some(({ date }) => date === today)
    const isMissed = days.at(-1)?.outcome === 'notDone'
    if (isTold || !(isMissed || plan.startsOn === today)) return []
    const dueAt = instantIn(user.timeZone, today, HOURS.plans)
    return [{ kind: 'plans', rowId: plan.id, about: `plan ${plan.id} ${today}`, dueAt } as const]
  })
}

/** Experiments that have ended. */
async function verdictsOf(user: UserRow, today: string): Promise<Reason[]> {
  const ended = await db.experiment.findMany({
    where: { userId: user.id, status: { not: 'stopped' }, endsOn: { lt: today, gte: addDays(today, -NEWS_DAYS) } },
    select: { id: true },
  })
  const dueAt = instantIn(user.timeZone, today, HOURS.verdicts)
  return ended.map(({ id }) => ({ kind: 'verdicts', rowId: id, about: `verdict ${id}`, dueAt }) as const)
}
