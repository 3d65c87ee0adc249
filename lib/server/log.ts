import 'server-only'
import pino from 'pino'
import { env } from './env'

/** JSON lines to stdout: ids, routes, statuses and times, never a body, a token or an email. */
export const log = pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime })
