import { z } from 'zod'
import { authAnswer, credentials, email, newPassword } from './auth'
import { authMessages } from './messages/auth'

/** The ten codes that each set a new password once. They are told when they are made, and no other time. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodes>

/** What signup answers: the session, and the codes to keep. */
export const signupAnswer = authAnswer.extend(recoveryCodes.shape)
export type SignupAnswer = z.infer<typeof signupAnswer>

/** POST /api/auth/recover. A code is compared, never judged: case, spaces and dashes do not count. */
export const recovery = z.object({
  email: credentials.shape.email,
  code: z
    .string({ error: authMessages.field.recoveryCodeRequired })
    .trim()
    .min(1, { error: authMessages.field.recoveryCodeRequired })
    .max(1_000),
  newPassword,
})
export type Recovery = z.input<typeof recovery>

/** As a form checks it before it sends: an email that is none is named there, while the server tells nobody what was wrong. */
export const recoveryForm = recovery.extend({ email })

/** POST /api/auth/recovery-codes. */
export const recoveryRenewal = z.object({ currentPassword: credentials.shape.password })
export type RecoveryRenewal = z.input<typeof recoveryRenewal>

/** GET /api/auth/recovery-codes: how many are unused. */
export const recoveryCodesLeft = z.object({ left: z.int() })
export type RecoveryCodesLeft = z.infer<typeof recoveryCodesLeft>

/** POST /api/auth/reset: asks for a link by mail. */
export const resetRequest = z.object({ email: credentials.shape.email })
export type ResetRequest = z.input<typeof resetRequest>

/** POST /api/auth/reset/{token}. */
export const reset = z.object({ newPassword })
export type Reset = z.input<typeof reset>
