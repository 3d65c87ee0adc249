import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { ROOT } from '../root.mjs'

/** Runs a small server of the bench in a process of its own, so that it takes no time from what measures. */
export async function startHelper(script: string, args: string[] = []): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/bench', script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => void child.kill() }
}
