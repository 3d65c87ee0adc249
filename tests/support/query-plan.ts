import pg from 'pg'
import type { PrismaClient } from '@/prisma/generated/sqlite/client'
import type { Query } from './recorded-database'

/** How a database carries out a statement: what it reads from end to end, and whether it sorts what it read. */
type Plan = { scans: string[]; sorts: boolean }

export type Planner = { plan(query: Query): Promise<Plan>; close(): Promise<void> }

/** Asks SQLite by EXPLAIN QUERY PLAN. A walk along a whole index counts as a scan too. */
export function sqlitePlanner(client: PrismaClient): Planner {
  return {
    async plan({ sql }) {
      const steps = await client.$queryRawUnsafe<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`)
      const passing = derivedTables(sql)
      return {
        scans: steps.flatMap(({ detail }) => {
          // A lookup of words in the text index is told as a scan of it, by an index that only it has.
          const [, name = ''] = /^SCAN (\S+)(?!.* VIRTUAL TABLE INDEX \d+:\S)/.exec(detail) ?? []
          const isTable = name && !name.startsWith('(') && !passing.includes(name)
          return isTable || walksAllOfOne(sql, detail) ? [detail] : []
        }),
        sorts: steps.some(({ detail }) => detail.includes('TEMP B-TREE FOR ORDER BY')),
      }
    },
    close: async () => undefined,
  }
}

/** Reads some rows by their ids, and goes through all that their owner has to find them. */
function walksAllOfOne(sql: string, step: string): boolean {
  return /\bid[`"]? IN \(/i.test(sql) && /^SEARCH .*\(userId=\?\)$/.test(step)
}

/** What a statement names that is no table: the rows of an inner query. SQLite's own, of a window, stand in brackets. */
function derivedTables(sql: string): string[] {
  const names = [...sql.matchAll(/\)\s*AS\s+["`]?(\w+)/gi), ...sql.matchAll(/\bWITH\s+(?:RECURSIVE\s+)?(\w+)/gi)]
  return ['CONSTANT', 'json_each', ...names.map(([, name = '']) => name)]
}

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Cond'?: string; Plans?: Node[] }

/**
 * Asks Postgres by EXPLAIN, with the values that were sent. Scans and sorts are made dear to it, as they are on tables
 * of millions: what it still scans or sorts, no index could have served.
 */
export async function postgresPlanner(url: string): Promise<Planner> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('ANALYZE; SET enable_seqscan = off; SET enable_sort = off; SET enable_bitmapscan = off')
  // What is sorted inside an aggregate is one goal's tags, no history: let it not show as a step of its own.
  await client.query('SET enable_presorted_aggregate = off')
  return {
    async plan({ sql, params }) {
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${sql}`, params)
      const nodes = flatten(rows[0]['QUERY PLAN'][0].Plan)
      return {
        // Of a few ids beside a small table the planner may walk the table's index first: that depends on the day's counts.
        scans: nodes
          .filter((node) => readsAll(node) && !(OF_IDS.test(sql) && isIndexed(node)))
          .map((node) => `${node['Node Type']} on ${node['Relation Name']}`),
        sorts: nodes.some((node) => node['Node Type'].includes('Sort')),
      }
    },
    close: () => client.end(),
  }
}

/** Rows by their ids, with what they belong to. */
const OF_IDS = /"id" IN \(.*\bLEFT JOIN\b|\bLEFT JOIN\b.*"id" IN \(/s

function isIndexed(node: Node): boolean {
  return /^Index (Only )?Scan/.test(node['Node Type'])
}

function readsAll(node: Node): boolean {
  const type = node['Node Type']
  // What waits for the text index is next to nothing: whichever of its indexes is walked costs the same.
  if (type === 'Index Scan' && node['Relation Name'] === 'record_queue') return false
  return type === 'Seq Scan' || (isIndexed(node) && node['Index Cond'] === undefined)
}

function flatten(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)]
}
