'use client'

import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CareCard } from '@/components/shared/care-card'
import { PhoneFold } from '@/components/shared/phone-fold'
import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import type { GoalFormValues } from '@/lib/client/goals/form'
import { useGuidance } from '@/lib/client/goals/guidance'
import { isSameWords } from '@/lib/client/goals/guidance-answers'
import type { Guidance } from '@/lib/contract/coach'
import { coachLabel } from '@/lib/contract/coaches'
import { goalMessages } from '@/lib/contract/messages/goals'
import { CoachEngine } from './coach-engine'
import { GuidanceAnswer } from './guidance-answer'

type GuidancePanelProps = { form: UseFormReturn<GoalFormValues> }

/** Beside the form: what makes a good goal, until the coach has been asked about this one. */
export function GuidancePanel({ form }: GuidancePanelProps) {
  const user = useCurrentUser()
  const coach = user ? coachLabel(user) : { name: 'your coach', style: '' }
  const guidance = useGuidance()
  const [replaced, setReplaced] = useState<string | null>(null)
  // What was said last stays while the coach is asked again, and where that fails.
  const [answer, setAnswer] = useState<Guidance | null>(null)

  function ask() {
    if (guidance.isPending) return
    const { title, domain, description, measure, targetDate } = form.getValues()
    if (!title.trim() || !domain) {
      const message = goalMessages.guidanceNeedsFields.description
      if (!domain) form.setError('domain', { message })
      if (!title.trim()) form.setError('title', { message })
      form.setFocus(title.trim() ? 'domain' : 'title')
      return
    }
    guidance.mutate(
      {
        goalTitle: title.trim(),
        domain,
        initialDescription: description,
        ...(measure.kind !== 'none' && { isCounted: true }),
        ...(targetDate && { isDated: true }),
      },
      {
        onSuccess: (given) =>
          setAnswer(
            isSameWords(description, given.improvedDescription) ? { ...given, improvedDescription: '' } : given,
          ),
      },
    )
  }

  function setDescription(description: string) {
    form.setValue('description', description, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }

  return (
    <aside
      aria-label="Coach guidance"
      className="grid content-start gap-4 self-start rounded-card bg-raised p-4 text-sm max-sm:gap-3 max-sm:bg-transparent max-sm:p-0"
    >
      <div aria-live="polite" className="grid gap-4">
        {answer?.care ? (
          <CareCard words={answer.care} />
        ) : answer ? (
          <GuidanceAnswer
            guidance={answer}
            form={form}
            canRestore={replaced !== null}
            onUse={(description) => {
              setReplaced(form.getValues('description'))
              setDescription(description)
            }}
            onRestore={() => {
              setDescription(replaced ?? '')
              setReplaced(null)
            }}
          />
        ) : (
          <PhoneFold label="Goal creation tips">
            <Tips />
          </PhoneFold>
        )}
      </div>
      <div className="grid gap-2">
        <Button
          variant="outline"
          className="h-auto! min-h-10 py-2 whitespace-normal!"
          aria-busy={guidance.isPending}
          onClick={ask}
        >
          {guidance.isPending ? <Spinner /> : <Sparkles aria-hidden="true" className="text-burn" />}
          {guidance.isPending ? `${coach.name} is reading your goal…` : answer ? 'Ask again' : 'Get coach guidance'}
        </Button>
        {answer && !answer.care && <CoachEngine />}
      </div>
    </aside>
  )
}

const tips = [
  { title: 'Name the result', text: '“Run a half marathon”, not “run more”.' },
  { title: 'Give it a date', text: 'With a date you see early whether you are on course.' },
  { title: 'List the steps', text: 'Three to six milestones, each done in weeks.' },
] as const

function Tips() {
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold tracking-normal">Goal creation tips</h3>
      <ul className="grid gap-2.5">
        {tips.map(({ title, text }) => (
          <li key={title}>
            <span className="block font-medium">{title}</span>
            <span className="text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
