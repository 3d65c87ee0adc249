import 'server-only'

/**
 * The effort setting for a model that thinks before it answers unless told otherwise; none for the others, since some
 * refuse it. The fifth generation of Claude is the first that has it throughout.
 */
export function effortFor(model: string): 'low' | undefined {
  const generation = /^claude-[a-z]+-(\d{1,2})(?!\d)/.exec(model)?.[1]
  return Number(generation ?? 0) >= 5 ? 'low' : undefined
}
