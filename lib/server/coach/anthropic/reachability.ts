import 'server-only'
import Anthropic from '@anthropic-ai/sdk'
import { createClient, type ModelSettings } from './client'

/** How long a call's outcome tells about the next one. */
const REMEMBERED_MS = 60_000
const PROBE_TIMEOUT_MS = 2_000

/** What is known of a model's being there, without asking it anything that costs. */
export type Reachability = {
  record(wasReached: boolean): void
  /** Whether the model can be reached: the last outcome while fresh, else a probe of at most two seconds. Never throws. */
  check(): Promise<boolean>
}

/** Remembers the outcome of calls with these settings. */
export function createReachability(settings: ModelSettings): Reachability {
  let last: { wasReached: boolean; at: number } | undefined
  let probing: Promise<boolean> | undefined

  function record(wasReached: boolean) {
    last = { wasReached, at: Date.now() }
  }

  return {
    record,
    async check() {
      if (last && Date.now() - last.at < REMEMBERED_MS) return last.wasReached
      probing ??= probe(settings)
        .then((wasReached) => {
          record(wasReached)
          return wasReached
        })
        .finally(() => {
          probing = undefined
        })
      return probing
    },
  }
}

/** Asks for the model's name card: free of charge. Many local servers have none, but a server that says so is there. */
async function probe(settings: ModelSettings): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
  try {
    await createClient(settings).models.retrieve(settings.model, null, { maxRetries: 0, signal })
    return true
  } catch (error) {
    const status = error instanceof Anthropic.APIError ? error.status : undefined
    return status === 404 || status === 405 || status === 501
  }
}
