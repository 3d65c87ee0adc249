import { expect, test } from 'vitest'
import { isLinkLocal } from './link-local'

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://2852039166',
  'http://0xa9fea9fe',
  'http://0251.0376.0251.0376',
  'http://[::ffff:169.254.169.254]',
  'http://[::ffff:a9fe:a9fe]:8000',
  'http://[fd00:ec2::254]',
  'http://[fe80::1]',
  'http://[64:ff9b::169.254.169.254]',
  'http://100.100.100.200',
  'https://metadata.google.internal/computeMetadata/v1',
  'http://METADATA.google.internal.',
])('%s is refused', async (address) => {
  expect(await isLinkLocal(address)).toBe(true)
})

test.each([
  'http://127.0.0.1:11434',
  'http://localhost:1234',
  'http://192.168.1.20:8080',
  'http://10.0.0.5',
  'http://[::1]:8000',
  'http://[fd12:3456::1]',
  'https://no-such-host.invalid',
])('%s is not', async (address) => {
  expect(await isLinkLocal(address)).toBe(false)
})
