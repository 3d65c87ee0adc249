import { hash } from '@node-rs/argon2'
import type { Database } from '@/lib/server/db/database-url'
import { begin, connect } from '../../prisma/connections'
import { query } from '../../prisma/history'
import { migrate } from '../../prisma/migrate'
import { StepFailed } from '../../run'
import { fillChat } from './chat'
import { crowdsOf, emailOf, PASSWORD, type Sizes } from './crowd'
import { dialectOf } from './dialect'
import { fillGoals } from './goals'
import { fillJournal } from './journal'
import { fillPeople } from './people'

/**
 * Fills a database with generated accounts, migrating it first. Set-based, in one transaction: all of it or nothing.
 * @throws StepFailed when it holds generated accounts already
 */
export async function fillDatabase(database: Database, sizes: Sizes): Promise<void> {
  await migrate(database)
  const dialect = dialectOf(database.kind)
  const passwordHash = await hash(PASSWORD)
  const statements = crowdsOf(sizes, Date.now()).flatMap((crowd) => [
    ...fillPeople(dialect, crowd, passwordHash),
    ...fillGoals(dialect, crowd),
    ...fillJournal(dialect, crowd),
    ...fillChat(dialect, crowd),
  ])
  const { connection, commit, rollback } = await begin(database)
  try {
    const taken = await query(connection, `SELECT "id" FROM "User" WHERE "email" = '${emailOf(0)}'`)
    if (taken.length > 0) throw new StepFailed('The database holds generated accounts already: name an empty one.')
    for (const statement of statements) await connection.executeScript(statement)
    await commit()
  } catch (error) {
    await rollback()
    throw error
  } finally {
    await connection.dispose()
  }
  if (database.kind === 'postgres') await analyze(database)
}

/** Postgres would do so by itself within a minute: until then it plans as for empty tables. */
async function analyze(database: Database): Promise<void> {
  const connection = await connect(database)
  await connection.executeScript('ANALYZE').finally(() => connection.dispose())
}
