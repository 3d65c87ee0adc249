import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { WeeklyInsight, WeeklyInsightDraft } from '@/lib/contract/weekly-insight'
import { addDays, dateIn } from '@/lib/server/calendar'
import { bareWeek } from '@/lib/server/coach/bare-insight'
import { builtInCoach } from '@/lib/server/coach/built-in/built-in-coach'
import { checkWeek } from '@/lib/server/coach/check-insight'
import { chooseCoach } from '@/lib/server/coach/choose-coach'
import type { Coach, CoachCall, Source } from '@/lib/server/coach/coach'
import type { WeekContext } from '@/lib/server/coach/context'
import { askCoach } from '@/lib/server/coaching/ask-coach'
import { db } from '@/lib/server/db'
import { consume } from '@/lib/server/http/rate-limit'
import { newId } from '@/lib/server/ids'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { fingerprintOf } from './fingerprint'
import { liveEvidence } from './live-evidence'
import { serializeWeeklyInsight, type WeeklyInsightRow } from './serialize-insight'
import { weekStartOf } from './week'
import { weekContext } from './week-context'

/** Within this time what a model said stands whatever changes. */
const STANDS_MS = 60 * 60_000

/**
 * The insight of the user's current week, in their zone: the stored one, unless the week's data has changed since; what a
 * model said stands for an hour at least.
 *
 * @throws AppError `rate_limited` where a model would be asked too often
 */
export async function weeklyInsight(user: UserRow, signal: AbortSignal): Promise<WeeklyInsight> {
  const { insight, missing } = await standing(user, new Date())
  if (insight) return insight
  if (chooseCoach().source.source !== 'built-in') await consume('coach', user.id)
  return make(user, missing, signal)
}

/** As `weeklyInsight`, but null where a model would have to be asked: for a page, which waits on none. */
export async function weeklyInsightAtHand(user: UserRow, signal: AbortSignal): Promise<WeeklyInsight | null> {
  const { insight, missing } = await standing(user, new Date())
  if (insight) return insight
  return chooseCoach().source.source === 'built-in' ? make(user, missing, signal) : null
}

type Standing = { insight: WeeklyInsight; missing?: never } | { insight: null; missing: WeekContext }

/** The stored insight where it stands, else what a new one is made from. */
async function standing(user: UserRow, now: Date): Promise<Standing> {
  const where = { userId_weekStart: { userId: user.id, weekStart: weekStartOf(user.timeZone, now) } }
  const stored = await db.weeklyInsight.findUnique({ where })
  const isModels = chooseCoach().source.source !== 'built-in'
  const isYoung = stored !== null && now.getTime() - stored.generatedAt.getTime() < STANDS_MS
  if (isModels && isYoung) return { insight: await live(user, stored) }
  const missing = await weekContext(user, now)
  if (stored?.inputHash === hashOf(missing)) return { insight: await live(user, stored) }
  return { insight: null, missing }
}

/** The insight of the user's current week, made anew now. */
export async function remakeWeeklyInsight(user: UserRow, signal: AbortSignal): Promise<WeeklyInsight> {
  return make(user, await weekContext(user, new Date()), signal)
}

async function make(user: UserRow, context: WeekContext, signal: AbortSignal): Promise<WeeklyInsight> {
  const { draft, source, model } = await tell(user, context, signal)
  const { weekStart } = context
  const made = { inputHash: hashOf(context), coachStyle: user.selectedLeader, source, model }
  const data = { ...made, ...draft, generatedAt: new Date() }
  // Of two that are made at once the later one stays, under one id.
  const row = await db.weeklyInsight.upsert({
    where: { userId_weekStart: { userId: user.id, weekStart } },
    create: { id: newId(), userId: user.id, weekStart, ...data },
    update: data,
  })
  return serializeWeeklyInsight(row)
}

type Told = Source & { draft: WeeklyInsightDraft }

/** What the user's coach says of the week, as far as it holds; where nothing of it does, what the built-in coach says. */
async function tell(user: UserRow, context: WeekContext, signal: AbortSignal): Promise<Told> {
  const told = await askCoach(user, context, signal, (coach, call) => asked(coach, context, call))
  return told ?? (await asked(builtInCoach, context, { signal, onUsage: () => undefined })) ?? bare()
}

async function asked(coach: Coach, context: WeekContext, call: CoachCall): Promise<Told | null> {
  const { source, model, draft } = await coach.weeklyInsight(context, call)
  // The built-in coach answers within the same turn of the event loop: others get theirs before the check.
  await setImmediate()
  const checked = checkWeek(draft, context)
  return checked && { source, model, draft: checked }
}

function bare(): Told {
  return { ...builtInCoach.source, draft: bareWeek() }
}

/** What the insight is made from: this week and the one before, on the user's day. */
function hashOf({ now, timeZone, weekStart, goals, journal, messages, alertsDone }: WeekContext): string {
  const since = addDays(weekStart, -7)
  return fingerprintOf([
    dateIn(timeZone, now),
    goals.map(({ outlook: _, ...goal }) => goal),
    journal.filter((entry) => entry.date >= since),
    messages.map((message) => message.id),
    alertsDone,
  ])
}

async function live(user: UserRow, row: WeeklyInsightRow): Promise<WeeklyInsight> {
  const insight = serializeWeeklyInsight(row)
  const [evidence = []] = await liveEvidence(user, [insight.evidence])
  return { ...insight, evidence }
}
