import type { Metadata } from 'next'
import { OnboardingForm } from '@/components/onboarding/onboarding-form'
import { stepAt, stepTitles } from '@/components/onboarding/steps'
import { AppProviders } from '@/components/shared/app-providers'
import { Logo } from '@/components/shared/logo'
import { currentUserKey } from '@/lib/client/auth/current-user'
import { prefetchedState } from '@/lib/client/cache/prefetched-state'
import { paths } from '@/lib/contract/paths'
import { hasPassword } from '@/lib/server/auth/change-password'
import { requireUser } from '@/lib/server/auth/current-user'
import { signatureQuestions } from '@/lib/server/coach/personas/signature-questions'
import { serializeUser } from '@/lib/server/users/serialize-user'

/** Of the step that the page is loaded at; who has finished setup comes back for the areas alone. */
export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [user, { step }] = await Promise.all([requireUser({ onboarding: true }), searchParams])
  return { title: stepTitles[user.onboardingCompleted ? 'areas' : stepAt(step)] }
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function OnboardingPage() {
  const row = await requireUser({ onboarding: true })
  const user = serializeUser(row)
  return (
    <AppProviders state={prefetchedState([currentUserKey, user])}>
      <header className="border-b border-rule">
        <div className="shell flex h-[calc(var(--nav-h)-1px)] items-center justify-between">
          <Logo />
          {user.onboardingCompleted && (
            <a href={paths.dashboard} className="link text-sm">
              Back to Today
            </a>
          )}
        </div>
      </header>
      <main className="screen flex-1 max-sm:pb-0">
        <OnboardingForm user={user} hasPassword={await hasPassword(row.id)} questions={signatureQuestions()} />
      </main>
    </AppProviders>
  )
}
