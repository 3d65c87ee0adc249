import { expect, it } from 'vitest'
import { stripInternal } from './guard-requests'

it('leaves a client nothing that only the server may say', () => {
  const headers = {
    host: 'localhost',
    cookie: 'a=b',
    'x-nonce': 'bm9uY2U=',
    'x-path': '/evil',
    'content-security-policy': "script-src 'nonce-bm9uY2U='",
    'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
    'x-middleware-override-headers': 'cookie',
    'x-middleware-request-cookie': 'c=d',
  }
  stripInternal(headers)
  expect(headers).toEqual({ host: 'localhost', cookie: 'a=b' })
})
