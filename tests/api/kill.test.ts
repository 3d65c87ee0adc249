import { expect, test } from 'vitest'
import { killRounds } from '@/scripts/soak/kill-rounds'

/** `npm run soak:kill` does the same a hundred times. */
const ROUNDS = 2

test.skipIf(process.env.TEST_POSTGRES_URL || process.platform === 'win32')(
  'a server killed under load has lost no write that it acknowledged',
  async () => {
    const { rounds, acknowledged, problems } = await killRounds(ROUNDS)
    expect(problems).toEqual([])
    expect(rounds).toBe(ROUNDS)
    expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS * 10)
  },
  120_000,
)
