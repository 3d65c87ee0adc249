import path from 'node:path'
import { parseArgs } from 'node:util'
import { keyInFile } from '@/lib/server/db/database-key'
import { env } from '@/lib/server/env'
import { StepFailed } from '../run'
import { runStep } from '../step'
import { withLock } from '../with-lock.mjs'
import { restore } from './restore'
import { requireSqlite } from './sqlite-database'

const USAGE = 'npm run restore -- <file> [--key-file <file with the key of the backup, where it is another one>]'

await runStep('restore the backup', async () => {
  const database = requireSqlite(env.database)
  const { file, key } = readOptions()
  // No start of this checkout opens the database meanwhile.
  const { kept, photos } = await withLock(() => restore(database, env.FILES_DIR, path.resolve(file), key))
  console.log(`${database.path} is now ${path.resolve(file)}.`)
  if (kept) console.log(`What was there is kept as ${kept}.`)
  if (!photos) console.log(`No photos stand beside it: those in ${env.FILES_DIR} are as they were.`)
  else if (photos.kept) console.log(`Its photos came back; those that were there are kept in ${photos.kept}.`)
})

function readOptions(): { file: string; key: string | undefined } {
  const { positionals, values } = parse()
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new StepFailed(`Name the backup: ${USAGE}`)
  const keyFile = values['key-file']
  return { file, key: keyFile === undefined ? undefined : keyInFile(keyFile, '--key-file') }
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: { 'key-file': { type: 'string' } } })
  } catch (error) {
    throw new StepFailed(`${(error as Error).message}\n${USAGE}`)
  }
}
