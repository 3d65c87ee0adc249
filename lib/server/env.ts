import 'server-only'
import path from 'node:path'
import { z } from 'zod'
import { databaseKeyIn } from '@/lib/server/db/database-key'
import { parseDatabaseUrl } from '@/lib/server/db/database-url'

/** Values that a message about them must not repeat. */
const SECRET = new Set([
  'DATABASE_URL',
  'DATABASE_KEY',
  'NEXTAUTH_SECRET',
  'ANTHROPIC_API_KEY',
  'GOOGLE_CLIENT_SECRET',
  'GITHUB_CLIENT_SECRET',
  'METRICS_TOKEN',
  'SMTP_URL',
])

/** A provider to sign in with needs both; so do mails. */
const PAIRS = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
] as const

/** The secret outside production, where nothing is worth protecting with it. */
const DEVELOPMENT_SECRET = 'apogee-development-secret-never-used-in-production'

/** While Next builds it loads the routes, on machines that have no secret and need none. */
const BUILD_PHASE = 'phase-production-build'

const integer = (what: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, what)
    .transform(Number)
    .refine((value) => value >= min && value <= max, what)

const text = z.string().optional()
const httpUrl = z.string().refine(isHttpUrl, 'must be an address that starts with http:// or https://')
const tokens = integer('must be a whole number of tokens from 1 to 1000000000000', 1, 1_000_000_000_000)
const milliseconds = integer('must be a whole number of milliseconds from 100 to 600000', 100, 600_000)

const QUOTA = 'must be a size like 500 MB or 2 GB'
const PRICES = 'must be two prices in dollars a million tokens, those read and those written, like 3,15'

const variables = z.object({
  NODE_ENV: z.string().default('development'),
  DATABASE_URL: z
    .string()
    .default('file:./data/apogee.db')
    .transform((value, context) => {
      const database = parseDatabaseUrl(value, process.cwd())
      if (database) return database
      context.addIssue('must be file:<path> for SQLite or postgresql://<user>:<password>@<host>/<database>')
      return z.NEVER
    }),
  DATABASE_KEY: text,
  DATABASE_KEY_FILE: text,
  PORT: integer('must be a whole number from 1 to 65535', 1, 65_535).default(3000),
  HOST: text,
  NEXTAUTH_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  NEXTAUTH_URL: httpUrl.optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GITHUB_CLIENT_ID: text,
  GITHUB_CLIENT_SECRET: text,
  ANTHROPIC_API_KEY: text,
  ANTHROPIC_BASE_URL: httpUrl.optional(),
  ANTHROPIC_MODEL: z.string().default('claude-sonnet-5-5'),
  ANTHROPIC_FAST_MODEL: z.string().default('claude-haiku-5-5'),
  AI_DAILY_TOKEN_BUDGET: tokens.optional(),
  AI_MONTHLY_TOKEN_BUDGET: tokens.optional(),
  AI_PRICES: z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,6})?,\d{1,6}(?:\.\d{1,6})?$/, PRICES)
    .transform((value) => {
      const [read = 0, written = 0] = value.split(',').map(Number)
      return { read, written }
    })
    .optional(),
  AI_TIMEOUT_MS: milliseconds.optional(),
  AI_IDLE_TIMEOUT_MS: milliseconds.optional(),
  TRUST_PROXY: integer('must be the number of proxies in front of the app, from 0 to 10', 0, 10).default(0),
  RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  OWNER_EMAIL: z
    .string()
    .transform((value) => value.trim().toLowerCase())
    .refine((value) => /^[^\s@]+@[^\s@]+$/.test(value), 'must be an email address')
    .optional(),
  DEMO: z.enum(['on', 'off'], 'must be on or off').default('on'),
  USER_KEYS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SMTP_URL: z
    .string()
    .refine(
      (value) => /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value),
      'must be smtp://<user>:<password>@<host>:<port> or smtps://…',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^\s*(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)\s*$/,
      'must be an email address, or Name <address>',
    )
    .optional(),
  BACKUP_DIR: z
    .string()
    .transform((folder) => path.resolve(folder))
    .optional(),
  BACKUP_KEEP: integer('must be a whole number from 1 to 9999', 1, 9_999).default(14),
  FILES_DIR: text,
  FILES_QUOTA: z
    .string()
    .regex(/^\d{1,6} ?[MG]B$/i, QUOTA)
    .default('1 GB')
    .transform((value) => Number.parseInt(value, 10) * (/g/i.test(value) ? 1_000_000_000 : 1_000_000)),
  PUSH_SERVICES: z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine(
      (origins) => origins.every((one) => isHttpUrl(one) && new URL(one).origin === one),
      'must be addresses of push services without a path, parted by commas, like http://192.168.1.5:8080',
    )
    .default([]),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
})

