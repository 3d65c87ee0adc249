// Fills a database with accounts of any size: npm run bench:fill -- --database file:/tmp/big.db --messages 1000000
import { parseArgs } from 'node:util'
import { parseDatabaseUrl } from '@/lib/server/db/database-url'
import { ROOT } from '../root.mjs'
import { StepFailed } from '../run'
import { runStep } from '../step'
import { emailOf, PASSWORD } from './fill/crowd'
import { fillDatabase } from './fill/fill-database'

const USAGE =
  'npm run bench:fill -- --database <file:… or postgresql://…> [--users 1000] [--messages 1000000] [--entries 100000] [--goals 20]'

await runStep('fill the database', async () => {
  const { database, ...sizes } = readOptions()
  const began = performance.now()
  await fillDatabase(database, sizes)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const { users, messages, entries } = sizes
  console.log(
    `${users} accounts in ${seconds} s: ${emailOf(0)} with ${messages} messages and ${entries} entries, the others with 100 of each.`,
  )
  console.log(`Each signs in with the password “${PASSWORD}”.`)
})

function readOptions() {
  const option = (fallback: string) => ({ type: 'string' as const, default: fallback })
  const { values } = parseArgs({
    options: {
      database: option(''),
      users: option('1000'),
      messages: option('1000000'),
      entries: option('100000'),
      goals: option('20'),
    },
  })
  const database = parseDatabaseUrl(values.database, ROOT)
  if (!database) throw new StepFailed(`Name the database: ${USAGE}`)
  const count = (name: 'users' | 'messages' | 'entries' | 'goals') => {
    const value = Number(values[name])
    if (!Number.isInteger(value) || value < 1) throw new StepFailed(`--${name} must be a whole number from 1 on.`)
    return value
  }
  return {
    database,
    users: count('users'),
    messages: count('messages'),
    entries: count('entries'),
    goals: count('goals'),
  }
}
