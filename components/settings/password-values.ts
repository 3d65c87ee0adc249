import type { FieldErrors } from 'react-hook-form'
import type { Schema } from '@/lib/client/forms/lazy-resolver'
import type { PasswordChange } from '@/lib/contract/auth'
import { authMessages } from '@/lib/contract/messages/auth'

export type PasswordValues = PasswordChange & { confirmPassword: string }

export const emptyPasswords: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** The contract's schema, and that both new passwords are the same: asked even where another field is refused. */
export async function loadPasswordSchema(): Promise<Schema> {
  const { passwordChange } = await import('@/lib/contract/auth')
  return {
    '~standard': {
      async validate(values) {
        const { issues = [] } = await passwordChange['~standard'].validate(values)
        const { newPassword, confirmPassword } = values as PasswordValues
        if (newPassword === confirmPassword) return { issues }
        return {
          issues: [...issues, { path: ['confirmPassword'], message: authMessages.passwordMismatch.description }],
        }
      },
    },
  }
}

/** The toast that a refused form raises, as at signup. */
export function refusalOf(errors: FieldErrors<PasswordValues>): { title: string; description: string } | undefined {
  if (errors.confirmPassword) return authMessages.passwordMismatch
  return errors.newPassword?.message === authMessages.passwordTooShort.description
    ? authMessages.passwordTooShort
    : undefined
}
