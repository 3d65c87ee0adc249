'use client'

import { useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { type FormEvent, useCallback, useRef, useState, useTransition } from 'react'
import type { RhythmTime } from '@/components/goals/measure-line'
import { usePastDay } from '@/components/goals/use-past-day'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { useUpdateProfile } from '@/lib/client/account/profile'
import { useLogout } from '@/lib/client/auth/api'
import { forgetFreshCodes, keepFreshCodes, useFreshCodes } from '@/lib/client/auth/fresh-codes'
import { useDraft } from '@/lib/client/forms/drafts'
import { useCreateGoal } from '@/lib/client/goals/api'
import { countedAsSent } from '@/lib/client/goals/counted-as-sent'
import { emptyGoalForm, type GoalFormValues, timeOf, toNewGoal } from '@/lib/client/goals/form'
import { ApiError } from '@/lib/client/http/api-error'
import { type BuiltInLeader, coachLabel } from '@/lib/contract/coaches'
import { domainIds } from '@/lib/contract/domains'
import type { FieldErrors } from '@/lib/contract/error'
import { paths } from '@/lib/contract/paths'
import type { User } from '@/lib/contract/user'
import { AreasStep } from './areas-step'
import { CoachStep } from './coach-step'
import { KeepCodes } from './keep-codes'
import { firstLeader, onboardingPatch } from './onboarding-patch'
import { QuietExits } from './quiet-exits'
import { StepHeader } from './step-header'
import { type Setup, useSetup } from './use-setup'
import { goToStep, useStep } from './use-step'

// It brings along all that counts a goal; the first step must not wait for it.
const GoalStep = dynamic(() => import('./goal-step').then(({ GoalStep }) => GoalStep))
const MakeCodes = dynamic(() => import('./make-codes').then(({ MakeCodes }) => MakeCodes))

type OnboardingFormProps = {
  user: User
  /** Who has one was told recovery codes at signup. */
  hasPassword: boolean
  questions: Record<BuiltInLeader, string>
}

/** What was chosen, told where setup ends: “Your coach is Maya, and your first goal is “Read 12 books”.” */
function setWords(user: User, { leader, title }: Setup, hasGoal: boolean): string {
  const coach = `Your coach is ${coachLabel({ ...user, selectedLeader: leader ?? firstLeader(user) }).name}`
  return hasGoal ? `${coach}, and your first goal is “${title.trim()}”.` : `${coach}. Set your first goal on Today.`
}

/** Three short steps. Setup can be completed at each; who has done so before comes back for the areas alone. */
export function OnboardingForm({ user, hasPassword, questions }: OnboardingFormProps) {
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const update = useUpdateProfile()
  const logout = useLogout()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const isMember = user.onboardingCompleted
  const asked = useStep()
  const { step, number, before, after } = isMember ? areasAlone : asked
  const { setup, change, forget } = useSetup(user)
  const newGoal = useDraft<GoalFormValues>('new-goal')
  const [isMissing, setMissing] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const hasGoal = useRef(false)
  const pastDay = usePastDay()
  const fresh = useFreshCodes(user.id)
  // What is shown stays while the screen is being left, though it is forgotten already.
  const [codes, setCodes] = useState(fresh)
  if (fresh && fresh !== codes) setCodes(fresh)
  // What leaves setup; the codes of a signup are shown before it does. After a reload setup may be over already.
  const [exit, setExit] = useState<'done' | 'skip' | null>(null)
  const leavesBy = exit ?? (isMember ? 'done' : null)
  const create = useCreateGoal(() => {
    hasGoal.current = true
  })
  const hasCodes = Boolean(codes) || (hasPassword && !isMember)
  // From the press on: how the goal is counted may still have to be read before it is sent.
  const [isSaving, setSaving] = useState(false)
  const isBusy = isSaving || leaving

  const chosen = new Set(setup.domains)
  const areas = domainIds.filter((id) => chosen.has(id))
  const area = setup.area && chosen.has(setup.area) ? setup.area : areas[0]

  function lacksAreas(): boolean {
    if (chosen.size > 0) return false
    setMissing(true)
    if (step === 'areas') form.current?.querySelector('input')?.focus()
    else goToStep('areas')
    return true
  }

  const changeTime = useCallback((time: RhythmTime) => change((before) => timeOf(time, before)), [change])

  function goOn() {
    forgetFreshCodes()
    startLeaving(() => router.push(paths.dashboard))
  }

  /** What was typed of a goal begins the next form for one. */
  function keepForLater() {
    const { title, measure, begins, until, targetDate } = setup
    if (!title.trim() || !area) return
    newGoal.save({ ...emptyGoalForm, ...{ title, domain: area, measure, begins, until, targetDate } })
    newGoal.flush()
  }

  async function finish(withGoal: boolean) {
    if (isBusy || lacksAreas()) return
    const passed = withGoal && setup.title.trim() ? pastDay(setup.targetDate) : undefined
    if (passed) {
      setErrors({ targetDate: [passed] })
      if (step === 'goal') form.current?.querySelector<HTMLElement>('input[type=date]')?.focus()
      else goToStep('goal')
      return
    }
    setSaving(true)
    // A goal that was made stays made, though what comes after it fails and is tried again.
    if (withGoal && setup.title.trim() && area && !hasGoal.current) {
      const { title, measure, begins, until, targetDate } = setup
      const refusal = await countedAsSent(client, {
        ...emptyGoalForm,
        ...{ title, domain: area, measure, begins, until, targetDate },
      })
        .then((counted) => create.mutateAsync(toNewGoal(counted)))
        .then(
          () => null,
          (error: unknown) => ({ fields: error instanceof ApiError ? error.fields : undefined }),
        )
      if (refusal) {
        setSaving(false)
        setErrors(refusal.fields ?? {})
        if (step !== 'goal') goToStep('goal')
        return
      }
    }
    update.mutate(onboardingPatch(user, chosen, setup.leader ?? undefined), {
      onSettled: () => setSaving(false),
      onSuccess: () => {
        forget()
        if (hasCodes) setExit('done')
        else goOn()
      },
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!after) return void finish(true)
    if (!lacksAreas()) goToStep(after)
  }

  if (codes && leavesBy) {
    return (
      <KeepCodes
        user={user}
        codes={codes}
        set={leavesBy === 'done' && !isMember ? setWords(user, setup, hasGoal.current) : undefined}
      >
        {leavesBy === 'done' ? (
          <Button size="lg" aria-busy={leaving} onClick={goOn}>
            Go to Today
          </Button>
        ) : (
          <>
            <Button size="lg" disabled={logout.isPending} onClick={() => logout.mutate()}>
              Sign out
            </Button>
            <Button variant="ghost" size="lg" onClick={() => setExit(null)}>
              Back to setup
            </Button>
          </>
        )}
      </KeepCodes>
    )
  }
  if (exit === 'done') {
    return (
      <MakeCodes
        user={user}
        leaving={leaving}
        onMade={(made) => {
          keepFreshCodes(user.id, made)
          setCodes(made)
        }}
        onLeave={goOn}
      />
    )
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4 max-sm:gap-3 sm:gap-7">
      <StepHeader
        step={step}
        number={isMember ? null : number}
        firstName={user.firstName}
        hasCodes={hasCodes}
        isCoachChosen={setup.leader !== null || firstLeader(user) === user.selectedLeader}
      />
      <fieldset disabled={isBusy || logout.isPending} className="grid gap-4 max-sm:gap-3 sm:gap-7">
        <legend className="sr-only">Setup</legend>
        {step === 'areas' && (
          <AreasStep
            chosen={chosen}
            isMissing={isMissing}
            onChoose={(domain, included) => {
              setMissing(false)
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
            targetDate={setup.targetDate}
            errors={errors}
            onTitle={(title) => {
              setErrors({})
              change({ title })
            }}
            onArea={(picked) => change({ area: picked })}
            onMeasure={(measure) => change({ measure })}
            onTime={changeTime}
            onDate={(targetDate) => {
              setErrors({})
              change({ targetDate })
            }}
          />
        )}
        <div className="flex flex-wrap gap-2 max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:bg-background max-sm:px-4 max-sm:py-2 sm:items-center sm:justify-end">
          {before && (
            <Button variant="ghost" size="lg" className="sm:mr-auto" onClick={() => goToStep(before)}>
              Back
            </Button>
          )}
          {after ? (
            <Button type="submit" size="lg" className="max-sm:flex-1">
              Next
            </Button>
          ) : (
            <SubmitButton size="lg" pending={isBusy} pendingLabel="Setting up..." className="max-sm:flex-1">
              Complete Setup
            </SubmitButton>
          )}
        </div>
        {/* Under what stays in sight on a phone, and in small: there is one way on. */}
        {!isMember && (
          <QuietExits
            isBusy={isBusy}
            onSkip={before ? undefined : () => (codes ? setExit('skip') : logout.mutate())}
            onComplete={after && (() => void finish(true))}
            leaves={before ? 'Set your first goal later' : 'Choose coach and goal later'}
            onLater={
              setup.title.trim() === ''
                ? undefined
                : () => {
                    keepForLater()
                    void finish(false)
                  }
            }
          />
        )}
      </fieldset>
    </form>
  )
}

const areasAlone = { step: 'areas', number: 1, before: undefined, after: undefined } as const
