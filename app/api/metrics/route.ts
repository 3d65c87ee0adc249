import { metricsText } from '@/lib/contract/operations'
import { requireMetricsReader } from '@/lib/server/auth/metrics-reader'
import { notFound } from '@/lib/server/errors'
import { publicRoute } from '@/lib/server/http/route'
import { readMetrics } from '@/lib/server/metrics'

export const dynamic = 'force-dynamic'

/** Prometheus' text format, to whoever holds METRICS_TOKEN; without one there is nothing here. */
export const GET = publicRoute({ answer: metricsText, otherTypes: ['text/plain'] }, async ({ request }) => {
  const metrics = await readMetrics()
  if (!metrics) throw notFound()
  requireMetricsReader(request)
  return new Response(metrics.text, { headers: { 'Content-Type': metrics.type, 'Cache-Control': 'no-store' } })
})
