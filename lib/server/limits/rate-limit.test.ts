import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consume } from './rate-limit'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000 + 1_000)

/** How many of so many calls are let through. */
async function letThrough(name: Parameters<typeof consume>[0], key: string, calls: number): Promise<number> {
  let count = 0
  for (let call = 0; call < calls; call++) {
    await consume(name, key).then(
      () => count++,
      (error: unknown) => expect(error).toMatchObject({ code: 'rate_limited', retryAfter: expect.any(Number) }),
    )
  }
  return count
}

test('the coach is asked 20 times a minute and 300 times a day, by each user', async () => {
  expect(await letThrough('coach', 'ada', 25)).toBe(20)
  expect(await letThrough('coach', 'grace', 1)).toBe(1)
  let today = 20
  for (let minute = 0; minute < 20; minute++) {
    minutes(1)
    today += await letThrough('coach', 'ada', 20)
  }
  expect(today).toBe(300)
  minutes(1)
  await expect(consume('coach', 'ada')).rejects.toSatisfy(({ retryAfter }) => retryAfter > 23 * 60 * 60)
  minutes(24 * 60)
  expect(await letThrough('coach', 'ada', 25)).toBe(20)
})

test('all else is asked 300 times a minute', async () => {
  expect(await letThrough('general', 'ada', 310)).toBe(300)
  minutes(1)
  expect(await letThrough('general', 'ada', 10)).toBe(10)
})

test('ten signups an hour and ten tries in a quarter of an hour, then again', async () => {
  expect(await letThrough('signup', '203.0.113.1', 12)).toBe(10)
  expect(await letThrough('login', 'ada 203.0.113.1', 12)).toBe(10)
  minutes(15)
  expect(await letThrough('login', 'ada 203.0.113.1', 12)).toBe(10)
  expect(await letThrough('signup', '203.0.113.1', 1)).toBe(0)
  minutes(45)
  expect(await letThrough('signup', '203.0.113.1', 12)).toBe(10)
})