/** The variables that are read, all of them. */
export const settingNames = Object.keys(variables.shape)

/** How long a round with a model may take, and be silent: a model on a machine at home takes its time. */
const PATIENCE = {
  anthropic: { AI_TIMEOUT_MS: 45_000, AI_IDLE_TIMEOUT_MS: 15_000 },
  elsewhere: { AI_TIMEOUT_MS: 300_000, AI_IDLE_TIMEOUT_MS: 120_000 },
}

type Patience = (typeof PATIENCE)['anthropic']

export type Env = Omit<
  z.infer<typeof variables>,
  'DATABASE_URL' | 'DATABASE_KEY' | 'DATABASE_KEY_FILE' | 'FILES_DIR' | 'NEXTAUTH_SECRET' | keyof Patience
> &
  Patience & {
    /** The folder that photos are kept in. */
    FILES_DIR: string
    DATABASE_URL: string
    NEXTAUTH_SECRET: string
    /** How long a model is waited for that is not named here: a person connected it. */
    patience: typeof PATIENCE
    /** What DATABASE_URL names, taken apart, with the key of its cipher. */
    database: z.infer<typeof variables>['DATABASE_URL']
  }

/** A wrong environment: one sentence a variable, fit to be shown as it is. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * The settings out of an environment. An empty value counts as absent, but for an empty key of the database.
 * Throws `EnvError` with a sentence for each bad variable: which, what would be right, and, unless it is a secret, what it is.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const record = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = variables.safeParse(record)
  const problems = result.success ? [] : result.error.issues.map((issue) => sentenceOf(issue, record))
  for (const [id, secret] of PAIRS) {
    if (!record[id] !== !record[secret]) problems.push(`${id} and ${secret} must be set together.`)
  }
  if (result.data?.NODE_ENV === 'production' && !record.NEXTAUTH_SECRET && record.NEXT_PHASE !== BUILD_PHASE) {
    problems.push(
      'NEXTAUTH_SECRET must be set in production: 32 random characters or more (npm start makes one by itself).',
    )
  }
  let key: string | undefined
  try {
    key = databaseKeyIn(source)
  } catch (error) {
    problems.push((error as Error).message)
  }
  if (key && result.data?.DATABASE_URL.kind === 'postgres') {
    problems.push('DATABASE_KEY is for SQLite: encrypt the disk of Postgres instead, and take the setting away.')
  }
  if (record.BACKUP_DIR && result.data?.DATABASE_URL.kind === 'postgres') {
    problems.push('BACKUP_DIR is for SQLite: back Postgres up with pg_dump, and take the setting away.')
  }
  if (!result.success || problems.length > 0) throw new EnvError(problems.join('\n'))
  const { DATABASE_URL, DATABASE_KEY: _key, DATABASE_KEY_FILE: _file, ...others } = result.data
  const { NEXTAUTH_SECRET = DEVELOPMENT_SECRET, ...rest } = others
  const database = DATABASE_URL.kind === 'sqlite' && key ? { ...DATABASE_URL, key } : DATABASE_URL
  const patienceWith = (usual: Patience): Patience => ({
    AI_TIMEOUT_MS: rest.AI_TIMEOUT_MS ?? usual.AI_TIMEOUT_MS,
    AI_IDLE_TIMEOUT_MS: rest.AI_IDLE_TIMEOUT_MS ?? usual.AI_IDLE_TIMEOUT_MS,
  })
  const patience = { anthropic: patienceWith(PATIENCE.anthropic), elsewhere: patienceWith(PATIENCE.elsewhere) }
  return {
    ...rest,
    ...(isElsewhere(rest.ANTHROPIC_BASE_URL) ? patience.elsewhere : patience.anthropic),
    patience,
    NEXTAUTH_SECRET,
    FILES_DIR: filesFolder(rest.FILES_DIR, database),
    DATABASE_URL: database.url,
    database,
  }
}

/** Beside the database and named as it is: two databases in one folder never see each other's files. */
function filesFolder(set: string | undefined, database: Env['database']): string {
  if (set) return path.resolve(set)
  return database.kind === 'sqlite' ? `${database.path.replace(/\.db$/, '')}-files` : path.resolve('data/files')
}

function sentenceOf(issue: z.core.$ZodIssue, record: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  const value = SECRET.has(name) ? '' : `, but it is ${JSON.stringify(record[name])}`
  return `${name} ${issue.message}${value}.`
}

function isElsewhere(baseUrl: string | undefined): boolean {
  return baseUrl !== undefined && new URL(baseUrl).hostname !== 'api.anthropic.com'
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

let parsed: Env | undefined

/** The settings of this process, read at the first access. */
export const env: Env = new Proxy({} as Env, {
  get(_target, name) {
    parsed ??= parseEnv(process.env)
    return Reflect.get(parsed, name)
  },
})
