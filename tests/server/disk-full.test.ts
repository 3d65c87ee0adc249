import { expect, test } from 'vitest'
import { fillDisk } from '@/scripts/soak/disk-full'

/** `npm run soak:disk-full` fills it twenty times. Elsewhere than on Linux as root the adapter's own test has to do. */
test.skipIf(process.env.TEST_POSTGRES_URL)(
  'on a full disk writes answer 507 and reads work, until there is room again',
  async ({ skip }) => {
    const figures = await fillDisk(1)
    if (!figures) return skip()
    expect(figures.problems).toEqual([])
    expect(figures.refused).toBeGreaterThan(0)
  },
  120_000,
)
