import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AuthShell } from '@/components/auth/auth-shell'
import { ProviderButtons } from '@/components/auth/provider-buttons'
import { SignupForm } from '@/components/auth/signup-form'
import { AppProviders } from '@/components/shared/app-providers'
import { PROGRAMME_TITLE } from '@/lib/contract/brand'
import { paths } from '@/lib/contract/paths'
import { currentUser } from '@/lib/server/auth/current-user'
import { isDemo } from '@/lib/server/auth/is-demo'
import { oauthProviderIds } from '@/lib/server/auth/oauth-providers'

export const metadata: Metadata = { title: 'Sign up' }

export default async function SignupPage() {
  const user = await currentUser()
  // From the demo one goes on to an account of one's own.
  if (user && !isDemo(user)) redirect(paths.dashboard)
  return (
    <AppProviders>
      <AuthShell
        eyebrow="Sign up"
        title={PROGRAMME_TITLE}
        lede="Set a goal, tell your coach how it goes, see your progress."
      >
        <ProviderButtons providers={oauthProviderIds()} next={paths.onboarding} />
        <SignupForm />
      </AuthShell>
    </AppProviders>
  )
}
