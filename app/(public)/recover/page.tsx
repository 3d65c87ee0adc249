import type { Metadata } from 'next'
import { AuthShell } from '@/components/auth/auth-shell'
import { RecoverForm } from '@/components/auth/recover-form'
import { AppProviders } from '@/components/shared/app-providers'
import { isMailOn } from '@/lib/server/mail/send-mail'

export const metadata: Metadata = { title: 'Forgot your password' }

/** Open to who is signed in, too: a password can be forgotten while a session lasts. */
export default function RecoverPage() {
  return (
    <AppProviders>
      <AuthShell
        eyebrow="Forgot your password"
        title="Set a new one"
        lede="With one of the ten recovery codes that you were given when you signed up."
      >
        <RecoverForm byMail={isMailOn()} />
      </AuthShell>
    </AppProviders>
  )
}
