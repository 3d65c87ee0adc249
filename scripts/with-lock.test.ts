import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { socketAddress, withLock } from './with-lock.mjs'

/** Not the checkout's own lock: a build may hold that meanwhile. */
const ADDRESS = socketAddress(`a test of ${process.pid}`)
const KILLED = "require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))"

test.each(['no lock', 'the lock of a process that was killed'])(
  'with %s there, two pieces of work never run at once, and a failed one lets the next in',
  async (left) => {
    if (left !== 'no lock') spawnSync(process.execPath, ['-e', KILLED, ADDRESS])
    const order: string[] = []
    const first = withLock(async () => {
      order.push('first in')
      await sleep(50)
      order.push('first out')
      throw new Error('failed')
    }, ADDRESS)
    const second = withLock(async () => order.push('second in'), ADDRESS)
    await expect(first).rejects.toThrow('failed')
    await second
    expect(order).toEqual(['first in', 'first out', 'second in'])
  },
)
