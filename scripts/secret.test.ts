import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ensureSecret } from './secret'

const folder = mkdtempSync(path.join(tmpdir(), 'apogee-secret-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a secret is made once, for its owner alone, and kept', () => {
  const file = path.join(folder, 'data/secret')
  const secret = ensureSecret(file)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(ensureSecret(file)).toBe(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(path.dirname(file))).toEqual(['secret'])
})

test('a secret that is cut short is not replaced behind the back of those signed in', () => {
  const file = path.join(folder, 'short')
  writeFileSync(file, 'abc\n')
  expect(() => ensureSecret(file)).toThrow('is damaged')
})
