import 'server-only'
import { addDays, dateIn, mondayOf } from '@/lib/contract/calendar'
import { insightMessages } from '@/lib/contract/messages/insights'
import type { InsightReceipt } from '@/lib/contract/receipt'
import type { WeeklyInsight, WeeklyInsightDraft } from '@/lib/contract/weekly-insight'
import { bareWeek } from '@/lib/server/coach/bare-insight'
import { builtInCoach } from '@/lib/server/coach/built-in/built-in-coach'
import { checkWeek, textsOfWeek } from '@/lib/server/coach/check-insight'
import type { WeekContext } from '@/lib/server/coach/context'
import { weekFacts } from '@/lib/server/coach/week-facts'
import { hasMoved, isUnderWay } from '@/lib/server/coach/week-sheet'
import { askCoach } from '@/lib/server/coaching/ask-coach'
import { isModelOf } from '@/lib/server/coaching/coach-of'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { invalid, notFound } from '@/lib/server/errors'
import { newId } from '@/lib/server/ids'
import { consume } from '@/lib/server/limits/rate-limit'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { askChecked, type Insight, type Told } from './ask-checked'
import { fingerprintOf } from './fingerprint'
import { keepInsightReceipt, readInsightReceipt } from './insight-receipt'
import { liveEvidence } from './live-evidence'
import { serializeWeeklyInsight, type WeeklyInsightRow } from './serialize-insight'
import { weekStartOf } from './week'
import { pastWeekContext, weekContext } from './week-context'

/** Within this time what a model said stands whatever changes. */
const STANDS_MS = 60 * 60_000
/** Raised where weeks are worded otherwise than they were kept. */
const WORDING = 6

/**
 * The insight of the user's current week, in their zone: the stored one, unless the week's data has changed since; what a
 * model said stands for an hour at least, and says that it is behind. A week that is over keeps what a model said of it,
 * and is otherwise told by the built-in coach.
 *
 * @throws AppError `rate_limited` where a model would be asked too often, `validation_failed` for a week to come
 */
export async function weeklyInsight(user: UserRow, signal: AbortSignal, date?: string): Promise<WeeklyInsight> {
  const now = new Date()
  const past = pastWeek(user, date, now)
  if (past) return pastInsight(user, past, signal)
  const { insight, missing } = await standing(user, now)
  if (insight) return insight
  if (await isModelOf(user)) await consume('coach', user.id)
  return make(user, missing, signal)
}

/** The insight of the current week, but null where a model would have to be asked: for a page, which waits on none. */
export async function weeklyInsightAtHand(user: UserRow, signal: AbortSignal): Promise<WeeklyInsight | null> {
  const { insight, missing } = await standing(user, new Date())
  if (insight) return insight
  return (await isModelOf(user)) ? null : make(user, missing, signal)
}

/** The insight of a week, by default the current one, made anew now. @throws AppError `validation_failed` for a week to come */
export async function remakeWeeklyInsight(user: UserRow, signal: AbortSignal, date?: string): Promise<WeeklyInsight> {
  const now = new Date()
  const past = pastWeek(user, date, now)
  return make(user, await (past ? pastWeekContext(user, past) : weekContext(user, now)), signal)
}

/** The Monday of a date's week where that is over, null for the current one. @throws AppError `validation_failed` */
export function pastWeek(user: Pick<UserRow, 'timeZone'>, date: string | undefined, now: Date): string | null {
  const current = weekStartOf(user.timeZone, now)
  const asked = date === undefined ? current : mondayOf(date)
  if (asked > current) throw invalid({ week: [insightMessages.field.weekToCome] })
  return asked === current ? null : asked
}

async function pastInsight(user: UserRow, weekStart: string, signal: AbortSignal): Promise<WeeklyInsight> {
  const stored = await storedWeek(user, weekStart)
  if (stored && stored.source !== 'built-in') return live(user, stored)
  const context = await pastWeekContext(user, weekStart)
  if (stored?.inputHash === hashOf(context)) return live(user, stored)
  return keep(user, context, await toldBuiltIn(context, signal))
}

function storedWeek(user: UserRow, weekStart: string): Promise<WeeklyInsightRow | null> {
  return db.weeklyInsight.findUnique({ where: { userId_weekStart: { userId: user.id, weekStart } } })
}

type Standing = { insight: WeeklyInsight; missing?: never } | { insight: null; missing: WeekContext }

/** The stored insight where it stands, else what a new one is made from. */
async function standing(user: UserRow, now: Date): Promise<Standing> {
  const [stored, missing, isModel] = await Promise.all([
    storedWeek(user, weekStartOf(user.timeZone, now)),
    weekContext(user, now),
    isModelOf(user),
  ])
  if (stored?.inputHash === hashOf(missing)) return { insight: await live(user, stored) }
  const isYoung = stored !== null && now.getTime() - stored.generatedAt.getTime() < STANDS_MS
  if (isModel && isYoung) return { insight: { ...(await live(user, stored)), stale: stored.source !== 'built-in' } }
  return { insight: null, missing }
}

