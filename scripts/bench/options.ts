import { parseArgs } from 'node:util'
import { StepFailed } from '../run'

const defaults = { rounds: 5, seconds: 2, users: 1_000, messages: 1_000_000, entries: 100_000, runs: 5 }

/** How long and how large to measure; the defaults are what the bars are about. */
export type BenchOptions = typeof defaults & { parts: string[] }

/** Parts to run, and `--rounds 5 --seconds 2 --users 1000 --messages 1000000 --entries 100000 --runs 5`. */
export function readOptions(args: string[]): BenchOptions {
  const names = Object.keys(defaults) as (keyof typeof defaults)[]
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const numbers = Object.fromEntries(names.map((name) => [name, numberOf(name, values[name])]))
    return { ...defaults, ...numbers, parts: positionals }
  } catch (error) {
    throw new StepFailed(error instanceof Error ? error.message : String(error))
  }
}

function numberOf(name: keyof typeof defaults, text: unknown): number {
  const value = text === undefined ? defaults[name] : Number(text)
  if (!(value > 0)) throw new StepFailed(`--${name} must be a number above 0.`)
  return value
}
