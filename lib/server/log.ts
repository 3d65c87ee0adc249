import 'server-only'
import pino from 'pino'
import { env } from './env'
import { describeError } from './log-error'

/** What no line may hold, should someone hand it over by mistake. */
const SECRET_FIELDS = ['password', 'token', 'email', 'authorization', 'cookie', 'key', 'apiKey', 'body', 'message']

/** JSON lines to stdout: ids, routes, statuses and times, never a body, a token or an email. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
  redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `user.${field}`, `request.${field}`]), remove: true },
})