async function make(user: UserRow, context: WeekContext, signal: AbortSignal): Promise<WeeklyInsight> {
  return keep(user, context, await tell(user, context, signal))
}

async function keep(user: UserRow, context: WeekContext, told: Told<WeeklyInsightDraft>): Promise<WeeklyInsight> {
  const { draft, source, model, sent, askedAt } = told
  const { weekStart } = context
  const made = { inputHash: hashOf(context), coachStyle: user.selectedLeader, source, model }
  const data = { ...made, ...draft, generatedAt: new Date() }
  const row = await userTransaction(user.id, async (tx) => {
    // Of two that are made at once the later one stays, under one id.
    const stored = await tx.weeklyInsight.upsert({
      where: { userId_weekStart: { userId: user.id, weekStart } },
      create: { id: newId(), userId: user.id, weekStart, ...data },
      update: data,
    })
    await keepInsightReceipt(tx, { userId: user.id, weekId: stored.id }, { model, sent, askedAt })
    return stored
  })
  return { ...serializeWeeklyInsight(row), stale: false }
}

/** What the user's coach says of the week, as far as it holds; where nothing of it does, what the built-in coach says. */
async function tell(user: UserRow, context: WeekContext, signal: AbortSignal): Promise<Told<WeeklyInsightDraft>> {
  const told = await askCoach(user, context, signal, (coach, sent, call) => askChecked(ofWeek, coach, sent, call))
  return told ?? toldBuiltIn(context, signal)
}

async function toldBuiltIn(context: WeekContext, signal: AbortSignal): Promise<Told<WeeklyInsightDraft>> {
  const told = (await askChecked(ofWeek, builtInCoach, context, { signal, onUsage: () => undefined })) ?? bare()
  return context.isOver ? { ...told, draft: withStillGoals(told.draft, context) } : told
}

/** The screen lists each goal of the current week; of one that is over, those that its count of goals is of. */
function withStillGoals(draft: WeeklyInsightDraft, context: WeekContext): WeeklyInsightDraft {
  const still = weekFacts(context).goals.filter((one) => isUnderWay(one) && !hasMoved(one))
  if (still.length === 0) return draft
  const refs = still.map(({ goal }) => ({ kind: 'goal' as const, id: goal.id, quote: goal.title }))
  return { ...draft, evidence: [...draft.evidence, { field: 'goalProgress', index: null, refs }] }
}

const ofWeek: Insight<WeekContext, WeeklyInsightDraft> = {
  ask: (coach, context, call) => coach.weeklyInsight(context, call),
  check: checkWeek,
  texts: textsOfWeek,
  days: ({ weekStart, now, timeZone }) => ({ from: addDays(weekStart, -7), to: dateIn(timeZone, now) }),
}

function bare(): Told<WeeklyInsightDraft> {
  return { ...builtInCoach.source, draft: bareWeek(), sent: null, askedAt: new Date() }
}

/** What a model was sent for the insight of a week, by default the current one. @throws AppError `not_found` where none answered */
export async function weekReceipt(user: UserRow, date?: string): Promise<InsightReceipt> {
  const weekStart = date === undefined ? weekStartOf(user.timeZone, new Date()) : mondayOf(date)
  const stored = await storedWeek(user, weekStart)
  if (!stored) throw notFound()
  return readInsightReceipt({ userId: user.id, weekId: stored.id })
}

/** What the insight is made from: this week and the one before, on the user's day. */
function hashOf({
  now,
  timeZone,
  weekStart,
  isOver,
  goals,
  journal,
  messages,
  alertsDone,
  checkInDays,
}: WeekContext): string {
  const since = addDays(weekStart, -7)
  return fingerprintOf([
    dateIn(timeZone, now),
    goals.map(({ outlook: _, ...goal }) => (isOver ? asThen(goal) : goal)),
    journal.filter((entry) => entry.date >= since),
    messages.map((message) => message.id),
    alertsDone,
    checkInDays,
    WORDING,
  ])
}

/** What changes with a goal after the week: nothing is told anew for it. */
const LATER = new Set(['updatedAt', 'progressNotes', 'datesBefore', 'tags', 'closingNote'])

function asThen(goal: object): object {
  return Object.fromEntries(Object.entries(goal).filter(([field]) => !LATER.has(field)))
}

async function live(user: UserRow, row: WeeklyInsightRow): Promise<WeeklyInsight> {
  const insight = serializeWeeklyInsight(row)
  const [evidence = []] = await liveEvidence(user, [insight.evidence])
  return { ...insight, evidence, stale: false }
}
