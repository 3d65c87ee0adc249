import { expect, test } from 'vitest'
import { decodable } from './mend-requests'

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
