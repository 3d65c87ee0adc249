import 'server-only'
import webpush from 'web-push'
import type { PushPayload } from '@/lib/contract/push'
import { db } from '@/lib/server/db/client'
import { log } from '@/lib/server/log'
import { postToService } from './endpoint'
import { vapidKeys } from './vapid'

/** Services refuse a larger body; the longest payload here is far below. */
const MOST_BYTES = 4_096
/** Its makers end a subscription that is sent what is not shown. */
const SHOWS_ALWAYS = /(?:^|\.)push\.apple\.com$/

type Delivery = { payload: PushPayload; topic: string; seconds: number; urgency: 'high' | 'normal' }

/** Whether any browser's service took it; `none` where the user has no browser left that takes messages. */
export type Delivered = 'taken' | 'failed' | 'none'

/**
 * Sends a payload to every browser of a user whose session there was not ended, each sealed for it alone. A service that
 * knows a browser no more ends its subscription.
 */
export async function deliver(userId: string, delivery: Delivery): Promise<Delivered> {
  const rows = await db.pushSubscription.findMany({ where: { userId, session: { revokedAt: null } } })
  const isShown = !('withdraw' in delivery.payload)
  const wanted = rows.filter(({ endpoint }) => isShown || !SHOWS_ALWAYS.test(new URL(endpoint).hostname))
  if (wanted.length === 0) return 'none'
  const outcomes = await Promise.all(wanted.map((row) => deliverTo(row, delivery)))
  if (outcomes.includes('taken')) return 'taken'
  return outcomes.every((outcome) => outcome === 'gone') ? 'none' : 'failed'
}

type Row = { id: string; endpoint: string; p256dh: string; auth: string }

async function deliverTo(
  row: Row,
  { payload, topic, seconds, urgency }: Delivery,
): Promise<'taken' | 'gone' | 'failed'> {
  try {
    const keys = { p256dh: row.p256dh, auth: row.auth }
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint: row.endpoint, keys },
      JSON.stringify(payload),
      {
        vapidDetails: vapidKeys(),
        TTL: seconds,
        urgency,
        topic,
      },
    )
    if (body.length > MOST_BYTES) throw new Error(`a message of ${body.length} bytes`)
    const status = await postToService(row.endpoint, asText(headers), body)
    if (status >= 200 && status < 300) return 'taken'
    if (status !== 404 && status !== 410) throw new Error(`the push service answered ${status}`)
    await db.pushSubscription.deleteMany({ where: { id: row.id } })
    return 'gone'
  } catch (err) {
    // The address stays out of the log: whoever knows it can spend the browser's patience.
    log.warn({ why: err instanceof Error ? err.message : 'unknown', subscription: row.id }, 'a message was not taken')
    return 'failed'
  }
}

function asText(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
