import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { killRounds } from '@/scripts/soak/kill-rounds'

/** `npm run soak:kill` does the same a hundred times. */
const ROUNDS = 2

test.skipIf(process.env.TEST_POSTGRES_URL || process.platform === 'win32').each([
  ['a plain database', ROUNDS, undefined],
  ['an encrypted one', 1, randomBytes(32).toString('hex')],
])(
  'a server on %s killed under load has lost no write that it acknowledged',
  async (_, asked, key) => {
    const { rounds, acknowledged, problems } = await killRounds(asked, { key })
    expect(problems).toEqual([])
    expect(rounds).toBe(asked)
    expect(acknowledged).toBeGreaterThanOrEqual(asked * 10)
  },
  120_000,
)
