import { DatabaseKeyError } from '@/lib/server/db/database-key'
import { EnvError } from '@/lib/server/env'
import { StepFailed } from './run'

/** Runs one step of a command; a failure is told in a sentence, and ends the process. */
export async function runStep<T>(what: string, step: () => Promise<T> | T): Promise<T> {
  try {
    return await step()
  } catch (error) {
    console.error(explain(what, error))
    process.exit(1)
  }
}

function explain(what: string, error: unknown): string {
  if (error instanceof StepFailed || error instanceof EnvError || error instanceof DatabaseKeyError)
    return error.message
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const wantsStack = process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace'
  return wantsStack ? `Could not ${what}: ${stack}` : `Could not ${what}: ${message} (LOG_LEVEL=debug shows more).`
}
