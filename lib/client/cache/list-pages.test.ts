import { expect, it } from 'vitest'
import { nextPath } from './list-pages'

it.each([
  ['</api/chat?limit=100&cursor=MTc2.abc>; rel="next"', '/api/chat?limit=100&cursor=MTc2.abc'],
  ['</a>; rel=next', '/a'],
  ['</first>; rel="first", </b?x=1>; title="more"; rel="next"', '/b?x=1'],
  ['</a>; rel="prev"', null],
  ['', null],
  [null, null],
])('finds the next page in %j', (header, path) => {
  expect(nextPath(header)).toBe(path)
})
