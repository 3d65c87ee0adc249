import 'server-only'
import type { GoalChoice, ImportMapping, PreviewGoal } from '@/lib/contract/file-import'
import { limits } from '@/lib/contract/limits'
import type { GoalMeasure } from '@/lib/contract/measure'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { invalid } from '@/lib/server/errors'
import { storedMeasure } from '@/lib/server/goals/stored-goal'
import { wordTable } from '@/lib/server/language/word-table'
import { pause } from '@/lib/server/take-turns'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import type { FoundGoal, FoundMeasure, FoundValue } from './readers/found'

/** A goal of a file with the place that its values go to. `measure` is null where its target has to be told first. */
export type PlacedGoal = {
  goal: FoundGoal
  /** `new`, `none`, or the id of the user's goal. */
  into: string
  measure: GoalMeasure | null
  /** The values that are not there yet. */
  fresh: FoundValue[]
  duplicates: number
}

type Tx = Pick<Prisma.TransactionClient, 'goal' | 'datapoint'>
type Own = { id: string; title: string; measure: GoalMeasure }

/**
 * Decides where the values of a file's goals go: where the person says, else to their goal of the same name, else to a
 * new one.
 *
 * @throws AppError `validation_failed` for a goal that is not theirs, or not counted
 */
export async function placeGoals(
  tx: Tx,
  userId: string,
  goals: readonly FoundGoal[],
  choices: ImportMapping['goals'] = {},
): Promise<PlacedGoal[]> {
  if (goals.length === 0) return []
  const own = await countedGoals(tx, userId)
  const byTitle = new Map(own.map((goal) => [goal.title.toLowerCase(), goal]))
  const byId = new Map(own.map((goal) => [goal.id, goal]))
  const placed: PlacedGoal[] = []
  for (const goal of goals) {
    await pause()
    const choice = Object.hasOwn(choices, goal.key) ? choices[goal.key] : undefined
    const into = choice?.into ?? byTitle.get(goal.title.toLowerCase())?.id ?? (goal.waits ? 'none' : 'new')
    const target = byId.get(into)
    if (target) placed.push(await besideOwn(tx, goal, target))
    else if (into === 'none') placed.push({ goal, into, measure: null, fresh: [], duplicates: 0 })
    else if (into === 'new')
      placed.push({ goal, into, measure: measureOf(goal.measure, choice), fresh: goal.values, duplicates: 0 })
    else throw invalid({ 'mapping.goals': [importFileMessages.field.importNoSuchGoal] })
  }
  return placed
}

async function countedGoals(tx: Tx, userId: string): Promise<Own[]> {
  const rows = await tx.goal.findMany({ where: { userId }, select: { id: true, title: true, measure: true } })
  return rows.flatMap(({ measure, ...row }) => {
    const counted = measure === null ? null : storedMeasure.parse(measure)
    return counted ? [{ ...row, measure: counted }] : []
  })
}

async function besideOwn(tx: Tx, goal: FoundGoal, { id, measure }: Own): Promise<PlacedGoal> {
  const rows = await tx.datapoint.findMany({ where: { goalId: id }, select: { date: true, value: true, note: true } })
  const key = isOncePerDay(measure)
    ? ({ date }: FoundValue) => date
    : ({ date, value, note }: FoundValue) => `${date} ${value} ${note}`
  const there = new Map<string, number>()
  for (const row of rows) there.set(key(row), (there.get(key(row)) ?? 0) + 1)
  const factor = factorOf(goal.measure.unit, measure.unit)
  const values = goal.values.map((one) => ({
    ...one,
    value: factor === 1 ? one.value : Math.round(one.value * factor * 100) / 100,
  }))
  const fresh = values.filter((value) => {
    const left = there.get(key(value)) ?? 0
    if (left > 0) there.set(key(value), left - 1)
    return left === 0
  })
  return { goal, into: id, measure, fresh, duplicates: values.length - fresh.length }
}

/** A rhythm takes one value a day, but where it is to be done several times in one. */
function isOncePerDay(measure: GoalMeasure): boolean {
  return measure.kind === 'rhythm' && !(measure.per === 'day' && measure.times > 1)
}

const THOUSAND = /^thousand +/
const FACTORS = wordTable<number>({ 'kg lb': 2.2046226218, 'lb kg': 0.45359237 })

/** What a figure in the file's unit comes to in the goal's, where both are known. */
function factorOf(from: string, to: string): number {
  if (THOUSAND.test(from) && from.replace(THOUSAND, '') === to.trim().toLowerCase()) return 1_000
  return FACTORS[`${from} ${to.trim().toLowerCase()}`] ?? 1
}

function measureOf(found: FoundMeasure, choice: GoalChoice | undefined): GoalMeasure | null {
  if (found.kind === 'rhythm') {
    const times = Math.min(limits.times, Math.max(1, Math.round(choice?.target ?? found.times)))
    return { ...found, times }
  }
  const target = choice?.target ?? found.target
  if (target === null || target === found.start || (found.kind === 'total' && target < found.start)) return null
  return { ...found, target }
}

/** A placed goal as the preview tells of it. */
export function previewGoal({ goal, into, measure, fresh }: PlacedGoal): PreviewGoal {
  const { key, title, values } = goal
  const counted = into === 'new' && measure ? measure : goal.measure
  const { kind, unit } = counted
  const dates = values.map(({ date }) => date).sort()
  const target = counted.kind === 'rhythm' ? counted.times : counted.target
  const per = counted.kind === 'rhythm' ? counted.per : null
  const count = into === 'none' ? values.length : fresh.length
  return { key, title, kind, unit, per, target, into, values: count, from: dates[0] ?? null, to: dates.at(-1) ?? null }
}
