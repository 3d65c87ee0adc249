import 'server-only'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import { db } from '@/lib/server/db/client'
import { hotRows, statementValues } from '@/lib/server/db/hot-rows'
import { readOwn } from '@/lib/server/db/read-own'
import { rounded } from './figures'
import { isHopeless, scopeOf } from './scope'
import { byPeriod, seasons, slope } from './series'
import type { Side } from './side'
import type { Tally } from './sum'
import { type Sum, sumOf } from './sum'
import { groupWords } from './words'

type Groups = NonNullable<RecordAnswer['groups']>

/** Groups that an answer holds at most: the newest of them. */
const MOST = 400

/** A side by day, week, month, season or weekday, in their order. */
export function groupsInTime(
  query: RecordQuery,
  by: 'day' | 'week' | 'month' | 'season' | 'weekday',
  tallies: readonly Tally[],
  timeZone: string,
): Groups {
  const groups = [...byPeriod(tallies, by, timeZone)].map(([key, own]) => {
    const sum = sumOf(own)
    const value = query.give === 'trend' ? trendOf(query, own) : groupValue(query, sum)
    return { key, words: groupWords(key, by), value: rounded(value), n: sum.n }
  })
  const order = (key: string) => (by === 'season' ? String(seasons.indexOf(key as (typeof seasons)[number])) : key)
  return groups.toSorted((a, b) => (order(a.key) < order(b.key) ? -1 : 1)).slice(-MOST)
}

const columns = {
  goalId: 'text',
  n: 'number',
  figures: 'number',
  sum: 'number?',
  min: 'number?',
  max: 'number?',
} as const

/** A side by the goals that its rows belong to, those with the most rows first. */
export async function groupsByGoal(query: RecordQuery, side: Side): Promise<Groups> {
  if (isHopeless(side)) return []
  const { values, add } = statementValues()
  const { from, where } = scopeOf(side, true, add)
  const rows = await hotRows(
    columns,
    `SELECT t."goalId", count(*), count(t."figure"), CAST(sum(t."figure") AS DOUBLE PRECISION), min(t."figure"),
       max(t."figure")
     FROM ${from} WHERE ${where} AND t."goalId" IS NOT NULL GROUP BY t."goalId" ORDER BY 2 DESC, 1 LIMIT ${MOST}`,
    values,
  )
  const ids = rows.map(({ goalId }) => goalId)
  const goals = await readOwn(side.userId, ids, (where) =>
    db.goal.findMany({ where, select: { id: true, userId: true, title: true } }),
  )
  const titles = new Map(goals.map(({ id, title }) => [id, title]))
  return rows.flatMap(({ goalId, sum, ...row }) => {
    const words = titles.get(goalId)
    return words === undefined
      ? []
      : { key: goalId, words, value: rounded(groupValue(query, { ...row, sum: sum ?? 0 })), n: row.n }
  })
}

/** What is asked for, of one group: without a figure its rows are counted. */
function groupValue({ give, what }: RecordQuery, { n, figures, sum, min, max }: Sum): number | null {
  if (what === undefined) return n
  if (give === 'sum') return figures > 0 ? sum : null
  if (give === 'min') return min
  return give === 'max' ? max : figures > 0 ? sum / figures : null
}

function trendOf({ what }: RecordQuery, own: readonly Tally[]): number | null {
  if (what === undefined) return sumOf(own).n
  return slope(own.filter(({ figures }) => figures > 0).map(({ day, figures: n, sum }) => ({ day, n, sum })))
}
