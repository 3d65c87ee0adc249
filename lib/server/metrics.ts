import 'server-only'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Usage } from './coach/coach'
import { env } from './env'
import { log } from './log'

type Instruments = ReturnType<typeof createInstruments>

function createInstruments() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests answered, by route and status.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    latency: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until the answer was made; of a stream, until it began.',
      labelNames: ['method', 'route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 45],
      registers,
    }),
    coachCalls: new Counter({
      name: 'coach_calls_total',
      help: 'Questions to the coach, by engine and by how they ended.',
      labelNames: ['engine', 'outcome'],
      registers,
    }),
    coachTime: new Histogram({
      name: 'coach_call_duration_seconds',
      help: 'Time that the coach took for its whole answer.',
      labelNames: ['engine'],
      buckets: [0.005, 0.05, 0.25, 1, 2.5, 5, 10, 20, 45],
      registers,
    }),
    coachTokens: new Counter({
      name: 'coach_tokens_total',
      help: 'Tokens of the model, by kind.',
      labelNames: ['model', 'kind'],
      registers,
    }),
    droppedClaims: new Counter({
      name: 'coach_dropped_claims_total',
      help: 'Parts of answers that a check took out or marked, by engine and kind: deed, returned, marked, figure, quote.',
      labelNames: ['engine', 'kind'],
      registers,
    }),
    database: new Histogram({
      name: 'database_query_duration_seconds',
      help: 'Time that the database took for one query.',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5],
      registers,
    }),
  }
}

const shared = globalThis as { apogeeMetrics?: Instruments }

/** Nothing is counted that nobody can read. One set for the process, through hot reloads too. */
function instruments(): Instruments | null {
  if (!env.METRICS_TOKEN) return null
  shared.apogeeMetrics ??= createInstruments()
  return shared.apogeeMetrics
}

/** An answer that was made. `route` is one of few: a path with its placeholders, never with what stands for them. */
export function noteRequest(method: string, route: string, status: number, ms: number): void {
  const all = instruments()
  all?.requests.inc({ method, route, status })
  all?.latency.observe({ method, route }, ms / 1000)
}

/** A question to the coach that has ended: `failed` where its engine gave no answer that could be used. */
export function noteCoachCall(
  engine: string,
  outcome: 'answered' | 'failed' | 'left',
  usages: readonly Usage[],
  ms: number,
): void {
  const all = instruments()
  if (!all) return
  all.coachCalls.inc({ engine, outcome })
  all.coachTime.observe({ engine }, ms / 1000)
  for (const { model, inputTokens, outputTokens, cacheReadTokens, cacheCreationTokens } of usages) {
    all.coachTokens.inc({ model, kind: 'input' }, inputTokens)
    all.coachTokens.inc({ model, kind: 'output' }, outputTokens)
    all.coachTokens.inc({ model, kind: 'cache_read' }, cacheReadTokens)
    all.coachTokens.inc({ model, kind: 'cache_creation' }, cacheCreationTokens)
  }
}

/** What a check took out of an answer or marked in it: a claimed deed, a figure or a quotation that nothing bears out. */
export function noteDrops(
  engine: string,
  kind: 'deed' | 'marked' | 'returned' | 'figure' | 'quote',
  count: number,
): void {
  if (count === 0) return
  instruments()?.droppedClaims.inc({ engine, kind }, count)
  log.info({ engine, kind, count }, 'parts of an answer were dropped or marked')
}

/** One query, in milliseconds. */
export function noteQuery(ms: number): void {
  instruments()?.database.observe(ms / 1000)
}

/** All that was counted, in Prometheus' text format; null where no one may read it. */
export async function readMetrics(): Promise<{ text: string; type: string } | null> {
  const registry = instruments()?.registry
  return registry ? { text: await registry.metrics(), type: registry.contentType } : null
}
