import 'server-only'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** The names that backups and their photos get: their order is that of their age, and nothing else in the folder looks like one. */
const NAME = /^apogee-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.(?:db|photos)(\.part)?$/

export type BackupFile = { name: string; at: string; bytes: number }

export function backupName(at: Date): string {
  return `apogee-${at.toISOString().replace(/[:.]/g, '-')}.db`
}

/** Makes the folder where it is not there, for its owner alone. @throws Error in a sentence */
export function makeBackupFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Error(`The folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/** The whole backups of a folder, the newest first; none where there is no folder. @throws Error in a sentence */
export function listBackups(folder: string): BackupFile[] {
  return ofFolder(folder)
    .filter((name) => name.endsWith('.db'))
    .reverse()
    .flatMap((name) => {
      const size = statSync(path.join(folder, name), { throwIfNoEntry: false })?.size
      return size === undefined ? [] : [{ name, at: instantIn(name), bytes: size }]
    })
}

/** Those that are still being written, or were left by a process that was killed. */
export function unfinishedBackups(folder: string): string[] {
  const names = ofFolder(folder)
  const isOrphan = (name: string) => name.endsWith('.photos') && !names.includes(name.replace(/photos$/, 'db'))
  return names.filter((name) => name.endsWith('.part') || isOrphan(name))
}

function ofFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .sort()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    throw new Error(`The folder ${folder} cannot be read (${code}).`)
  }
}

function instantIn(name: string): string {
  return name.replace(NAME, '$1T$2:$3:$4.$5Z')
}
