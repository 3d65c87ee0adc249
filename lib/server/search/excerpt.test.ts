import { expect, test } from 'vitest'
import { excerptOf } from './excerpt'

const long = `${'before '.repeat(40)}the NEEDLE stands here ${'after '.repeat(40)}`

test('a short text is given whole, on one line', () => {
  expect(excerptOf(' Ran 5 km\n\nGood. ', ['km'])).toBe('Ran 5 km Good.')
  expect(excerptOf('', ['km'])).toBe('')
})

test('of a long one, what is around the first word found', () => {
  const excerpt = excerptOf(long, ['here', 'needle'])
  expect(excerpt).toMatch(/^….{30,60}NEEDLE stands here.*…$/)
  expect([...excerpt].length).toBeLessThanOrEqual(142)
})

test('where the words stand elsewhere, its beginning; at its end no room is wasted', () => {
  expect(excerptOf(long, ['absent'])).toMatch(/^before before.*…$/)
  expect([...excerptOf(`${long}needle2`, ['needle2'])].length).toBeGreaterThan(130)
})

test('no character is cut in half', () => {
  const excerpt = excerptOf(`${'🏃'.repeat(200)}needle${'🏃'.repeat(200)}`, ['needle'])
  expect(excerpt).toContain('needle')
  expect(excerpt).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
})
