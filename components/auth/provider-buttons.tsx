'use client'

import { Button } from '@/components/ui/button'
import { useProviderSignIn } from '@/lib/client/auth/auth-providers'
import { type OAuthProviderId, oauthNames } from '@/lib/contract/oauth'

/** Other ways in, where the server has any. They are chosen before the form is begun, so they stand above it. */
export function ProviderButtons({ providers, next }: { providers: OAuthProviderId[]; next: string }) {
  const signIn = useProviderSignIn(next)
  const isLeaving = signIn.isPending || signIn.isSuccess
  if (providers.length === 0) return null
  return (
    <div className="mb-6 grid gap-3">
      {providers.map((id) => (
        <Button key={id} variant="outline" size="lg" disabled={isLeaving} onClick={() => signIn.mutate(id)}>
          Continue with {oauthNames[id]}
        </Button>
      ))}
      <p className="mt-2 flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        or with your email
      </p>
    </div>
  )
}
