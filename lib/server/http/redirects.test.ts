import { expect, test } from 'vitest'
import { routeFor } from './redirects'

test.each([
  ['/missions', '', '/goals'],
  ['/missions/none', '?from=mail', '/goals/none?from=mail'],
])('%s%s leads to %s', (path, search, to) => {
  expect(routeFor('member', path, search)).toEqual({ kind: 'redirect', to })
})

test('another word that begins so leads nowhere', () => {
  expect(routeFor('member', '/missionsx', '')).toEqual({ kind: 'serve' })
})
