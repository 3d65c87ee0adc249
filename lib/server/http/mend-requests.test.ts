import { expect, test } from 'vitest'
import { decodable, isReadableState } from './mend-requests'

test.each([
  '/',
  '/api/goals',
  '/api/goals/%00?q=%ff',
  '/goals?next=%2Fgoals',
  '//evil.example/x',
  'http://a.example/b',
])('%s stays as it is', (url) => expect(decodable(url)).toBe(url))

test.each([
  ['/api/goals/%ff', '/api/goals/%25ff'],
  ['/api/%', '/api/%25'],
  ['/%zz/%20?q=%zz', '/%25zz/%2520?q=%zz'],
  ['*', '/*'],
])('%s becomes %s', (url, mended) => {
  expect(decodable(url)).toBe(mended)
})

test('what a client says of its screens is readable, or left out', () => {
  const state = encodeURIComponent(JSON.stringify(['', { children: ['goals', {}] }]))
  for (const header of [undefined, state]) expect(isReadableState(header)).toBe(true)
  for (const header of ['', '%', '{}', '%5B%22%22%5D', 'x'.repeat(50_000), [state, state]]) {
    expect(isReadableState(header)).toBe(false)
  }
})
