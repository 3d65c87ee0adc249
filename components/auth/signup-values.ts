import type { Schema } from '@/lib/client/forms/lazy-resolver'
import type { NewAccount } from '@/lib/contract/auth'
import { authMessages } from '@/lib/contract/messages/auth'

export type SignupValues = Required<Omit<NewAccount, 'timeZone'>> & { confirmPassword: string }

/** The contract's schema, and that both passwords are the same: asked even where another field is refused. */
export async function loadSignupSchema(): Promise<Schema> {
  const { newAccount } = await import('@/lib/contract/auth')
  return {
    '~standard': {
      async validate(values) {
        const { issues = [] } = await newAccount['~standard'].validate(values)
        const { password, confirmPassword } = values as SignupValues
        const message = !confirmPassword
          ? authMessages.field.passwordRepeated
          : password !== confirmPassword && authMessages.passwordMismatch.description
        return { issues: message ? [...issues, { path: ['confirmPassword'], message }] : issues }
      },
    },
  }
}

/** The body that signup sends, with the zone that this browser keeps time in. */
export function accountFrom({ confirmPassword: _, ...account }: SignupValues): NewAccount {
  return { ...account, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
}
