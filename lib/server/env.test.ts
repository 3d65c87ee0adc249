import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { EnvError, parseEnv, settingNames } from './env'

function complaint(record: Record<string, string>): string {
  try {
    parseEnv(record)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  throw new Error('accepted')
}

describe('an empty environment', () => {
  test('has a default for everything but the secret', () => {
    expect(parseEnv({})).toMatchObject({
      DATABASE_URL: `file://${path.resolve('data/apogee.db')}`,
      PORT: 3000,
      ANTHROPIC_MODEL: 'claude-sonnet-5-5',
      ANTHROPIC_FAST_MODEL: 'claude-haiku-5-5',
      AI_TIMEOUT_MS: 45_000,
      AI_IDLE_TIMEOUT_MS: 15_000,
      TRUST_PROXY: 0,
      RATE_LIMIT: 'on',
      LOG_LEVEL: 'info',
    })
  })

  test('is refused in production for want of a secret', () => {
    expect(complaint({ NODE_ENV: 'production' })).toMatch(/^NEXTAUTH_SECRET must be set in production/)
    const secret = 'a'.repeat(32)
    expect(parseEnv({ NODE_ENV: 'production', NEXTAUTH_SECRET: secret }).NEXTAUTH_SECRET).toBe(secret)
  })

  test('is enough for a build', () => {
    expect(parseEnv({ NODE_ENV: 'production', NEXT_PHASE: 'phase-production-build' }).PORT).toBe(3000)
  })
})

describe('a bad value', () => {
  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 1 to 65535, but it is "abc".'],
    ['PORT', '70000', 'PORT must be a whole number from 1 to 65535, but it is "70000".'],
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535, but it is "0".'],
    ['RATE_LIMIT', 'no', 'RATE_LIMIT must be on or off, but it is "no".'],
    [
      'TRUST_PROXY',
      '-1',
      'TRUST_PROXY must be the number of proxies in front of the app, from 0 to 10, but it is "-1".',
    ],
    [
      'NEXTAUTH_URL',
      'example.com',
      'NEXTAUTH_URL must be an address that starts with http:// or https://, but it is "example.com".',
    ],
    [
      'AI_TIMEOUT_MS',
      '45s',
      'AI_TIMEOUT_MS must be a whole number of milliseconds from 100 to 600000, but it is "45s".',
    ],
  ])('%s=%s is named with what would be right', (name, value, sentence) => {
    expect(complaint({ [name]: value })).toBe(sentence)
  })

  test.each([
    ['DATABASE_URL', 'mysql://root:hunter2@localhost/app'],
    ['DATABASE_URL', 'postgresql://'],
    ['NEXTAUTH_SECRET', 'hunter2'],
  ])('%s is named, but not repeated', (name, value) => {
    const sentence = complaint({ [name]: value })
    expect(sentence).toMatch(new RegExp(`^${name} must be `))
    expect(sentence).not.toContain('hunter2')
  })

  test('does not hide another', () => {
    expect(complaint({ PORT: 'x', LOG_LEVEL: 'loud' }).split('\n')).toHaveLength(2)
  })

  test('that is empty counts as absent', () => {
    expect(parseEnv({ PORT: '', ANTHROPIC_API_KEY: ' ' })).toMatchObject({ PORT: 3000 })
    expect(parseEnv({ ANTHROPIC_API_KEY: ' ' }).ANTHROPIC_API_KEY).toBeUndefined()
  })
})

describe('DATABASE_URL', () => {
  test.each([
    ['file:./data/apogee.db', path.resolve('data/apogee.db')],
    ['file:data/apogee.db', path.resolve('data/apogee.db')],
    ['file:/var/lib/my app.db', '/var/lib/my app.db'],
    ['file:///var/lib/my%20app.db', '/var/lib/my app.db'],
  ])('%s is a SQLite file', (url, file) => {
    expect(parseEnv({ DATABASE_URL: url }).database).toMatchObject({ kind: 'sqlite', path: file })
  })

  test('names a schema of Postgres where it has one', () => {
    const url = 'postgres://me:secret@localhost:5432/apogee?schema=coach'
    expect(parseEnv({ DATABASE_URL: url })).toMatchObject({
      DATABASE_URL: url,
      database: { kind: 'postgres', schema: 'coach' },
    })
  })
})

test('.env.example documents every setting with its default, and nothing else', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=(.*)$/gm)
  const documented = Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value]))
  expect(Object.keys(documented).sort()).toEqual(settingNames.filter((name) => name !== 'NODE_ENV').sort())
  expect(parseEnv(documented)).toEqual(parseEnv({}))
})
