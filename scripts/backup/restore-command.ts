import path from 'node:path'
import { env } from '@/lib/server/env'
import { StepFailed } from '../run'
import { runStep } from '../step'
import { withLock } from '../with-lock.mjs'
import { restore } from './restore'
import { requireSqlite } from './sqlite-database'

await runStep('restore the backup', async () => {
  const database = requireSqlite(env.database)
  const [file] = process.argv.slice(2)
  if (!file) throw new StepFailed('Name the backup: npm run restore -- <file>')
  // No start of this checkout opens the database meanwhile.
  const kept = await withLock(() => restore(database, path.resolve(file)))
  console.log(`${database.path} is now ${path.resolve(file)}.`)
  if (kept) console.log(`What was there is kept as ${kept}.`)
})
