import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './root.mjs'

export class StepFailed extends Error {
  override name = 'StepFailed'
}

type Options = { env?: Record<string, string | undefined>; quiet?: boolean }

/**
 * Runs a script of an installed package with this Node and waits for its end.
 * Quiet runs show their output only when they fail. Throws `StepFailed` for any end but success.
 */
export async function runNode(script: string, args: string[], { env, quiet = false }: Options = {}): Promise<void> {
  const child = spawn(process.execPath, [path.join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (...end) => resolve(end))
  })
  if (code === 0) return
  process.stderr.write(Buffer.concat(output))
  throw new StepFailed(`${path.basename(script)} ${args[0] ?? ''} ended with ${signal ?? `code ${code}`}.`)
}
