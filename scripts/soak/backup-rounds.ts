import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startApp } from '@/tests/support/start-app'
import { ROOT } from '../root.mjs'
import { checkStore } from './check-store'
import { createWriter, noOutcomes } from './writers'

const CLIENTS = 4

type Settings = { DATABASE_URL: string; [name: string]: string }

/**
 * Backs a database up while a server writes to it, each time by the command, and restores each backup to a place of its
 * own, where it must be whole and hold what had been acknowledged before it began.
 */
export async function backupRounds(rounds: number, key?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'apogee-backups-'))
  const keyed: Record<string, string> = key ? { DATABASE_KEY: key } : {}
  const databaseUrl = `file:${path.join(folder, 'apogee.db')}`
  const restoredUrl = `file:${path.join(folder, 'restored.db')}`
  const source = { DATABASE_URL: databaseUrl, ...keyed }
  const target = { DATABASE_URL: restoredUrl, ...keyed }
  const outcomes = noOutcomes()
  const problems: string[] = []
  let backups = 0
  try {
    const app = await startApp({ env: source })
    const writer = await createWriter(app.url, outcomes)
    writer.start(CLIENTS)
    while (backups < rounds && problems.length === 0) {
      const acknowledged = new Map(outcomes.acknowledged)
      const [file = ''] = (await run('backup', source, '--keep', '3')).split('\n')
      backups++
      await run('restore', target, file)
      problems.push(...(await checkStore(restoredUrl, { acknowledged }, key)))
      for (const part of ['', '-wal', '-shm']) rmSync(path.join(folder, `restored.db${part}`), { force: true })
      if (backups === rounds) {
        const refused = await run('restore', source, file).catch((error: { stderr: string }) => error.stderr)
        if (!refused.includes('is in use: stop Apogee')) problems.push(`restoring under the server said: ${refused}`)
        await writer.stop()
        await app.stop()
        const said = await run('restore', source, file)
        const [, replaced] = /kept as (.*)\.$/m.exec(said) ?? []
        problems.push(...outcomes.refused, ...(await checkStore(`file:${replaced}`, outcomes, key)))
      }
    }
    problems.push(...(await answers(source, key)))
    return { backups, acknowledged: outcomes.acknowledged.size, problems }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function answers(source: Settings, key?: string): Promise<string[]> {
  const app = await startApp({ env: source })
  const outcomes = noOutcomes()
  const writer = await createWriter(app.url, outcomes)
  writer.start(1)
  while (outcomes.acknowledged.size === 0 && outcomes.refused.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await writer.stop()
  await app.stop()
  return [...outcomes.refused, ...(await checkStore(source.DATABASE_URL, outcomes, key))]
}

/** The command as a person runs it, and what it says. */
async function run(name: 'backup' | 'restore', settings: Settings, ...args: string[]): Promise<string> {
  const command = ['scripts/run-typescript.mjs', `scripts/backup/${name}-command.ts`, ...args]
  const env = { ...process.env, ...settings }
  return (await promisify(execFile)(process.execPath, command, { cwd: ROOT, env })).stdout
}
