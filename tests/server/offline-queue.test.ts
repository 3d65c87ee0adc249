import { expect, test } from 'vitest'
import { offlineRounds } from '@/scripts/soak/offline-rounds'

/** `npm run soak:offline` does the same a hundred times. */
const KILLS = 3

test.skipIf(process.env.TEST_POSTGRES_URL || process.platform === 'win32')(
  'of what waits to be sent a server that is killed amid it loses nothing, and stores nothing twice',
  async () => {
    const { kills, sent, problems } = await offlineRounds(KILLS)
    expect(problems).toEqual([])
    expect(kills).toBe(KILLS)
    // Each phone's first at least, and something before each kill: how much more fits in between is the machine's affair.
    expect(sent).toBeGreaterThanOrEqual(8 + KILLS)
  },
  300_000,
)
