import { z } from 'zod'
import { limits } from './limits'
import { type PushSettings, pushKinds } from './push-kinds'

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Must be a time like 22:00' })

/** Push settings of the profile. */
export const pushSettings = z.object({
  alerts: z.boolean(),
  slips: z.boolean(),
  plans: z.boolean(),
  verdicts: z.boolean(),
  quiet: z.object({ from: clockTime, to: clockTime }).nullable(),
}) satisfies z.ZodType<PushSettings>

/** GET /api/push/key: what a browser subscribes with, and the kinds that were muted since nobody opened them. */
export const pushKey = z.object({ key: z.string(), muted: z.array(z.enum(pushKinds)) })
export type PushKey = z.infer<typeof pushKey>

const base64url = z.string().regex(/^[\w-]+=*$/)

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export const newSubscription = z.object({
  endpoint: z.url().max(limits.pushEndpoint),
  keys: z.object({ p256dh: base64url.length(87), auth: base64url.length(22) }),
})

export const subscription = z.object({ id: z.string(), createdAt: z.iso.datetime() })

export const subscriptionToEnd = newSubscription.pick({ endpoint: true })

/** What the service worker is sent: a message to show, or the tag of one to take away (public/sw.js). */
export type PushPayload = { id: string; tag: string; title: string; body: string; path: string } | { withdraw: string }
