import 'server-only'
import { type RecordAnswer, type RecordQuery, recordQuery } from '@/lib/contract/record'
import { AppError } from '@/lib/server/errors'
import type { ChatContext, GoalRecord } from '../context'
import { isSameName } from './agrees'
import type { Claim } from './claim'

/** What claims are held against: the record as a model may see it. */
export type Ground = Pick<ChatContext, 'goals' | 'now' | 'timeZone' | 'record'>

/** Asks the record once for each query; null where it cannot be asked that. */
export type Ask = (query: RecordQuery) => Promise<RecordAnswer | null>

/** Rows in which a stated thing is looked for. */
const ROWS = 100

/** What each kind of row has a figure of. */
const FIGURES = { entries: 'energy', checkIns: 'progress' } as const
const OF_FIGURES = ['mean', 'min', 'max', 'trend']

export function askOnce({ record }: Ground): Ask {
  const answers = new Map<string, Promise<RecordAnswer | null>>()
  return (query) => {
    const key = JSON.stringify(query)
    const known = answers.get(key) ?? asked(record, query)
    answers.set(key, known)
    return known
  }
}

async function asked(record: Ground['record'], query: RecordQuery): Promise<RecordAnswer | null> {
  try {
    return await record.ask(query)
  } catch (error) {
    // What the record cannot be asked is no claim that it can decide.
    if (error instanceof AppError) return null
    throw error
  }
}

/** The question to the record that a claim is; null where it is none. */
export async function queryOf(claim: Claim, ground: Ground): Promise<RecordQuery | null> {
  const { of, give = 'list', group, about, goal, from, to, weekdays, energy, status } = claim
  const goalId = goal === undefined ? undefined : await goalIdOf(goal, ground)
  if (goal !== undefined && goalId === undefined) return null
  const when = { ...(from && { from }), ...(to && { to }), ...(weekdays?.length && { weekdays }) }
  const where = {
    ...(energy?.length && { energy: { min: Math.min(...energy), max: Math.max(...energy) } }),
    ...(status && { status }),
  }
  const what = claim.what ?? ((of === 'entries' || of === 'checkIns') && OF_FIGURES.includes(give) && FIGURES[of])
  const read = recordQuery.safeParse({
    of,
    give,
    ...(what && give !== 'list' && { what }),
    ...(group && { by: group }),
    ...(about?.length && { about }),
    ...(goalId && { goal: goalId }),
    ...(Object.keys(when).length > 0 && { when }),
    ...(Object.keys(where).length > 0 && { where }),
    limit: ROWS,
  })
  return read.success ? read.data : null
}

export function goalNamed(goals: readonly GoalRecord[], name: string): GoalRecord | undefined {
  const [only, second] = goals.filter(({ title }) => isSameName(title, name))
  return second ? goals.find(({ title }) => title === name) : only
}

export async function goalIdOf(name: string, { goals, record }: Ground): Promise<string | undefined> {
  const near = goalNamed(goals, name)
  if (near) return near.id
  const all = (await record.goals?.()) ?? []
  return all.find(({ title }) => isSameName(title, name))?.id
}

/** Whether rows answer the query whatever their day, their energy and their status. */
export async function isElsewhere({ when, where, ...query }: RecordQuery, ask: Ask): Promise<boolean> {
  return (when !== undefined || where !== undefined) && (await countOf(query, ask)) > 0
}

export async function countOf(query: RecordQuery, ask: Ask): Promise<number> {
  const { what: _, by: __, ...rest } = query
  return (await ask({ ...rest, give: 'count' }))?.figures.find(({ id }) => id === 'count')?.n ?? 0
}

/** The same of the other kind of row: what somebody wrote may be an entry or a check-in, and a reply does not say which. */
export function ofOtherKind({ goal: _, ...query }: RecordQuery): RecordQuery | null {
  const { where } = query
  if (where?.energy) return null
  if (query.of === 'checkIns') return { ...query, of: 'entries' }
  return query.of === 'entries' ? { ...query, of: 'checkIns' } : null
}
