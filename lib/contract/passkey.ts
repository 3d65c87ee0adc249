import { z } from 'zod'
import { credentials } from './auth'
import { limits } from './limits'
import { accountMessages } from './messages/account'
import { characterCount, text } from './text'

/** One way in without a password: a key that a device, or the account behind it, keeps. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof passkey>

/** GET /api/auth/passkeys. `isPossible`: whether a browser has any at the address of this site. */
export const passkeyState = z.object({ isPossible: z.boolean(), passkeys: z.array(passkey) })
export type PasskeyState = z.infer<typeof passkeyState>

/** What a browser is to be asked, as WebAuthn has it in JSON. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

/** POST /api/auth/passkeys/options. The password may be left out where the account has none. */
export const passkeyBeginning = z.object({ currentPassword: credentials.shape.password.optional() })

const part = z.string().max(20_000)
/** Bytes in base64url, as all that WebAuthn has in JSON. */
const keyId = z.string().regex(/^[\w-]{1,1400}$/)
/** What a browser answered, as WebAuthn has it in JSON. */
const browserAnswer = z.looseObject({
  id: keyId,
  rawId: keyId,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: part }),
})

export type BrowserAnswer = z.input<typeof browserAnswer>

/** POST /api/auth/passkeys/verify. */
export const newPasskey = z.object({
  name: text(1_000)
    .transform((name) => name.trim())
    .refine((name) => characterCount(name) >= 1, { error: accountMessages.field.passkeyNameRequired })
    .refine((name) => characterCount(name) <= limits.passkeyName, { error: accountMessages.field.passkeyNameTooLong }),
  response: browserAnswer,
})

/** What a person fills in to add one. */
export const passkeyForm = z.object({ name: newPasskey.shape.name, currentPassword: credentials.shape.password })

/** POST /api/auth/passkeys/login/verify. */
export const passkeyLogin = z.object({ response: browserAnswer })
