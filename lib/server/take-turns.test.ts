import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aTurn, inTurns, pause } from './take-turns'

test('of work that waits one piece goes on in a round of the event loop, in the order it came', async () => {
  const gone: number[] = []
  const all = [1, 2, 3].map(async (piece) => {
    await aTurn()
    gone.push(piece)
  })
  const rounds: number[] = []
  while (gone.length < 3) {
    await setImmediate()
    rounds.push(gone.length)
  }
  await Promise.all(all)
  expect(gone).toEqual([1, 2, 3])
  expect(rounds).toEqual([1, 2, 3])
})

test('a long line goes on several at a time', async () => {
  let gone = 0
  const all = Array.from({ length: 40 }, async () => {
    await aTurn()
    gone++
  })
  await setImmediate()
  expect(gone).toBe(3)
  await Promise.all(all)
})

test('a piece that begins in a round that long work has held waits for the next', async () => {
  await setImmediate()
  const order: string[] = []
  function* long() {
    order.push('long begins')
    hold(10)
    yield
    order.push('long goes on')
  }
  function* short() {
    order.push('short')
    yield
  }
  const works = [inTurns(long()), inTurns(short())]
  order.push('round ends')
  await Promise.all(works)
  expect(order).toEqual(['long begins', 'round ends', 'long goes on', 'short'])
})

test('a pause after little work is none', async () => {
  await setImmediate()
  let isOver = false
  void pause().then(() => {
    isOver = true
  })
  await Promise.resolve()
  await Promise.resolve()
  expect(isOver).toBe(true)
})

function hold(ms: number): void {
  for (const since = performance.now(); performance.now() - since < ms; );
}
