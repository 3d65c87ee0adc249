import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withLock } from './with-lock.mjs'

test('two pieces of work never run at once, and a failed one lets the next in', async () => {
  const order: string[] = []
  const first = withLock(async () => {
    order.push('first in')
    await sleep(50)
    order.push('first out')
    throw new Error('failed')
  })
  const second = withLock(async () => order.push('second in'))
  await expect(first).rejects.toThrow('failed')
  await second
  expect(order).toEqual(['first in', 'first out', 'second in'])
})
