// Encrypts the database, changes its key or takes it away, with the server stopped:
//   npm run database:key -- --file data/database.key
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { keyInFile, parseKey } from '@/lib/server/db/database-key'
import { env } from '@/lib/server/env'
import { requireSqlite } from '../backup/sqlite-database'
import { StepFailed } from '../run'
import { runStep } from '../step'
import { withLock } from '../with-lock.mjs'
import { isUnder, setKey } from './set-key'

const USAGE = `npm run database:key -- --file <path>   encrypts with the key in this file, which is made where it is not there
npm run database:key -- --stdin         encrypts with the key on standard input
npm run database:key -- --remove        leaves the database unencrypted
The key that it has now, if any, comes from DATABASE_KEY or DATABASE_KEY_FILE. Stop Apogee first.`

await runStep('set the key of the database', async () => {
  const database = requireSqlite(env.database)
  const { key, setting } = await keyAsked()
  // No start of this checkout opens the database meanwhile.
  const isDone = await withLock(async () => {
    if (isUnder({ path: database.path, key })) return false
    await setKey(database, key)
    return true
  })
  const state = key ? 'encrypted with this key' : 'not encrypted'
  console.log(`The database ${database.path} is ${isDone ? 'now' : 'already'} ${state}.`)
  console.log(setting)
  if (isDone) console.log('Backups, and files that a restore kept, are under the key they had when they were made.')
})

async function keyAsked(): Promise<{ key: string | undefined; setting: string }> {
  const { file, stdin, remove } = readOptions()
  if (remove) return { key: undefined, setting: 'Take DATABASE_KEY and DATABASE_KEY_FILE away before the next start.' }
  if (stdin) {
    const key = parseKey(await text(process.stdin), 'The key on standard input')
    return { key, setting: 'Set DATABASE_KEY to it before the next start, and keep a copy where the database is not.' }
  }
  const place = path.resolve(file ?? '')
  if (!existsSync(place)) makeKeyFile(place)
  const setting = `Set DATABASE_KEY_FILE=${place} before the next start, and keep a copy of that file where the database is not: without it nobody can read the database.`
  return { key: keyInFile(place, '--file'), setting }
}

/** On the disk, whole and under its name, before anything is encrypted with it. */
function makeKeyFile(place: string): void {
  const draft = `${place}.${process.pid}`
  mkdirSync(path.dirname(place), { recursive: true })
  const handle = openSync(draft, 'wx', 0o600)
  writeSync(handle, `${randomBytes(32).toString('hex')}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(draft, place)
}

function readOptions() {
  const options = parse()
  const asked = [options.file !== undefined, options.stdin, options.remove].filter(Boolean)
  if (asked.length !== 1 || options.file === '') throw new StepFailed(USAGE)
  return options
}

function parse() {
  try {
    return parseArgs({
      options: {
        file: { type: 'string' },
        stdin: { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new StepFailed(`${(error as Error).message}\n${USAGE}`)
  }
}
