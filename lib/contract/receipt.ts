import { z } from 'zod'

/** Of what a request to a model is made, from what changes least to what changes most. */
export const sentKinds = ['rules', 'record', 'conversation', 'tools', 'check'] as const
export type SentKind = (typeof sentKinds)[number]

/** GET /api/insights/weekly/receipt and /api/insights/goals/{id}/receipt: what a model was sent for an insight. */
export const insightReceipt = z.object({
  model: z.string(),
  createdAt: z.iso.datetime(),
  /** The days of the record that were told, null where none was. */
  record: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  parts: z.array(
    z.object({
      kind: z.enum(sentKinds),
      /** About so many: only the sum is counted by the model. */
      tokens: z.int().min(0),
      /** Word for word; null since something was deleted that may stand in it. */
      text: z.string().nullable(),
    }),
  ),
  /** Requests that the answer took, and what they came to. `input` has the cached ones among them. */
  calls: z.int().min(1),
  tokens: z.object({ input: z.int().min(0), cached: z.int().min(0), output: z.int().min(0) }),
  /** How much of what was read came from the model's cache, 0 to 1. */
  cachedShare: z.number().min(0).max(1),
  /** In US dollars at the price that this server's environment states; null where it states none. */
  cost: z.number().min(0).nullable(),
})
export type InsightReceipt = z.infer<typeof insightReceipt>

/** GET /api/chat/{id}/receipt: what a model was sent for a reply. */
export const receipt = z.object({ messageId: z.string(), ...insightReceipt.shape })
export type Receipt = z.infer<typeof receipt>
