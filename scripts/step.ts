import { EnvError } from '@/lib/server/env'
import { StepFailed } from './run'

/** Runs one step of a command; a failure is told in a sentence, and ends the process. */
export async function runStep<T>(what: string, step: () => Promise<T> | T): Promise<T> {
  try {
    return await step()
  } catch (error) {
    const isExpected = error instanceof StepFailed || error instanceof EnvError
    console.error(`Could not ${what}. ${isExpected ? error.message : (error as Error).stack}`)
    process.exit(1)
  }
}
