import 'server-only'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'

const NAME = 'backup.claim'
/** A backup takes less, however large the database. */
const HELD_AT_MOST_MS = 60 * 60_000

/**
 * Claims a folder for a backup, so that of several servers on one database one makes it. Null while another holds it.
 * A claim ends when it is given back, with the process that made it, or after an hour.
 */
export function claimFolder(folder: string, now = Date.now()): (() => void) | null {
  const file = path.join(folder, NAME)
  if (!isFree(file, now)) return null
  let handle: number
  try {
    handle = openSync(file, 'wx', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null
    throw error
  }
  writeSync(handle, JSON.stringify({ host: hostname(), pid: process.pid }))
  closeSync(handle)
  return () => rmSync(file, { force: true })
}

/** Takes a claim away that nobody holds any more: by a rename, which only one of several at once succeeds with. */
function isFree(file: string, now: number): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (made === undefined) return true
  if (now - made < HELD_AT_MOST_MS && isAlive(file)) return false
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return false
  }
  rmSync(aside, { force: true })
  return true
}

/** Whether its process lives, as far as can be told: one of another machine, or one that has only just begun, may. */
function isAlive(file: string): boolean {
  try {
    const { host, pid } = JSON.parse(readFileSync(file, 'utf8')) as { host: string; pid: number }
    if (host !== hostname()) return true
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
