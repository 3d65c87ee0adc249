import path from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/lib/server/env'
import { StepFailed } from '../run'
import { runStep } from '../step'
import { backUp } from './back-up'
import { requireSqlite } from './sqlite-database'

const USAGE = 'npm run backup -- [--to <folder>] [--keep <number>]'

await runStep('back up the database', async () => {
  const database = requireSqlite(env.database)
  const beside = path.join(path.dirname(database.path), 'backups')
  const { to = env.BACKUP_DIR ?? beside, keep } = readOptions()
  const { file, bytes, photos, removed, isCleared } = await backUp(database, env.FILES_DIR, path.resolve(to), keep)
  console.log(file)
  const withPhotos = photos > 0 ? ` and ${photos === 1 ? '1 file' : `${photos} files`} of photos beside it` : ''
  console.log(
    `${(bytes / 1024 / 1024).toFixed(1)} MB${withPhotos}; the newest ${keep} are kept, ${removed.length} older removed.`,
  )
  if (!isCleared) {
    console.log(
      'The database was too busy to be cleared: what was deleted may stand in its files until the next backup.',
    )
  }
})

function readOptions(): { to?: string; keep: number } {
  const { to, keep } = parse().values
  if (!/^[1-9]\d{0,4}$/.test(keep)) throw new StepFailed(`--keep must be a whole number from 1 on: ${USAGE}`)
  return { ...(to === undefined ? {} : { to }), keep: Number(keep) }
}

function parse() {
  try {
    return parseArgs({
      args: process.argv.slice(2),
      options: { to: { type: 'string' }, keep: { type: 'string', default: String(env.BACKUP_KEEP) } },
    })
  } catch (error) {
    throw new StepFailed(`${(error as Error).message}\n${USAGE}`)
  }
}
