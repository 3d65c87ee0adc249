import { useCallback, useEffect, useState } from 'react'
import { useDraft } from '@/lib/client/forms/drafts'
import { emptyMeasureForm, type MeasureForm } from '@/lib/client/values/measure-form'
import type { Leader } from '@/lib/contract/coaches'
import type { Domain } from '@/lib/contract/domains'
import type { User } from '@/lib/contract/user'

/** What was chosen and typed so far, in all steps. `area` is the goal's, empty until one was picked for it. */
export type Setup = {
  domains: Domain[]
  leader: Leader | null
  title: string
  area: Domain | ''
  measure: MeasureForm
  /** The first day of a rhythm that is for a time still to come, such as “Dry January”, and its last. */
  begins: string
  until: string
  /** A day that was chosen for the goal, or that its words name. */
  targetDate: string
}

/** Going from step to step, and loading the page anew, keeps all of it. */
export function useSetup(user: User) {
  const draft = useDraft<Setup>('onboarding')
  const [setup, show] = useState<Setup>({
    domains: user.selectedDomains,
    leader: null,
    title: '',
    area: '',
    measure: emptyMeasureForm,
    begins: '',
    until: '',
    targetDate: '',
  })
  // How a goal is counted may be read only once the setup is over, and is then nothing to keep.
  const [stage, setStage] = useState<'begun' | 'changed' | 'over'>('begun')
  useEffect(() => {
    const kept = draft.read()
    if (kept) show((begun) => ({ ...begun, ...kept }))
  }, [draft])
  const change = useCallback((part: Partial<Setup> | ((before: Setup) => Partial<Setup>)) => {
    setStage((reached) => (reached === 'over' ? reached : 'changed'))
    show((begun) => ({ ...begun, ...(typeof part === 'function' ? part(begun) : part) }))
  }, [])
  useEffect(() => {
    if (stage === 'changed') draft.save(setup)
  }, [draft, stage, setup])
  const forget = useCallback(() => {
    setStage('over')
    draft.clear()
  }, [draft])
  return { setup, change, forget }
}
