import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useUpdateProfile } from '@/lib/client/account/profile'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import type { ProfilePatch } from '@/lib/contract/user'

type Setting = Pick<ProfilePatch, 'selectedLeader' | 'timeZone' | 'memoryPaused' | 'selectedDomains'>

/** The user with a setting as it was just made, and the way to make it: it shows at once, until the server refuses it. */
export function useSaveSetting() {
  const router = useRouter()
  const user = useCurrentUser()
  const update = useUpdateProfile()
  const [made, setMade] = useState<Setting | null>(null)
  return {
    user: user && { ...user, ...made },
    save: (setting: Setting) => {
      setMade(setting)
      update.mutate(setting, {
        // Other screens were rendered with the setting before.
        onSuccess: () => router.refresh(),
        onSettled: () => setMade(null),
      })
    },
  }
}
