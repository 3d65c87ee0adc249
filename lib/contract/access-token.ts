import { z } from 'zod'
import { limits } from './limits'
import { clientMessages } from './messages/clients'
import { paging } from './paging'
import { requiredText } from './text'
import { tokenScopes } from './token-scopes'

/** A key to the record that the user made for another program, without the key itself. */
export const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type AccessToken = z.infer<typeof accessToken>

/** POST /api/tokens. */
export const newAccessToken = z.object({
  name: requiredText(limits.name, clientMessages.field.tokenNameRequired),
  scopes: z
    .array(z.enum(tokenScopes))
    .min(1, { error: clientMessages.field.tokenScopeRequired })
    .max(tokenScopes.length),
})
export type NewAccessToken = z.input<typeof newAccessToken>

/** The token as it is told once, when it is made. */
export const madeAccessToken = accessToken.extend({ token: z.string() })
export type MadeAccessToken = z.infer<typeof madeAccessToken>

/** One call that a token made, and how many rows it was answered with. */
export const tokenRead = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  route: z.string(),
  rows: z.int(),
})
export type TokenRead = z.infer<typeof tokenRead>

/** The query of GET /api/tokens/{id}/reads. */
export const tokenReadFilter = z.object(paging())
