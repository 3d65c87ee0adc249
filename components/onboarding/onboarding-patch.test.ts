import { describe, expect, it } from 'vitest'
import { onboardingPatch } from './onboarding-patch'

const newcomer = { onboardingCompleted: false, selectedLeader: 'kobe' } as const

describe('onboardingPatch', () => {
  it('sets the onboarding coach for a newcomer and completes onboarding', () =>
    expect(onboardingPatch(newcomer, new Set(['health']))).toEqual({
      selectedDomains: ['health'],
      selectedLeader: 'elon',
      onboardingCompleted: true,
    }))

  it('sets the coach that was picked on the way', () =>
    expect(onboardingPatch(newcomer, new Set(['health']), 'marcus').selectedLeader).toBe('marcus'))

  it('keeps a coach that was chosen before', () =>
    expect(onboardingPatch({ ...newcomer, selectedLeader: 'maya' }, new Set(['health'])).selectedLeader).toBe('maya'))

  it('leaves the coach alone when someone comes back to change domains', () =>
    expect(
      onboardingPatch({ onboardingCompleted: true, selectedLeader: 'kobe' }, new Set(['career'])).selectedLeader,
    ).toBe('kobe'))

  it('sends the domains in their own order, whatever the order of the clicks', () =>
    expect(onboardingPatch(newcomer, new Set(['personal-growth', 'career'])).selectedDomains).toEqual([
      'career',
      'personal-growth',
    ]))
})
