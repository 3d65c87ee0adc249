import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { serverMessages } from '@/lib/contract/messages/server'
import { env } from '@/lib/server/env'
import { AppError } from '@/lib/server/errors'

/** @throws AppError `unauthenticated` unless the request bears METRICS_TOKEN; how long that takes tells nothing of it */
export function requireMetricsReader(request: { headers: Headers }): void {
  const given = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  if (!timingSafeEqual(digest(given), digest(env.METRICS_TOKEN ?? ''))) {
    throw new AppError('unauthenticated', serverMessages.unauthenticated)
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
