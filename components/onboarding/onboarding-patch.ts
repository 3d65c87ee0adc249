import { DEFAULT_LEADER, ONBOARDING_LEADER } from '@/lib/contract/coaches'
import { type Domain, domainIds } from '@/lib/contract/domains'
import type { ProfilePatch, User } from '@/lib/contract/user'

/**
 * What finishing onboarding saves. The first time it sets the onboarding coach, unless another than the default was
 * chosen before; a later visit changes domains only and leaves the coach alone.
 */
export function onboardingPatch(
  user: Pick<User, 'onboardingCompleted' | 'selectedLeader'>,
  chosen: ReadonlySet<Domain>,
): ProfilePatch {
  const untouched = !user.onboardingCompleted && user.selectedLeader === DEFAULT_LEADER
  return {
    selectedDomains: domainIds.filter((id) => chosen.has(id)),
    selectedLeader: untouched ? ONBOARDING_LEADER : user.selectedLeader,
    onboardingCompleted: true,
  }
}
