import { expect, test } from 'vitest'
import { fewAtOnce } from './take-turns'

test('so many run at a time, the others in their order, also behind one that fails', async () => {
  const run = fewAtOnce(2)
  const ends = new Map<string, (error?: Error) => void>()
  const begun: string[] = []
  const start = (name: string) =>
    run(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name)
          ends.set(name, (error) => (error ? reject(error) : resolve(name)))
        }),
    )
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(start)
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b'])

  ends.get('b')?.(new Error('broken'))
  await expect(b).rejects.toThrow('broken')
  expect(begun).toEqual(['a', 'b', 'c'])

  ends.get('a')?.()
  expect(await a).toBe('a')
  ends.get('c')?.()
  ends.get('d')?.()
  expect(await Promise.all([c, d])).toEqual(['c', 'd'])
})
