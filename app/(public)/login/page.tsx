import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AuthShell } from '@/components/auth/auth-shell'
import { FormNotice } from '@/components/auth/form-notice'
import { LoginForm } from '@/components/auth/login-form'
import { ProviderButtons } from '@/components/auth/provider-buttons'
import { providerProblem } from '@/components/auth/provider-problem'
import { AppProviders } from '@/components/shared/app-providers'
import { paths, safeNextPath } from '@/lib/contract/paths'
import { currentUser } from '@/lib/server/auth/current-user'
import { isDemo } from '@/lib/server/auth/is-demo'
import { oauthProviderIds } from '@/lib/server/auth/oauth-providers'
import { passkeySite } from '@/lib/server/auth/passkeys/passkey-site'

export const metadata: Metadata = { title: 'Log in' }

type Param = string | string[]
type LoginPageProps = { searchParams: Promise<{ next?: Param; expired?: Param; error?: Param }> }

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { next, expired, error } = await searchParams
  const problem = providerProblem([error].flat()[0])
  const target = safeNextPath([next].flat()[0]) ?? paths.dashboard
  const user = await currentUser()
  if (user && !isDemo(user)) redirect(target)
  return (
    <AppProviders>
      <AuthShell
        eyebrow="Log in"
        title="Back to mission control"
        lede="Your goals, your journal and your coach are where you left them."
      >
        {problem && (
          <div className="mb-5">
            <FormNotice tone="warn">{problem}</FormNotice>
          </div>
        )}
        <ProviderButtons providers={oauthProviderIds()} next={target} />
        <LoginForm next={target} expired={expired !== undefined} passkeysAt={passkeySite()?.origin ?? null} />
      </AuthShell>
    </AppProviders>
  )
}
