import type { Metadata } from 'next'
import { AuthShell } from '@/components/auth/auth-shell'
import { ResetForm } from '@/components/auth/reset-form'
import { AppProviders } from '@/components/shared/app-providers'

export const metadata: Metadata = { title: 'Set a new password', referrer: 'no-referrer', robots: { index: false } }

type ResetPageProps = { params: Promise<{ token: string }> }

/** The same for every token: whether the link is good is said when a password is set, not by looking at it. */
export default async function ResetPage({ params }: ResetPageProps) {
  const { token } = await params
  return (
    <AppProviders>
      <AuthShell
        eyebrow="Forgot your password"
        title="Set a new one"
        lede="The link that was mailed to you works once."
      >
        <ResetForm token={token} />
      </AuthShell>
    </AppProviders>
  )
}
