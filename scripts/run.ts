import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './root.mjs'

export class StepFailed extends Error {
  override name = 'StepFailed'
}

/** With `say` the output goes there and not to the terminal. */
type Options = { env?: Record<string, string | undefined>; quiet?: boolean; say?: (words: Buffer) => void }

/**
 * Runs a script of the checkout or of a package with this Node, and tells whether it succeeded.
 * Quiet runs show their output only when they fail.
 */
export async function succeeds(
  script: string,
  args: string[],
  { env, quiet = false, say }: Options = {},
): Promise<boolean> {
  const child = spawn(process.execPath, [path.join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: quiet || say ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  const output: Buffer[] = []
  const take = say ?? ((words: Buffer) => void output.push(words))
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) process.stderr.write(Buffer.concat(output))
  return code === 0
}
