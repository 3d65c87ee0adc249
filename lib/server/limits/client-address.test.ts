import { expect, test } from 'vitest'
import { addressBlock, callerOf } from './client-address'

const request = (forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress: '10.0.0.9' },
})

test("without a trusted proxy a forwarded address is the caller's own word", () => {
  expect(callerOf(request('1.2.3.4'), 0)).toBe('10.0.0.9')
})

test('behind n proxies it is what the outermost of them saw', () => {
  expect(callerOf(request('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4')
  expect(callerOf(request('6.6.6.6, 1.2.3.4, 10.0.0.1'), 2)).toBe('1.2.3.4')
  expect(callerOf(request(), 1)).toBe('10.0.0.9')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb:0:0:1', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})
