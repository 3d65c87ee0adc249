import { parseArgs } from 'node:util'
import { StepFailed } from '../run'

/** Whom the demo account belongs to, unless the command line says otherwise. */
const DEFAULTS = { url: 'http://localhost:3000', email: 'nora@example.com', password: 'a year at sea' }

type Extra = Record<string, { type: 'boolean' } | { type: 'string' }>

/** `--url`, `--email` and `--password`, and what else a command takes. */
export function readOptions<const E extends Extra>(extra: E) {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string', default: DEFAULTS.url },
        email: { type: 'string', default: DEFAULTS.email },
        password: { type: 'string', default: DEFAULTS.password },
        ...extra,
      },
    })
    return values
  } catch (error) {
    throw new StepFailed(error instanceof Error ? error.message : String(error))
  }
}
