import { DEFAULT_LEADER, type Leader, ONBOARDING_LEADER } from '@/lib/contract/coaches'
import { type Domain, domainIds } from '@/lib/contract/domains'
import type { ProfilePatch, User } from '@/lib/contract/user'

type Newcomer = Pick<User, 'onboardingCompleted' | 'selectedLeader'>

/** The coach that onboarding begins with: its own, unless another than the default was chosen before. */
export function firstLeader({ onboardingCompleted, selectedLeader }: Newcomer): Leader {
  return !onboardingCompleted && selectedLeader === DEFAULT_LEADER ? ONBOARDING_LEADER : selectedLeader
}

/** What finishing onboarding saves. A later visit changes domains only and leaves the coach alone. */
export function onboardingPatch(user: Newcomer, chosen: ReadonlySet<Domain>, leader?: Leader): ProfilePatch {
  return {
    selectedDomains: domainIds.filter((id) => chosen.has(id)),
    selectedLeader: leader ?? firstLeader(user),
    onboardingCompleted: true,
  }
}
