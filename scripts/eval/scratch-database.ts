import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A SQLite database that the server's own code in this process uses from now on, gone when the process ends: empty, or a
 * copy of one. Nothing of the server may be imported before: the environment is read once.
 */
export async function openScratchDatabase(from?: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'apogee-eval-'))
  const file = path.join(folder, 'eval.db')
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  Object.assign(process.env, { DATABASE_URL: `file:${file}`, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
  if (from) return copyFileSync(from, file)
  const { migrate } = await import('../prisma/migrate')
  await migrate({ kind: 'sqlite', url: `file:${file}`, path: file })
}
