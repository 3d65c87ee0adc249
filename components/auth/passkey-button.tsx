'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { usePasskeyLogin } from '@/lib/client/auth/api'
import { useHasPasskeys } from '@/lib/client/auth/has-passkeys'

/** Logs in with a key that the device keeps, where the site and the browser have such. */
export function PasskeyButton({ origin, next }: { origin: string; next: string }) {
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const login = usePasskeyLogin()
  const isBusy = login.isPending || leaving
  if (!useHasPasskeys(origin)) return null
  return (
    <Button
      variant="outline"
      size="lg"
      className="mt-3 w-full"
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => login.mutate(undefined, { onSuccess: () => startLeaving(() => router.push(next)) })}
    >
      {isBusy ? 'Waiting for your device...' : 'Use a passkey'}
    </Button>
  )
}
