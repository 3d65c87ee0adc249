import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/tests/support/free-port'
import { ROOT } from '../root.mjs'

/** Not below the checkout: Next would take its middleware and instrumentation for the bare app's. */
const FOLDER = path.join(tmpdir(), 'apogee-bench-bare')
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next')
const READY_WITHIN_MS = 60_000

const files = {
  'package.json': '{ "name": "bare", "private": true }',
  'next.config.js': `module.exports = { turbopack: { root: ${JSON.stringify(path.parse(FOLDER).root)} } }`,
  'app/layout.js': `export const metadata = { title: 'Bare', description: 'A page of Next and nothing else.' }
export const viewport = { width: 'device-width' }
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}`,
  'app/page.js': `export const dynamic = 'force-dynamic'
export default function Page() {
  return <main><h1>Bare</h1><p>A page of Next and nothing else.</p></main>
}`,
}

export type BareApp = { url: string; stop(): Promise<void> }

/** A Next app of the same version that has one page with nothing on it, built and started for production. */
export async function startBareApp(): Promise<BareApp> {
  const version = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/next/package.json'), 'utf8')).version
  const stamp = path.join(FOLDER, '.next/bare-build')
  if (read(stamp) !== stampOf(version)) {
    rmSync(FOLDER, { recursive: true, force: true })
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(FOLDER, name)), { recursive: true })
      writeFileSync(path.join(FOLDER, name), text)
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(FOLDER, 'node_modules'), 'junction')
    await ended(run(FOLDER, ['build']))
    writeFileSync(stamp, stampOf(version))
  }
  return startNext(FOLDER)
}

/** `next start` in a folder that holds a build, until its first page answers. */
export async function startNext(folder: string, env: Record<string, string> = {}, first = '/'): Promise<BareApp> {
  const port = await freePort()
  const child = run(folder, ['start', '--port', String(port)], env)
  const url = `http://localhost:${port}`
  await firstAnswer(url + first, child)
  return {
    url,
    async stop() {
      const end = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await end
    },
  }
}

/** Waits for the first request that is answered. */
export async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const limit = performance.now() + READY_WITHIN_MS
  for (;;) {
    if (child.exitCode !== null || performance.now() > limit) throw new Error(`Nothing answers at ${url}.`)
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (answer) return void (await answer.text())
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function run(cwd: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [NEXT, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: 'ignore',
  })
}

async function ended(child: ChildProcess): Promise<void> {
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error('The bare page could not be built.')
}

function stampOf(version: string): string {
  return JSON.stringify([version, ROOT, files])
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
