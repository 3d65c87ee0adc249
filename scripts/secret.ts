import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'
import { StepFailed } from './run'

const FILE = path.join(ROOT, 'data/secret')

/** The secret that sessions are sealed with, made at the first start and kept: a new one would sign everybody out. */
export function ensureSecret(file = FILE): string {
  const kept = read(file)
  if (kept === null) return make(file)
  if (kept.length < 32) throw new StepFailed(`${file} is damaged: delete it (everybody signs in anew) and start again.`)
  return kept
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function make(file: string): string {
  const secret = randomBytes(32).toString('base64url')
  const draft = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  // A start that is killed here leaves no half-written secret.
  writeFileSync(draft, `${secret}\n`, { mode: 0o600 })
  renameSync(draft, file)
  return secret
}
