import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

describe('patience with a model', () => {
  test('is longer at another address than Anthropic’s own, unless it is set', () => {
    expect(parseEnv({ ANTHROPIC_BASE_URL: 'http://127.0.0.1:11434' })).toMatchObject({
      AI_TIMEOUT_MS: 300_000,
      AI_IDLE_TIMEOUT_MS: 120_000,
    })
    expect(parseEnv({ AI_TIMEOUT_MS: '9000' }).patience).toEqual({
      anthropic: { AI_TIMEOUT_MS: 9_000, AI_IDLE_TIMEOUT_MS: 15_000 },
      elsewhere: { AI_TIMEOUT_MS: 9_000, AI_IDLE_TIMEOUT_MS: 120_000 },
    })
    expect(parseEnv({ ANTHROPIC_BASE_URL: 'https://api.anthropic.com', AI_IDLE_TIMEOUT_MS: '9000' })).toMatchObject({
      AI_TIMEOUT_MS: 45_000,
      AI_IDLE_TIMEOUT_MS: 9_000,
    })
  })
})

test('names and prices are read as they are meant', () => {
  expect(parseEnv({ OWNER_EMAIL: ' Ada@Example.com ', AI_PRICES: '0.25,1.5' })).toMatchObject({
    OWNER_EMAIL: 'ada@example.com',
    AI_PRICES: { read: 0.25, written: 1.5 },
  })
})

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
    ['OWNER_EMAIL', 'me', 'OWNER_EMAIL must be an email address, but it is "me".'],
    ['USER_KEYS', 'yes', 'USER_KEYS must be on or off, but it is "yes".'],
    [
      'AI_PRICES',
      '3',
      'AI_PRICES must be two prices in dollars a million tokens, those read and those written, like 3,15, but it is "3".',
    ],
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
    ['SMTP_URL', 'mail.example.org/hunter2'],
    ['SMTP_URL', 'http://coach:hunter2@mail.example.org'],
  ])('%s is named, but not repeated', (name, value) => {
    const sentence = complaint({ [name]: value })
    expect(sentence).toMatch(new RegExp(`^${name} must be `))
    expect(sentence).not.toContain('hunter2')
  })

  test('is one of two that belong together', () => {
    expect(complaint({ SMTP_URL: 'smtp://mail.example.org' })).toBe('SMTP_URL and MAIL_FROM must be set together.')
    const both = { SMTP_URL: 'smtps://coach:a%20key@mail.example.org:465', MAIL_FROM: 'Apogee <coach@example.org>' }
    expect(parseEnv(both)).toMatchObject(both)
    expect(complaint({ ...both, MAIL_FROM: 'the coach' })).toBe(
      'MAIL_FROM must be an email address, or Name <address>, but it is "the coach".',
    )
  })

  test('does not hide another', () => {
    expect(complaint({ PORT: 'x', LOG_LEVEL: 'loud' }).split('\n')).toHaveLength(2)
  })

  test('that is empty counts as absent', () => {
    expect(parseEnv({ PORT: '', ANTHROPIC_API_KEY: ' ' })).toMatchObject({ PORT: 3000 })
    expect(parseEnv({ ANTHROPIC_API_KEY: ' ' }).ANTHROPIC_API_KEY).toBeUndefined()
  })
})

test('backups have a folder of their own and a number, on SQLite alone', () => {
  expect(parseEnv({ BACKUP_DIR: 'data/backups', BACKUP_KEEP: '3' })).toMatchObject({
    BACKUP_DIR: path.resolve('data/backups'),
    BACKUP_KEEP: 3,
  })
  expect(complaint({ BACKUP_KEEP: '0' })).toBe('BACKUP_KEEP must be a whole number from 1 to 9999, but it is "0".')
  expect(complaint({ BACKUP_DIR: '/x', DATABASE_URL: 'postgresql://host/apogee' })).toMatch('BACKUP_DIR is for SQLite')
})

describe('DATABASE_KEY', () => {
  const bytes = Buffer.from(Array.from({ length: 32 }, (_, index) => (index * 37 + 11) % 256))
  const keyOf = (record: Record<string, string>) => {
    const { database } = parseEnv(record)
    return database.kind === 'sqlite' ? database.key : undefined
  }

  test('is read from hex, base64 and a file, and is none without a setting', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'apogee-env-'))
    const file = path.join(folder, 'key')
    writeFileSync(file, `${bytes.toString('base64')}\n`)
    const hex = bytes.toString('hex')
    expect(keyOf({ DATABASE_KEY: hex.toUpperCase() })).toBe(hex)
    expect(keyOf({ DATABASE_KEY: bytes.toString('base64') })).toBe(hex)
    expect(keyOf({ DATABASE_KEY: bytes.toString('base64url') })).toBe(hex)
    expect(keyOf({ DATABASE_KEY_FILE: file })).toBe(hex)
    expect(keyOf({})).toBeUndefined()
    rmSync(folder, { recursive: true })
  })

  test.each([
    ['', /^DATABASE_KEY is empty, which would leave the database unencrypted/],
    ['  ', /^DATABASE_KEY is empty/],
    ['hunter2', /^DATABASE_KEY must be 32 random bytes in hex or base64/],
    [bytes.subarray(1).toString('hex'), /^DATABASE_KEY must be 32 random bytes/],
    [`${bytes.toString('hex')}00`, /^DATABASE_KEY must be 32 random bytes/],
    ['ab'.repeat(32), /^DATABASE_KEY is not random/],
  ])('%s is refused, and not repeated', (DATABASE_KEY, sentence) => {
    const said = complaint({ DATABASE_KEY })
    expect(said).toMatch(sentence)
    if (DATABASE_KEY.trim()) expect(said).not.toContain(DATABASE_KEY)
  })

  test('is refused twice over, out of a file that is not there or empty, and for Postgres', () => {
    const DATABASE_KEY = bytes.toString('hex')
    expect(complaint({ DATABASE_KEY, DATABASE_KEY_FILE: '/x' })).toMatch('both set')
    expect(complaint({ DATABASE_KEY_FILE: '/nowhere/key' })).toBe(
      'DATABASE_KEY_FILE: /nowhere/key cannot be read (ENOENT).',
    )
    expect(complaint({ DATABASE_KEY_FILE: '/dev/null' })).toMatch(/^The key in \/dev\/null is empty/)
    expect(complaint({ DATABASE_KEY_FILE: '' })).toMatch(/^DATABASE_KEY_FILE is empty/)
    expect(complaint({ DATABASE_KEY, DATABASE_URL: 'postgresql://host/apogee' })).toMatch('DATABASE_KEY is for SQLite')
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
  // An empty key of the database is the one empty value that is refused.
  const { DATABASE_KEY: _key, DATABASE_KEY_FILE: _file, ...rest } = documented
  // A time that is set holds at every address, and the default is Anthropic's own.
  const { patience } = parseEnv({})
  expect({ ...parseEnv(rest), patience }).toEqual(parseEnv({}))
})
