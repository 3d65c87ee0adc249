import 'server-only'
import { z } from 'zod'
import { parseDatabaseUrl } from './database-url'

/** Values that a message about them must not repeat. */
const SECRET = new Set([
  'DATABASE_URL',
  'NEXTAUTH_SECRET',
  'ANTHROPIC_API_KEY',
  'GOOGLE_CLIENT_SECRET',
  'GITHUB_CLIENT_SECRET',
  'METRICS_TOKEN',
])

/** A provider to sign in with needs both. */
const PAIRS = [
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
  AI_TIMEOUT_MS: milliseconds.default(45_000),
  AI_IDLE_TIMEOUT_MS: milliseconds.default(15_000),
  TRUST_PROXY: integer('must be the number of proxies in front of the app, from 0 to 10', 0, 10).default(0),
  RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
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

export type Env = Omit<z.infer<typeof variables>, 'DATABASE_URL' | 'NEXTAUTH_SECRET'> & {
  DATABASE_URL: string
  NEXTAUTH_SECRET: string
  /** What DATABASE_URL names, taken apart. */
  database: z.infer<typeof variables>['DATABASE_URL']
}

/** A wrong environment: one sentence a variable, fit to be shown as it is. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * The settings out of an environment. An empty value counts as absent.
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
  if (!result.success || problems.length > 0) throw new EnvError(problems.join('\n'))
  const { DATABASE_URL: database, NEXTAUTH_SECRET = DEVELOPMENT_SECRET, ...rest } = result.data
  return { ...rest, NEXTAUTH_SECRET, DATABASE_URL: database.url, database }
}

function sentenceOf(issue: z.core.$ZodIssue, record: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  const value = SECRET.has(name) ? '' : `, but it is ${JSON.stringify(record[name])}`
  return `${name} ${issue.message}${value}.`
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
