import 'server-only'
import { dateIn, startOfDay } from '@/lib/contract/calendar'
import { isReached, progressOf, readingOf, rhythmOf, targetOf } from '@/lib/contract/measure-reading'
import { countedWords } from '@/lib/contract/measure-words'
import { countedValues } from '@/lib/server/goals/measure/counted-values'
import { standingAt } from '@/lib/server/goals/rhythm/standing'
import { tallyOf } from '@/lib/server/goals/rhythm/tally'
import { derivedId } from '@/lib/server/ids'
import { domainOf } from '@/lib/server/language/orders/domain-words'
import { pause } from '@/lib/server/take-turns'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { countAnew } from './import-values'
import { insertRows } from './insert-rows'
import type { PlacedGoal } from './place-goals'

type Tx = Prisma.TransactionClient
/** How many new goals' values go in between two words of how far it is. */
const GOALS_A_STEP = 50

type NewGoal = ReturnType<typeof newGoal>
type Row = { id: string; date: string; value: number; note: string; createdAt: Date }

/**
 * Writes the goals that a file brings, and its values, which all name the import. Goals that were there are counted anew.
 *
 * @param wrote is told how many rows were written more
 */
export async function writeGoals(
  tx: Tx,
  user: UserRow,
  importId: string,
  placed: readonly PlacedGoal[],
  wrote: (rows: number) => void,
): Promise<void> {
  const now = new Date()
  const total = placed.reduce((sum, { fresh }) => sum + fresh.length, 0)
  const made: NewGoal[] = []
  let at = 0
  for (const one of placed) {
    if (one.into === 'none') continue
    // In the file's order, and before now: of one day the last line counts.
    const rows = one.fresh.map(({ date, value, note }) => {
      const createdAt = new Date(now.getTime() - total + at++)
      return { id: derivedId(createdAt, `${importId} value ${at}`), date, value, note, createdAt }
    })
    if (one.into === 'new') made.push(newGoal(user, importId, one, rows, now))
    else {
      await writeBeside(tx, user, importId, one.into, rows)
      wrote(rows.length)
    }
    await pause()
  }
  // Few statements for many goals: a habit app may have hundreds.
  await insertRows(
    tx,
    'Goal',
    made.map(({ goal }) => goal),
  )
  for (let from = 0; from < made.length; from += GOALS_A_STEP) {
    const some = made.slice(from, from + GOALS_A_STEP)
    const values = some.flatMap(({ goal, rows }) => valueRows(user.id, goal.id, importId, rows))
    await insertRows(tx, 'Datapoint', values)
    wrote(some.length + values.length)
  }
  await insertRows(
    tx,
    'ProgressEvent',
    made.flatMap(({ event }) => event ?? []),
  )
}

async function writeBeside(
  tx: Tx,
  user: UserRow,
  importId: string,
  goalId: string,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  const before = await countedValues(tx, goalId)
  await insertRows(tx, 'Datapoint', valueRows(user.id, goalId, importId, rows))
  await countAnew(tx, user.id, goalId, before)
}

function newGoal(user: UserRow, importId: string, { goal, measure }: PlacedGoal, rows: readonly Row[], now: Date) {
  if (!measure) throw new Error('a goal of a file was written before its target was told')
  const counted = rows.map(({ date, value, createdAt }) => ({ date, value, createdAt: createdAt.toISOString() }))
  const dates = rows.map(({ date }) => date).sort()
  const createdAt = dates[0] === undefined ? now : startOfDay(user.timeZone, dates[0])
  const id = derivedId(createdAt, `${importId} goal ${goal.key}`)
  const rhythm = rhythmOf(measure)
  const target = targetOf(measure)
  const reading = target ? readingOf(target, counted) : null
  const isCompleted = target !== null && reading !== null && isReached(target, reading)
  const row = {
    id,
    userId: user.id,
    title: goal.title,
    description: goal.description,
    domain: domainOf(goal.title) ?? 'personal-growth',
    targetDate: goal.targetDate,
    milestones: [],
    measure,
    reading,
    tally: rhythm ? tallyOf(rhythm, counted, dateIn(user.timeZone, now)) : Prisma.DbNull,
    isCompleted,
    completedAt: isCompleted ? startOfDay(user.timeZone, dates.at(-1) ?? dateIn(user.timeZone, now)) : null,
    completionNotes: '',
    pausedAt: null,
    pausedUntil: null,
    pauses: Prisma.DbNull,
    droppedAt: goal.isArchived ? now : null,
    closingNote: '',
    progressNotes: '',
    neverSend: false,
    importId,
    createdAt,
    updatedAt: now,
  }
  const progress = target && reading !== null ? progressOf(target, reading) : scoreOf(user, row, now)
  const reasoning = target && reading !== null ? countedWords(target, reading) : 'Imported.'
  const named = { id: derivedId(now, `${importId} event ${goal.key}`), userId: user.id, goalId: id, at: now }
  const event = { ...named, oldProgress: 0, newProgress: progress, reasoning, source: 'import' }
  return { goal: { ...row, progress }, rows, event: progress === 0 ? null : event }
}

/** A rhythm's score on the day that it is brought in: its periods before count as written. */
function scoreOf(user: UserRow, row: Omit<Parameters<typeof standingAt>[1], 'progress'>, now: Date): number {
  const tally = row.tally === Prisma.DbNull ? null : row.tally
  return standingAt(user, { ...row, pauses: null, tally, progress: 0 }, now).progress
}

function valueRows(userId: string, goalId: string, importId: string, rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, userId, goalId, importId, source: 'imported', ref: Prisma.DbNull }))
}
