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

const of = (state: unknown) => encodeURIComponent(JSON.stringify(state))
const page = ['goals', { children: [['id', '1', 'd', null], {}, null, 'refetch', 4] }]

test.each([
  ['none at all', undefined],
  ['a page', of(['', { children: page }])],
  ['a parameter with neighbours', of(['', { children: [['id', '1', 'ci(..)(..)', ['new']], {}] }, ['/', '/'], null])],
  ['a number and a name', of(['', {}, null, 'inside-shared-layout', 16, 'build'])],
])('%s, as a client says of its screens, is readable', (_what, header) => {
  expect(isReadableState(header)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['no escape', '%'],
  ['an object', of({})],
  ['a segment alone', of([''])],
  ['a list below', of(['', []])],
  ['nothing below', of(['', null])],
  ['no state below', of(['', { children: [1, {}] }])],
  ['a parameter of another kind', of(['', { children: [['id', '1', 'x', null], {}] }])],
  ['a parameter without its neighbours', of(['', { children: [['id', '1', 'd'], {}] }])],
  ['one address', of(['', {}, ['/']])],
  ['something else asked anew', of(['', {}, null, 'all'])],
  ['a text for a number', of(['', {}, null, null, '4'])],
  ['more than there is', of(['', {}, null, null, 0, 'x', 1])],
  ['more than is read', 'x'.repeat(50_000)],
  ['two of them', [of(page), of(page)]],
])('%s, as a client says of its screens, is left out', (_what, header) => {
  expect(isReadableState(header)).toBe(false)
})
