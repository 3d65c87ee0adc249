import { expect, test } from 'vitest'
import { backupRounds } from '@/scripts/soak/backup-rounds'

/** `npm run soak:backup` does the same with fifty. */
const ROUNDS = 2

test.skipIf(process.env.TEST_POSTGRES_URL)(
  'backups under load restore to a whole database, and not under a running server',
  async () => {
    const { backups, acknowledged, problems } = await backupRounds(ROUNDS)
    expect(problems).toEqual([])
    expect(backups).toBe(ROUNDS)
    expect(acknowledged).toBeGreaterThan(0)
  },
  120_000,
)
