import 'server-only'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { isStopping } from '@/lib/server/stopping'
import { listBackups, makeBackupFolder } from './backup-files'
import { claimFolder } from './claim'
import { runBackup } from './run-backup'

/** In the server's own time (TZ). */
const NIGHT_HOUR = 3
const LOOK_EVERY_MS = 5 * 60_000
/** After one that failed. */
const TRY_AGAIN_MS = 60 * 60_000

export type Failure = { at: Date; words: string }

// Next loads a module once a bundle, and the route must see what the timer met.
const shared = globalThis as { apogeeBackupFailure?: Failure | null }

export function lastFailure(): Failure | null {
  return shared.apogeeBackupFailure ?? null
}

/** When the last backup fell due: the latest three o'clock at night. */
export function lastDue(now: Date): Date {
  const due = new Date(now)
  due.setHours(NIGHT_HOUR, 0, 0, 0)
  if (due > now) due.setDate(due.getDate() - 1)
  return due
}

export function nextDue(now: Date): Date {
  const due = lastDue(now)
  due.setDate(due.getDate() + 1)
  return due
}

/**
 * Makes a backup where the last night's is missing, whoever was to make it; of several servers on the folder one does.
 * Tells whether it made one. Never throws: a failure is logged, and kept to be shown.
 */
export async function makeDueBackup(folder: string, keep: number, now = new Date()): Promise<boolean> {
  const failed = lastFailure()
  if (failed && now.getTime() - failed.at.getTime() < TRY_AGAIN_MS) return false
  let giveBack: (() => void) | null = null
  try {
    if (!isMissing(folder, now)) return false
    makeBackupFolder(folder)
    giveBack = claimFolder(folder)
    // Another server may have made it since.
    if (!giveBack || !isMissing(folder, now)) return false
    await runBackup(folder, keep)
    shared.apogeeBackupFailure = null
    log.info({ folder }, 'the database was backed up')
    return true
  } catch (err) {
    shared.apogeeBackupFailure = { at: now, words: err instanceof Error ? err.message : String(err) }
    log.error({ err }, 'the database was not backed up')
    return false
  } finally {
    giveBack?.()
  }
}

function isMissing(folder: string, now: Date): boolean {
  const [newest] = listBackups(folder)
  return !newest || new Date(newest.at) < lastDue(now)
}

/** Where BACKUP_DIR is set: makes each night's backup, and at once one that was missed, for as long as the process lives. */
export function startBackups(): void {
  const { BACKUP_DIR: folder, BACKUP_KEEP: keep } = env
  if (!folder) return
  let isRunning = false
  const look = async () => {
    if (isRunning || isStopping()) return
    isRunning = true
    await makeDueBackup(folder, keep)
    isRunning = false
  }
  void look()
  setInterval(look, LOOK_EVERY_MS).unref()
}
