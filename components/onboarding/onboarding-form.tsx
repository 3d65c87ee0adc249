'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { type FormEvent, useCallback, useRef, useState, useTransition } from 'react'
import type { RhythmTime } from '@/components/goals/measure-line'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { useUpdateProfile } from '@/lib/client/account/profile'
import { useLogout } from '@/lib/client/auth/api'
import { forgetFreshCodes } from '@/lib/client/auth/fresh-codes'
import { useCreateGoal } from '@/lib/client/goals/api'
import { emptyGoalForm, toNewGoal } from '@/lib/client/goals/form'
import { ApiError } from '@/lib/client/http/api-error'
import { toast } from '@/lib/client/screen/use-toast'
import type { BuiltInLeader } from '@/lib/contract/coaches'
import { domainIds } from '@/lib/contract/domains'
import type { FieldErrors } from '@/lib/contract/error'
import { accountMessages } from '@/lib/contract/messages/account'
import { paths } from '@/lib/contract/paths'
import type { User } from '@/lib/contract/user'
import { AreasStep } from './areas-step'
import { CoachStep } from './coach-step'
import { FreshCodesCard } from './fresh-codes-card'
import { firstLeader, onboardingPatch } from './onboarding-patch'
import { StepHeader } from './step-header'
import { useSetup } from './use-setup'
import { goToStep, useStep } from './use-step'

// It brings along all that counts a goal; the first step must not wait for it.
const GoalStep = dynamic(() => import('./goal-step').then(({ GoalStep }) => GoalStep))

type OnboardingFormProps = { user: User; questions: Record<BuiltInLeader, string> }

/** Three short steps. Setup can be completed at each; who has done so before comes back for the areas alone. */
export function OnboardingForm({ user, questions }: OnboardingFormProps) {
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const update = useUpdateProfile()
  const logout = useLogout()
  const form = useRef<HTMLFormElement>(null)
  const isMember = user.onboardingCompleted
  const asked = useStep()
  const { step, number, before, after } = isMember ? areasAlone : asked
  const { setup, change, forget } = useSetup(user)
  const [isMissing, setMissing] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const hasGoal = useRef(false)
  /** Takes away what was said of a choice that is made by now. */
  const dismiss = useRef<() => void>(undefined)
  const create = useCreateGoal(() => {
    hasGoal.current = true
  })
  const saving = create.isPending || update.isPending || leaving

  const chosen = new Set(setup.domains)
  const areas = domainIds.filter((id) => chosen.has(id))
  const area = setup.area && chosen.has(setup.area) ? setup.area : areas[0]

  function lacksAreas(): boolean {
    if (chosen.size > 0) return false
    setMissing(true)
    dismiss.current = toast({ ...accountMessages.domainsRequired, variant: 'destructive' })
    if (step === 'areas') form.current?.querySelector('input')?.focus()
    else goToStep('areas')
    return true
  }

  const changeTime = useCallback(({ begins, until }: RhythmTime) => change({ begins, until }), [change])

  async function finish(withGoal: boolean) {
    if (saving || lacksAreas()) return
    // A goal that was made stays made, though what comes after it fails and is tried again.
    if (withGoal && setup.title.trim() && area && !hasGoal.current) {
      const { title, measure } = setup
      const time = { begins: setup.begins ?? '', targetDate: setup.until ?? '' }
      const goal = toNewGoal({ ...emptyGoalForm, title, domain: area, measure, ...time })
      const refusal = await create.mutateAsync(goal).then(
        () => null,
        (error: unknown) => ({ fields: error instanceof ApiError ? error.fields : undefined }),
      )
      if (refusal) {
        setErrors(refusal.fields ?? {})
        if (step !== 'goal') goToStep('goal')
        return
      }
    }
    update.mutate(onboardingPatch(user, chosen, setup.leader ?? undefined), {
      onSuccess: () => {
        forget()
        forgetFreshCodes()
        startLeaving(() => router.push(paths.dashboard))
      },
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!after) return void finish(true)
    if (!lacksAreas()) goToStep(after)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-7">
      <StepHeader step={step} number={isMember ? null : number} firstName={user.firstName} />
      <fieldset disabled={saving || logout.isPending} className="grid gap-7">
        <legend className="sr-only">Setup</legend>
        {step === 'areas' && (
          <AreasStep
            chosen={chosen}
            isMissing={isMissing}
            onChoose={(domain, included) => {
              setMissing(false)
              dismiss.current?.()
              change({ domains: domainIds.filter((id) => (id === domain ? included : chosen.has(id))) })
            }}
          />
        )}
        {step === 'coach' && (
          <CoachStep
            chosen={setup.leader ?? firstLeader(user)}
            questions={questions}
            onChoose={(leader) => change({ leader })}
          />
        )}
        {step === 'goal' && (
          <GoalStep
            title={setup.title}
            area={area}
            areas={areas}
            measure={setup.measure}
            errors={errors}
            onTitle={(title) => {
              setErrors({})
              change({ title })
            }}
            onArea={(picked) => change({ area: picked })}
            onMeasure={(measure) => change({ measure })}
            onTime={changeTime}
          />
        )}
        <div className="flex flex-wrap gap-2 max-sm:*:flex-auto sm:items-center sm:justify-end">
          {before && (
            <Button variant="ghost" size="lg" className="sm:mr-auto" onClick={() => goToStep(before)}>
              Back
            </Button>
          )}
          {step === 'goal' && (
            <Button variant="outline" size="lg" onClick={() => void finish(false)}>
              Later
            </Button>
          )}
          {after && (
            <Button variant="outline" size="lg" aria-busy={saving} onClick={() => void finish(true)}>
              {saving ? 'Setting up...' : 'Complete Setup'}
            </Button>
          )}
          {after ? (
            <Button type="submit" size="lg">
              Next
            </Button>
          ) : (
            <SubmitButton size="lg" pending={saving} pendingLabel="Setting up...">
              Complete Setup
            </SubmitButton>
          )}
        </div>
        {!isMember && (
          <p className="-mt-3 flex flex-wrap items-center gap-x-2 text-sm text-ink-3 sm:justify-end">
            <Button variant="ghost" size="sm" onClick={() => logout.mutate()}>
              Skip for now
            </Button>
            Signs you out; finish later
          </p>
        )}
        {/* Last: the way on stays where it is looked for, on a phone without scrolling. */}
        <FreshCodesCard user={user} />
      </fieldset>
    </form>
  )
}

const areasAlone = { step: 'areas', number: 1, before: undefined, after: undefined } as const
