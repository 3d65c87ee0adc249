import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/tests/support/free-port'
import { ROOT } from '../root.mjs'
import { firstAnswer, startNext } from './bare-app'
import { atMost, type Figure } from './figure'
import type { BenchOptions } from './options'
import { pairedRatio } from './statistics'

const LIMIT = 2
const FIRST = '/api/health'
const SECRET = 'a secret for the bench and for nothing else'

/** From `npm start` to its first answer, with everything built and migrated, against `next start` of the same build. */
export async function measureColdStart({ rounds }: BenchOptions): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'apogee-bench-'))
  const env = { DATABASE_URL: `file:${path.join(folder, 'bench.db')}`, NEXTAUTH_SECRET: SECRET, LOG_LEVEL: 'warn' }
  try {
    await timeNpmStart(env)
    await timeNextStart(env)
    const [own, bare]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      own.push(await timeNpmStart(env))
      bare.push(await timeNextStart(env))
    }
    const value = pairedRatio(own, bare)
    return [atMost({ bar: 11, name: 'npm start to the first answer against next start', value, limit: LIMIT })]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timeNpmStart(env: Record<string, string>): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm, 'start']] : ['npm', ['start']]
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  })
  await firstAnswer(`http://localhost:${port}${FIRST}`, child)
  const ms = performance.now() - began
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  await ended
  return ms
}

async function timeNextStart(env: Record<string, string>): Promise<number> {
  const began = performance.now()
  const app = await startNext(ROOT, env, FIRST)
  const ms = performance.now() - began
  await app.stop()
  return ms
}
