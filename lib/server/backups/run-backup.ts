import 'server-only'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** A container has the command as one file (scripts/bundle-migrate.mjs), a checkout as TypeScript. */
const BUNDLED = 'backup.mjs'
const IN_CHECKOUT = ['scripts/run-typescript.mjs', 'scripts/backup/backup-command.ts']

const WITHIN_MS = 60 * 60_000
const WORDS_AT_MOST = 500

/**
 * Makes a backup as `npm run backup` does, in a process of its own: a copy and its check hold whatever runs them up for
 * as long as they take.
 *
 * @throws Error with what the command said
 */
export async function runBackup(folder: string, keep: number): Promise<void> {
  const root = process.cwd()
  const script = existsSync(path.join(/* turbopackIgnore: true */ root, BUNDLED)) ? [BUNDLED] : IN_CHECKOUT
  const child = spawn(process.execPath, [...script, '--to', folder, '--keep', String(keep)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: WITHIN_MS,
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(0, WORDS_AT_MOST)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(said.trim() || `The backup ended with code ${code}.`)
}
