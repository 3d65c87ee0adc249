import { parseArgs } from 'node:util'
import { StepFailed } from '../run'

/** Parts to evaluate, the seed of what is made up by chance, and whether each miss is told. */
export type EvalOptions = { parts: string[]; seed: number; misses: boolean }

/** `record --seed 7 --misses`. */
export function readOptions(args: string[]): EvalOptions {
  try {
    const options = { seed: { type: 'string' as const }, misses: { type: 'boolean' as const } }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const seed = Number(values.seed ?? 0)
    if (!Number.isSafeInteger(seed)) throw new StepFailed('--seed must be a whole number.')
    return { parts: positionals, seed, misses: values.misses ?? false }
  } catch (error) {
    throw new StepFailed(error instanceof Error ? error.message : String(error))
  }
}
