import { z } from 'zod'
import { credentials } from './auth'
import { authMessages } from './messages/auth'

/** Whether a login asks for a code beside the password. */
export const totpState = z.object({ isOn: z.boolean() })
export type TotpState = z.infer<typeof totpState>

/** What an authenticator app is told, once: the key in base32, and the same as an address that such apps open. */
export const totpSecret = z.object({ secret: z.string(), uri: z.string() })
export type TotpSecret = z.infer<typeof totpSecret>

/** POST /api/auth/totp/confirm: the account's password, and a code that the app shows, to see that it has the key. */
export const totpConfirmation = z.object({
  currentPassword: credentials.shape.password,
  code: z
    .string({ error: authMessages.field.appCodeRequired })
    .trim()
    .min(1, { error: authMessages.field.appCodeRequired, abort: true })
    .max(1_000)
    .refine((code) => /^(?:\s*\d){6}\s*$/.test(code), { error: authMessages.field.appCodeSix }),
})
export type TotpConfirmation = z.input<typeof totpConfirmation>

/** DELETE /api/auth/totp. */
export const totpEnd = z.object({ currentPassword: credentials.shape.password })
export type TotpEnd = z.input<typeof totpEnd>
