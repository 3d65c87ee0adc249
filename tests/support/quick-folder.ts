import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 31

/**
 * Where tests keep databases: in memory where the machine lends a folder of it with room to spare, since a commit waits
 * for the disk, some milliseconds thousands of times. What a test kills is a process, which memory outlives as a disk does.
 */
export function quickFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
}
