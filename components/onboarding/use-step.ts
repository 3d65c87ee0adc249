import { useSearchParams } from 'next/navigation'
import { paths } from '@/lib/contract/paths'

const steps = ['areas', 'coach', 'goal'] as const
export type Step = (typeof steps)[number]

/** The step that the address names, so that a reload and the browser's own Back keep to it. */
export function useStep(): { step: Step; number: number; before: Step | undefined; after: Step | undefined } {
  const asked = useSearchParams().get('step')
  const at = Math.max(0, steps.indexOf(asked as Step))
  return { step: steps[at] ?? 'areas', number: at + 1, before: steps[at - 1], after: steps[at + 1] }
}

export function goToStep(step: Step): void {
  window.history.pushState(null, '', step === 'areas' ? paths.onboarding : `${paths.onboarding}?step=${step}`)
  window.scrollTo(0, 0)
  // Once the step is there: its heading is what a reader of the screen hears next.
  requestAnimationFrame(() => document.getElementById('setup-step')?.focus())
}
