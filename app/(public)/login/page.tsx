import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AuthShell } from '@/components/auth/auth-shell'
import { LoginForm } from '@/components/auth/login-form'
import { AppProviders } from '@/components/shared/app-providers'
import { paths, safeNextPath } from '@/lib/contract/paths'
import { currentUser } from '@/lib/server/auth/current-user'

export const metadata: Metadata = { title: 'Log in' }

type LoginPageProps = { searchParams: Promise<{ next?: string | string[]; expired?: string | string[] }> }

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { next, expired } = await searchParams
  const target = safeNextPath([next].flat()[0]) ?? paths.dashboard
  if (await currentUser()) redirect(target)
  return (
    <AppProviders>
      <AuthShell
        eyebrow="Log in"
        title="Back to mission control"
        lede="Your missions, your journal and your coach are where you left them."
      >
        <LoginForm next={target} expired={expired !== undefined} />
      </AuthShell>
    </AppProviders>
  )
}
