import { expect, test } from 'vitest'
import { turnsOf, type UnkeptRow } from './unkept'

const row = (message: string, at = 0) => ({ message, isFromUser: at % 2 === 0 }) as UnkeptRow

test('the last turns go along, as many as fit, in their order', () => {
  const rows = Array.from({ length: 80 }, (_, at) => row(`message ${at}`, at))
  expect(turnsOf(rows)).toHaveLength(60)
  expect(turnsOf(rows).at(-1)).toEqual({ message: 'message 79', isFromUser: false })
  expect(turnsOf(rows)[0]?.message).toBe('message 20')
  const long = [row('x'.repeat(30_000)), row('y'.repeat(20_000), 1), row('z')]
  expect(turnsOf(long).map(({ message }) => message[0])).toEqual(['y', 'z'])
})
