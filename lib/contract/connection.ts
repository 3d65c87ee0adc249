import { z } from 'zod'
import { commonMessages } from './messages/common'
import { connectionMessages } from './messages/connection'

/** Who answers: the built-in coach, Claude with a key, or a model server at an address. */
export const connectionChoices = ['built-in', 'anthropic', 'local'] as const
export type ConnectionChoice = (typeof connectionChoices)[number]

const LONGEST = { key: 500, baseUrl: 500, model: 200 }

/** What a header can carry and a person can paste. */
const key = z
  .string()
  .trim()
  .max(LONGEST.key, { error: commonMessages.field.tooLong(LONGEST.key) })
  .regex(/^[\x21-\x7e]*$/, { error: connectionMessages.field.connectionKey })

const model = z
  .string()
  .trim()
  .max(LONGEST.model, { error: commonMessages.field.tooLong(LONGEST.model) })
  .regex(/^[\x20-\x7e]*$/, { error: connectionMessages.field.connectionModel })

/**
 * An address as it is kept: with nothing after its path, and without the `/v1` that the path of every call begins with.
 */
const baseUrl = z
  .string()
  .trim()
  .max(LONGEST.baseUrl, { error: commonMessages.field.tooLong(LONGEST.baseUrl) })
  .refine(isServerAddress, { error: connectionMessages.field.connectionAddress })
  .transform((address) => new URL(address).href.replace(/\/+$/, '').replace(/\/v1$/, '').replace(/\/+$/, ''))

/** PUT /api/coach/connection. A key that is left out is the one that is kept, where it goes to the same place. */
export const newConnection = z.object({
  choice: z.enum(connectionChoices),
  key: key.optional(),
  baseUrl: baseUrl.optional(),
  model: model.optional(),
})
export type NewConnection = z.input<typeof newConnection>

/** POST /api/coach/connection/test: what is to be tried before it is kept; without a choice, what is in force. */
export const triedConnection = newConnection.partial()
export type TriedConnection = z.input<typeof triedConnection>

/** Who answers as it is set up, without the key. */
export const connection = z.object({
  /** Whose it is: everyone's on this server, or the user's own. */
  scope: z.enum(['everyone', 'own']),
  /** Where it comes from. The environment stands above what anyone sets here. */
  from: z.enum(['environment', 'settings', 'default']),
  choice: z.enum(connectionChoices),
  baseUrl: z.string().nullable(),
  model: z.string().nullable(),
  /** The last four characters of the key; empty where they would be much of it, null without a key. */
  keyEnd: z.string().nullable(),
  /** Why what is set up does not answer, in words. */
  problem: z.string().nullable(),
  updatedAt: z.iso.datetime().nullable(),
})
export type Connection = z.infer<typeof connection>

/** POST /api/coach/connection/find: the model servers that run beside this one. */
export const foundServers = z.object({
  servers: z.array(z.object({ baseUrl: z.string(), models: z.array(z.string()) })),
})
export type FoundServers = z.infer<typeof foundServers>

/** What a connected model did when it was tried. */
export const connectionTest = z.object({
  /** Whether it can coach. */
  ok: z.boolean(),
  /** All of it in words: "answers 11 of 12 samples, uses tools, 0.9 s to the first word". */
  words: z.string(),
  /** How many of the sample judgements it read as a careful reader does, and the answers that it misread. */
  samples: z.object({ right: z.int().min(0), of: z.int().min(0), missed: z.array(z.string()) }).nullable(),
  /** Whether it looks things up. */
  tools: z.boolean().nullable(),
  firstWordMs: z.int().min(0).nullable(),
})
export type ConnectionTest = z.infer<typeof connectionTest>

function isServerAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash
}
