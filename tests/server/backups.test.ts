import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { backupRounds } from '@/scripts/soak/backup-rounds'

/** `npm run soak:backup` does the same with fifty. */
const ROUNDS = 1

test.skipIf(process.env.TEST_POSTGRES_URL).each([
  ['a plain database', undefined],
  ['an encrypted one', randomBytes(32).toString('hex')],
])(
  'backups of %s under load restore to a whole one, and not under a running server',
  async (_, key) => {
    const { backups, acknowledged, problems } = await backupRounds(ROUNDS, key)
    expect(problems).toEqual([])
    expect(backups).toBe(ROUNDS)
    expect(acknowledged).toBeGreaterThan(0)
  },
  120_000,
)
