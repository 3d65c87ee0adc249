import 'server-only'
import type { z } from 'zod'
import { dateIn } from '@/lib/contract/calendar'
import type { Forecast, GoalAnalysis, insightFilter } from '@/lib/contract/goal-analysis'
import { isPaused } from '@/lib/contract/pause'
import type { InsightReceipt } from '@/lib/contract/receipt'
import type { Evidence } from '@/lib/contract/weekly-insight'
import type { InsightGoal, JournalRecord } from '@/lib/server/coach/context'
import { mentionsOf } from '@/lib/server/coach/mentions'
import { isModelOf } from '@/lib/server/coaching/coach-of'
import { db } from '@/lib/server/db/client'
import { inPassing } from '@/lib/server/db/in-passing'
import type { Page } from '@/lib/server/db/keyset'
import { getGoal, listGoals } from '@/lib/server/goals/find-goals'
import { listedGoal } from '@/lib/server/goals/serialize-goal'
import { recentEntries } from '@/lib/server/journal/recent-entries'
import { log } from '@/lib/server/log'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { type Analysed, analyze, analyzeBuiltIn } from './analyze'
import { fingerprintOf } from './fingerprint'
import { keepForecasts } from './forecast-snapshots'
import { insightGoals } from './insight-goals'
import { keepInsightReceipt, readInsightReceipt } from './insight-receipt'
import { liveEvidence } from './live-evidence'
import { type GoalAnalysisRow, serializeAnalysis } from './serialize-analysis'

const JOURNAL_DAYS = 28
const MOST_ENTRIES = 150
/** Where the built-in coach stood in for a model, the model is asked again after this long. */
const STAND_IN_MS = 10 * 60_000

/**
 * The analysis of one goal of the user's: the stored one while nothing about the goal has changed, else a fresh one,
 * which is stored. A goal changes with the user's day too, since days left and days of silence do.
 *
 * @throws AppError `not_found`, or `rate_limited` where a model would be asked too often
 */
export async function goalAnalysis(user: UserRow, id: string, signal: AbortSignal): Promise<GoalAnalysis> {
  const now = new Date()
  const [goal] = await insightGoals(user, [listedGoal(await getGoal(user, id))], now)
  if (!goal) throw new Error('One goal became none')
  await inPassing(keepForecasts(user, [goal], now))
  const isModel = await isModelOf(user)
  const known = await journalKnown(user, now, isModel)
  const inputHash = hashOf(user, goal, known, now)
  const stored = await db.goalAnalysis.findUnique({ where: { goalId: id, userId: user.id } })
  if (stored && isCurrent(stored, inputHash, now, isModel))
    return (await live(user, [serializeAnalysis(stored, goal, user, now)]))[0] as GoalAnalysis

  const journal = known ?? (await recentEntries(user, JOURNAL_DAYS, now, { most: MOST_ENTRIES }))
  const analysed = await analyze(user, goal, journal, now, signal)
  const row = await store(user, rowOf(user, goal, inputHash, analysed, now), analysed)
  return serializeAnalysis(row, goal, user, now)
}

/**
 * A page of the analyses of the user's ongoing goals, newest goal first, those that are paused left out. No model is asked: the stored ones where they
 * still hold, else the built-in coach's. Those are kept where it is the user's coach.
 */
export async function listAnalyses(
  user: UserRow,
  { limit, cursor }: z.output<typeof insightFilter>,
  signal: AbortSignal,
): Promise<Page<GoalAnalysis>> {
  const now = new Date()
  const page = await listGoals(user, { status: 'ongoing', limit, cursor })
  const today = dateIn(user.timeZone, now)
  const goals = await insightGoals(
    user,
    page.rows.filter((goal) => !isPaused(goal, today)),
    now,
  )
  await inPassing(keepForecasts(user, goals, now))
  const stored = await db.goalAnalysis.findMany({
    where: { userId: user.id, goalId: { in: goals.map((one) => one.id) } },
  })
  const isModel = await isModelOf(user)
  const known = await journalKnown(user, now, isModel)
  const current = new Map<string, GoalAnalysis>()
  const missing: InsightGoal[] = []
  for (const goal of goals) {
    const row = stored.find((one) => one.goalId === goal.id)
    if (row?.inputHash === hashOf(user, goal, known, now)) current.set(goal.id, serializeAnalysis(row, goal, user, now))
    else missing.push(goal)
  }
  for (const analysis of await live(user, [...current.values()])) current.set(analysis.goalId, analysis)
  for (const analysis of await madeBuiltIn(user, missing, known, now, signal, isModel))
    current.set(analysis.goalId, analysis)
  return { next: page.next, rows: goals.map((goal) => current.get(goal.id)).filter((one) => one !== undefined) }
}

