import { z } from 'zod'
import { limits } from './limits'
import { authMessages } from './messages/auth'
import { paging } from './paging'
import { characterCount, optionalText, text, timeZone } from './text'
import { user } from './user'

/** Trimmed and lower-cased: emails compare case-insensitively. */
export const email = z
  .string({ error: authMessages.field.emailRequired })
  .trim()
  .min(1, { error: authMessages.field.emailRequired })
  .max(limits.email, { error: authMessages.field.emailInvalid })
  .pipe(z.email({ error: authMessages.field.emailInvalid }))
  .transform((value) => value.toLowerCase())

/** A password being chosen. Lengths count code points. */
export const newPassword = z
  .string({ error: authMessages.field.passwordChosen })
  .min(1, { error: authMessages.field.passwordChosen, abort: true })
  .refine((value) => characterCount(value) >= limits.password.min, { error: authMessages.passwordTooShort.description })
  .refine((value) => characterCount(value) <= limits.password.max, { error: authMessages.field.passwordTooLong })

export const newAccount = z.object({
  email,
  password: newPassword,
  firstName: optionalText(limits.name)
    .transform((name) => name.trim())
    .optional(),
  lastName: optionalText(limits.name)
    .transform((name) => name.trim())
    .optional(),
  timeZone: timeZone.optional(),
})
export type NewAccount = z.input<typeof newAccount>

/** An existing password is compared, never judged: only its presence is checked. */
export const credentials = z.object({
  email: z
    .string({ error: authMessages.field.emailRequired })
    .trim()
    .min(1, { error: authMessages.field.emailRequired })
    .pipe(text(1_000)),
  password: z
    .string({ error: authMessages.field.passwordRequired })
    .min(1, { error: authMessages.field.passwordRequired })
    .max(4_000),
  /** Of the authenticator app, or a recovery code, where the account's login has a second step. */
  code: z.string().trim().max(1_000).optional(),
})
export type Credentials = z.input<typeof credentials>

export const authAnswer = z.object({ token: z.string(), user })
export type AuthAnswer = z.infer<typeof authAnswer>

/** One of the user's live sessions. */
export const session = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  userAgent: z.string(),
  /** Whether this is the session that asked. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

/** The query of GET /api/auth/sessions. */
export const sessionFilter = z.object(paging())

export const passwordChange = z.object({ currentPassword: credentials.shape.password, newPassword })
export type PasswordChange = z.input<typeof passwordChange>

/** DELETE /api/users/me: the account's own email, typed by hand. */
export const accountDeletion = z.object({
  confirmation: z.string({ error: authMessages.field.emailRequired }).max(1_000),
})
export type AccountDeletion = z.input<typeof accountDeletion>
