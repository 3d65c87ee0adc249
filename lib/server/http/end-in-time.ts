import 'server-only'

const END_WITHIN_MS = 15_000

/**
 * At a stop Next takes no new connection and lets requests and streams that are under way end; this ends the process
 * where one of them does not.
 */
export function endInTime(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void setTimeout(() => process.exit(0), END_WITHIN_MS).unref())
  }
}
