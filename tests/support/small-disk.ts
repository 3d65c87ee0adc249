import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type SmallDisk = {
  folder: string
  /** Takes all the room that is left. */
  fill(): void
  /** Gives it back. */
  clear(): void
  remove(): void
}

const PIECES = [65_536, 4_096, 512, 1]

/** A disk of its own in memory; null where this process may not mount one: that takes Linux and root. */
export function createSmallDisk(megabytes: number): SmallDisk | null {
  if (process.platform !== 'linux') return null
  const folder = mkdtempSync(path.join(tmpdir(), 'apogee-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (status !== 0) {
    rmSync(folder, { recursive: true })
    return null
  }
  const ballast = path.join(folder, 'ballast')
  return {
    folder,
    fill() {
      writeFileSync(ballast, '')
      for (const bytes of PIECES) appendUntilFull(ballast, Buffer.alloc(bytes))
    },
    clear: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function appendUntilFull(file: string, piece: Buffer): void {
  for (;;) {
    try {
      appendFileSync(file, piece)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return
      throw error
    }
  }
}
