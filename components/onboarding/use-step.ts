import { useSearchParams } from 'next/navigation'
import { paths } from '@/lib/contract/paths'
import { type Step, stepAt, steps } from './steps'

/** The step that the address names, so that a reload and the browser's own Back keep to it. */
export function useStep(): { step: Step; number: number; before: Step | undefined; after: Step | undefined } {
  const step = stepAt(useSearchParams().get('step'))
  const at = steps.indexOf(step)
  return { step, number: at + 1, before: steps[at - 1], after: steps[at + 1] }
}

export function goToStep(step: Step): void {
  window.history.pushState(null, '', step === 'areas' ? paths.onboarding : `${paths.onboarding}?step=${step}`)
  window.scrollTo(0, 0)
  // Once the step is there: its heading is what a reader of the screen hears next.
  requestAnimationFrame(() => document.getElementById('setup-step')?.focus())
}
