import { randomBytes } from 'node:crypto'
import { StepFailed } from '../run'

const WITH_A_KEY = '--key'

/** A key for the database where the command line asks for an encrypted one: npm run soak:kill -- 10 --key */
export function keyAsked(): string | undefined {
  return process.argv.includes(WITH_A_KEY) ? randomBytes(32).toString('hex') : undefined
}

/** How many rounds the command line asks for. */
export function roundsAsked(usual: number): number {
  const [given] = process.argv.slice(2).filter((argument) => argument !== WITH_A_KEY)
  const asked = given === undefined ? usual : Number(given)
  if (Number.isInteger(asked) && asked > 0) return asked
  throw new StepFailed('The number of rounds must be a whole number from 1 on.')
}

/** The one line that a soak ends with; a failed one tells its problems first and ends the process with code 1. */
export function tellSummary(
  name: string,
  started: number,
  problems: readonly string[],
  figures: readonly string[],
): void {
  const seconds = Math.round((Date.now() - started) / 1000)
  for (const problem of problems.slice(0, 20)) console.error(problem)
  if (problems.length > 0) throw new StepFailed(`${name} FAILED: ${problems.length} problems in ${seconds} s`)
  console.log(`${name} ok: ${figures.join('; ')} (${seconds} s)`)
}