async function madeBuiltIn(
  user: UserRow,
  goals: InsightGoal[],
  known: JournalRecord[] | null,
  now: Date,
  signal: AbortSignal,
  isModel: boolean,
): Promise<GoalAnalysis[]> {
  if (goals.length === 0) return []
  const journal = known ?? (await recentEntries(user, JOURNAL_DAYS, now, { most: MOST_ENTRIES }))
  const analysed = await analyzeBuiltIn(user, goals, journal, now, signal)
  const made = analysed.flatMap((one, at) => {
    const goal = goals[at]
    return goal ? [{ goal, row: rowOf(user, goal, hashOf(user, goal, known, now), one, now) }] : []
  })
  if (!isModel) {
    const rows = made.map(({ row }) => row)
    await inPassing(storeAll(user, rows))
  }
  return made.map(({ goal, row }) => serializeAnalysis(row, goal, user, now))
}

/** A loss costs nothing but making them again: a goal may have been deleted in the meantime. */
async function storeAll(user: UserRow, rows: GoalAnalysisRow[]): Promise<void> {
  await db
    .$transaction(rows.map((row) => db.goalAnalysis.upsert(replacing(row))))
    .catch((err: unknown) => log.warn({ err, userId: user.id }, 'analyses were not stored'))
}

function isCurrent(stored: GoalAnalysisRow, inputHash: string, now: Date, isModel: boolean): boolean {
  if (stored.inputHash !== inputHash) return false
  const stoodIn = isModel && stored.source === 'built-in'
  return !stoodIn || now.getTime() - stored.generatedAt.getTime() < STAND_IN_MS
}

/** The journal, where the built-in coach answers: what it says is never older than what was written about a goal. */
async function journalKnown(user: UserRow, now: Date, isModel: boolean): Promise<JournalRecord[] | null> {
  return isModel ? null : recentEntries(user, JOURNAL_DAYS, now, { most: MOST_ENTRIES })
}

function hashOf(
  { timeZone }: UserRow,
  { outlook: _, ...goal }: InsightGoal,
  journal: JournalRecord[] | null,
  now: Date,
): string {
  const { history, ...fields } = goal
  const mentions = journal ? mentionsOf(goal, journal) : []
  return fingerprintOf([fields, history.at(-1) ?? null, dateIn(timeZone, now), mentions])
}

async function live(user: UserRow, analyses: GoalAnalysis[]): Promise<GoalAnalysis[]> {
  const lists = await liveEvidence(
    user,
    analyses.map((one) => one.evidence),
  )
  return analyses.map((one, at) => ({ ...one, evidence: lists[at] ?? [] }))
}

function rowOf(user: UserRow, goal: InsightGoal, inputHash: string, analysed: Analysed, now: Date): GoalAnalysisRow {
  const { draft, source, model } = analysed
  const { id: goalId, title } = goal
  const { riskLevel, completionPrediction, forecast } = goal.outlook
  const computed = { riskLevel, completionPrediction, forecast }
  return { goalId, userId: user.id, inputHash, title, ...draft, ...computed, source, model, generatedAt: now }
}

/** Stores an analysis in place of the goal's last one. Of two that are made at once the later one stays. */
async function store(
  user: UserRow,
  row: GoalAnalysisRow,
  { model, sent, askedAt }: Analysed,
): Promise<GoalAnalysisRow> {
  try {
    return await db.$transaction(async (tx) => {
      const stored = await tx.goalAnalysis.upsert(replacing(row))
      await keepInsightReceipt(tx, { userId: user.id, goalId: row.goalId }, { model, sent, askedAt })
      return stored
    })
  } catch (error) {
    // The goal may have been deleted while the coach was thinking.
    await getGoal(user, row.goalId)
    throw error
  }
}

/** What a model was sent for the analysis of a goal. @throws AppError `not_found` where none answered */
export async function analysisReceipt(user: UserRow, goalId: string): Promise<InsightReceipt> {
  return readInsightReceipt({ userId: user.id, goalId })
}

function replacing({ goalId, ...row }: GoalAnalysisRow): Prisma.GoalAnalysisUpsertArgs {
  const data = {
    ...row,
    suggestions: row.suggestions as string[],
    forecast: row.forecast as Forecast,
    evidence: row.evidence as Evidence[],
  }
  return { where: { goalId }, create: { goalId, ...data }, update: data }
}
