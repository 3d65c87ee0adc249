import 'server-only'

/** Errors whose message quotes what they were given: a query with its values, a body that could not be read. */
const QUOTING = /^(PrismaClient|SyntaxError|ZodError|DriverAdapterError)/

type LoggedError = { type: string; code?: string; kind?: string; message?: string; stack?: string; cause?: LoggedError }

/** An error as it may be logged: what it is and where it was thrown, and its message where that quotes no one. */
export function describeError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const { name: type, message, stack = '', cause } = thrown
  const { code, kind } = thrown as { code?: unknown; kind?: unknown }
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type,
    ...(typeof code === 'string' && { code }),
    ...(typeof kind === 'string' && { kind }),
    ...(!QUOTING.test(type) && { message: message.slice(0, 300) }),
    ...(frames.length > 0 && { stack: frames.slice(0, 12).join('\n') }),
    ...(cause !== undefined && depth < 3 && { cause: describeError(cause, depth + 1) }),
  }
}
