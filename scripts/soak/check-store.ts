import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import { parseDatabaseUrl } from '@/lib/server/db/database-url'
import { connect } from '../prisma/connections'
import { query } from '../prisma/history'
import type { Outcomes, Place } from './writers'

/** What must hold of any database, whatever happened to its server. Each gives no row where it does. */
const RULES: Record<string, string> = {
  'the count of entries is wrong':
    'SELECT id FROM "User" WHERE "entryCount" <> (SELECT COUNT(*) FROM "JournalEntry" WHERE "userId" = "User".id)',
  'the count of messages is wrong':
    'SELECT id FROM "User" WHERE "messageCount" <> (SELECT COUNT(*) FROM "ChatMessage" WHERE "userId" = "User".id)',
  'a message has no answer':
    'SELECT "conversationId" FROM "ChatMessage" GROUP BY 1 HAVING SUM(CASE WHEN "isFromUser" THEN 2 ELSE 0 END) <> COUNT(*)',
  'the ledger does not end at the progress': `SELECT id FROM "Goal" WHERE progress <> COALESCE((SELECT "newProgress"
     FROM "ProgressEvent" WHERE "goalId" = "Goal".id ORDER BY at DESC, id DESC LIMIT 1), progress)`,
  'the ledger has a gap': `SELECT id FROM (SELECT id, "oldProgress", LAG("newProgress") OVER
     (PARTITION BY "goalId" ORDER BY at, id) AS before FROM "ProgressEvent") AS chain WHERE before <> "oldProgress"`,
  'more than one conversation is current':
    'SELECT "userId" FROM "Conversation" WHERE "isActive" GROUP BY "userId" HAVING COUNT(*) > 1',
}

/** What is wrong in a database, in words; nothing where it is whole and holds every acknowledged write once. */
export async function checkStore(
  url: string,
  { acknowledged, inDoubt }: Partial<Outcomes> = {},
  key?: string,
): Promise<string[]> {
  const named = parseDatabaseUrl(url, '/')
  if (!named) throw new Error(`${url} names no database`)
  const database = named.kind === 'sqlite' ? { ...named, key } : named
  const connection = await connect(database)
  try {
    const problems = database.kind === 'sqlite' ? await checkFile(connection) : []
    for (const [problem, sql] of Object.entries(RULES)) {
      const rows = await query(connection, sql)
      if (rows.length > 0) problems.push(`${problem}: ${rows.length} rows, of which ${rows[0]}`)
    }
    return [...problems, ...(await checkMarkers(connection, acknowledged ?? new Map(), inDoubt ?? new Map()))]
  } finally {
    await connection.dispose()
  }
}

async function checkFile(connection: SqlDriverAdapter): Promise<string[]> {
  const [integrity] = await query(connection, 'PRAGMA integrity_check')
  const orphans = await query(connection, 'PRAGMA foreign_key_check')
  return [
    ...(integrity?.[0] === 'ok' ? [] : [`integrity_check says ${integrity?.[0]}`]),
    ...(orphans.length === 0 ? [] : [`${orphans.length} rows point to nothing`]),
  ]
}

async function checkMarkers(
  connection: SqlDriverAdapter,
  acknowledged: ReadonlyMap<string, Place>,
  inDoubt: ReadonlyMap<string, Place>,
): Promise<string[]> {
  const problems: string[] = []
  for (const place of new Set([...acknowledged.values(), ...inDoubt.values()])) {
    const [table, column] = place.split('.')
    const rows = await query(connection, `SELECT "${column}", COUNT(*) FROM "${table}" GROUP BY 1`)
    const stored = new Map(rows.map(([text, count]) => [String(text), Number(count)]))
    const timesOf = (marker: string) => stored.get(marker) ?? 0
    for (const [marker, where] of acknowledged) {
      if (where === place && timesOf(marker) !== 1)
        problems.push(`${place} ${marker} is there ${timesOf(marker)} times`)
    }
    for (const [marker, where] of inDoubt) {
      if (where === place && timesOf(marker) > 1) problems.push(`${place} ${marker} is there ${timesOf(marker)} times`)
    }
  }
  return problems
}
