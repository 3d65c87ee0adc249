import {
  copyFileSync,
  type Dirent,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import path from 'node:path'
import { toDisk } from './copies'

/** Where the photos of a backup stand: a folder beside its file. */
export function photosBeside(backup: string): string {
  return backup.replace(/\.db$/, '.photos')
}

/**
 * Copies every account's photos, sealed as they are, and tells how many files there are; where nobody has any, no folder
 * is made. One that the backup before holds already is the same file under a second name, where the disk can do that:
 * photos never change.
 *
 * @param before the photos of the backup before, which need not be there
 */
export function copyPhotos(files: string, to: string, before: string | null): number {
  let count = 0
  for (const account of accountsIn(files)) {
    mkdirSync(path.join(to, account), { recursive: true, mode: 0o700 })
    for (const name of photosIn(path.join(files, account))) {
      const kept = before && path.join(before, account, name)
      if (copyOne(path.join(files, account, name), path.join(to, account, name), kept)) count++
    }
  }
  return count
}

/** Tells whether it was still there. */
function copyOne(from: string, to: string, kept: string | null): boolean {
  const told = statSync(from, { throwIfNoEntry: false })
  if (!told) return false
  const before = kept === null ? undefined : statSync(kept, { throwIfNoEntry: false })
  // The second is as fine as some disks tell times.
  const isSame = before?.size === told.size && Math.abs(before.mtimeMs - told.mtimeMs) < 1_000
  if (kept !== null && isSame && linked(kept, to)) return true
  try {
    copyFileSync(from, to)
  } catch (error) {
    // Deleted since it was listed.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  utimesSync(to, told.atime, told.mtime)
  toDisk(to)
  return true
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}

/**
 * Copies a backup's photos to where the present ones are, without touching those; `swap` then puts them in their place and
 * gives the folder that these are kept in, null where there were none.
 */
export function stagePhotos(from: string, files: string): { swap: () => string | null; remove: () => void } {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const staged = path.join(files, `.restoring-${stamp}`)
  const kept = path.join(files, `.replaced-${stamp}`)
  const remove = () => rmSync(staged, { recursive: true, force: true })
  try {
    copyPhotos(from, staged, null)
  } catch (error) {
    remove()
    throw error
  }
  return {
    remove,
    swap() {
      const present = accountsIn(files)
      if (present.length > 0) mkdirSync(kept, { mode: 0o700 })
      for (const account of present) renameSync(path.join(files, account), path.join(kept, account))
      for (const account of accountsIn(staged)) renameSync(path.join(staged, account), path.join(files, account))
      remove()
      return present.length > 0 ? kept : null
    },
  }
}

/** What begins with a dot is no account's: what is on its way, and what was kept. */
function accountsIn(files: string): string[] {
  return entriesOf(files)
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
}

function photosIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isFile() && entry.name.endsWith('.webp'))
    .map(({ name }) => name)
}

function entriesOf(folder: string): Dirent[] {
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
}
