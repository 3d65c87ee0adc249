import { expect, test } from 'vitest'
import { excerptOf } from './excerpt'

const long = `${'before '.repeat(40)}the NEEDLE stands here ${'after '.repeat(40)}`

test('a short text is given whole, on one line', () => {
  expect(excerptOf(' Ran 5 km\n\nGood. ', ['km'])).toBe('Ran 5 km Good.')
  expect(excerptOf('', ['km'])).toBe('')
})

test('of a long one, what is around the first word found', () => {
  const excerpt = excerptOf(long, ['here', 'needle'])
  expect(excerpt).toMatch(/^….{25,60}NEEDLE stands here.*…$/)
  expect([...excerpt].length).toBeLessThanOrEqual(142)
})

test('where the words stand elsewhere, its beginning; at its end no room is wasted', () => {
  expect(excerptOf(long, ['absent'])).toMatch(/^before before.*…$/)
  expect([...excerptOf(`${long}needle2`, ['needle2'])].length).toBeGreaterThan(130)
})

test('it begins and ends with a whole word, and with no comma before the ellipsis', () => {
  const text = `${'Sundays, always along the river; '.repeat(9)}needle ${'afterwards, coffee and toast, '.repeat(9)}`
  for (let cut = 0; cut < 40; cut++) {
    const excerpt = excerptOf(text.slice(cut), ['needle'])
    const [first, last] = [/^…(\S+)/.exec(excerpt)?.[1], /(\S+)…$/.exec(excerpt)?.[1]]
    expect(text.split(/\s/), excerpt).toContain(first)
    expect(text.split(/[\s,;]+/), excerpt).toContain(last)
    expect(excerpt).toContain('needle')
  }
})

test('no character is cut in half', () => {
  const excerpt = excerptOf(`${'🏃'.repeat(200)}needle${'🏃'.repeat(200)}`, ['needle'])
  expect(excerpt).toContain('needle')
  expect(excerpt).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
})
