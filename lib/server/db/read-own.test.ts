import { expect, test } from 'vitest'
import { readOwn } from './read-own'

const rows = [
  { id: 'a', userId: 'ada' },
  { id: 'b', userId: 'bob' },
  { id: 'c', userId: 'ada' },
]

test('of the rows that ids name it hands over the user’s own, whoever’s they are', async () => {
  const read = async ({ id }: { id: { in: string[] } }) => rows.filter((row) => id.in.includes(row.id))
  expect(await readOwn('ada', ['a', 'b', 'c'], read)).toEqual([rows[0], rows[2]])
  expect(await readOwn('bob', ['a', 'c'], read)).toEqual([])
  expect(await readOwn('ada', [], () => expect.fail('asks for nothing'))).toEqual([])
})
