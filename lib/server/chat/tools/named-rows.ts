import 'server-only'
import type { RecordKind, RecordRow } from '@/lib/contract/record'
import type { GoalRecord } from '@/lib/server/coach/context'
import { shortRef } from '@/lib/server/coach/short-ref'
import { getGoal } from '@/lib/server/goals/find-goals'
import { goalRecord } from '@/lib/server/goals/goal-record'
import { type RecordScope, ToolRefusal } from './tool'

type Named = { id: string; name: string }

/** Most rows that are looked through for a name. */
const MOST = 200

/**
 * The goal that a model names by its title, its short ref or its id: of those it was told of, else of the whole record
 * as it may see it.
 *
 * @throws ToolRefusal where none or several are meant
 */
export async function goalNamed(scope: RecordScope, name: string): Promise<GoalRecord> {
  const { goals } = scope.context
  const told = among(
    goals.map(({ id, title }) => ({ id, name: title })),
    name,
  )
  const [only] = told
  if (only && told.length === 1) return goals.find(({ id }) => id === only.id) as GoalRecord
  const id = one('goal', name, told.length > 1 ? told : among(await rowsOf(scope, 'goals'), name))
  return goals.find((goal) => goal.id === id) ?? goalRecord(await getGoal(scope.user, id))
}

const called = { alerts: 'alert', memories: 'memory', plans: 'plan', experiments: 'experiment' } as const

/** The id of an alert, a memory, a plan or an experiment that a model names. @throws ToolRefusal as above */
export async function rowNamed(scope: RecordScope, of: keyof typeof called, name: string): Promise<string> {
  return one(called[of], name, among(await rowsOf(scope, of), name))
}

/** The id of a goal's milestone that a model names. @throws ToolRefusal as above */
export function milestoneNamed({ milestones }: GoalRecord, name: string): string {
  const named = milestones.map(({ id, title }) => ({ id, name: title }))
  return one('milestone', name, among(named, name))
}

async function rowsOf({ record }: RecordScope, of: RecordKind): Promise<Named[]> {
  const { rows } = await record.ask({ of, give: 'list', limit: MOST })
  return rows.map(({ ref, quote }: RecordRow) => ({ id: ref.id, name: quote }))
}

/** Those of an id, else of that very name, else whose name holds it or is held by it. */
function among(rows: readonly Named[], name: string): Named[] {
  const asked = name.trim()
  const wanted = plain(asked)
  const ways: ((row: Named) => boolean)[] = [
    ({ id }) => id === asked || shortRef(id) === asked || shortRef(id) === `#${asked}`,
    (row) => plain(row.name) === wanted,
    (row) => wanted.length > 2 && (plain(row.name).includes(wanted) || wanted.includes(plain(row.name))),
  ]
  for (const way of ways) {
    const found = rows.filter(way)
    if (found.length > 0) return found
  }
  return []
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function one(kind: string, name: string, found: readonly Named[]): string {
  const [only] = found
  if (only && found.length === 1) return only.id
  if (!only) throw new ToolRefusal(`There is no ${kind} “${name.slice(0, 80)}”. Name one by its title or its #ref.`)
  const those = found.slice(0, 5).map((row) => `${shortRef(row.id)} “${row.name.slice(0, 60)}”`)
  throw new ToolRefusal(`Several are meant by that ${kind}: ${those.join(', ')}. Name one by its #ref.`)
}
