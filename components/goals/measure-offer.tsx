'use client'

import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useDraft } from '@/lib/client/forms/drafts'
import { useDateGoal } from '@/lib/client/goals/api'
import {
  figureOf,
  type MeasureForm,
  measureFormKeeping,
  measureFormOf,
  measureFormTo,
  notAFigure,
  readingOfForm,
  toMeasure,
} from '@/lib/client/values/measure-form'
import { useMeasureOf } from '@/lib/client/values/measures'
import { useSetMeasure } from '@/lib/client/values/set-measure'
import type { Goal } from '@/lib/contract/goal'
import { targetOf, wholeReadingAt } from '@/lib/contract/measure-reading'
import { amountWords, figureWords, oftenWords, readingWords, unitWords } from '@/lib/contract/measure-words'
import { AimLine } from './aim-line'

const MeasureFields = lazy(() => import('./measure-fields').then((module) => ({ default: module.MeasureFields })))

type Read = NonNullable<ReturnType<typeof useMeasureOf>>

/**
 * For a goal that is not counted though its words say how it could be: one line that is taken, changed or declined, and
 * `otherwise` where nothing is offered.
 */
export function MeasureOffer({ goal, otherwise = null }: { goal: Goal; otherwise?: ReactNode }) {
  const declined = useDraft<boolean>(`measure-declined:${goal.id}`)
  // Nothing is offered before it is known whether it was declined.
  const [isDeclined, setDeclined] = useState(true)
  useEffect(() => setDeclined(declined.read() ?? false), [declined])
  const read = useMeasureOf(goal.title, goal.description)
  if (isDeclined || !read || (!read.measure && !read.aim)) return otherwise
  return (
    <Offer
      goal={goal}
      read={read}
      onDecline={() => {
        declined.save(true)
        setDeclined(true)
      }}
    />
  )
}

function Offer({ goal, read, onDecline }: { goal: Goal; read: Read; onDecline: () => void }) {
  const { measure, aim, words } = read
  const question = useId()
  const [start, setStart] = useState('')
  const [draft, setDraft] = useState<MeasureForm | null>(null)
  // What is for a time begins and ends with it, unless the goal has another last day.
  const until = goal.targetDate === null ? read.until : null
  const begins = until !== null && goal.pausedAt === null ? read.begins : null
  const dated = useDateGoal(goal.id)
  const { change, cancel } = useSetMeasure(
    goal.id,
    () => setDraft(null),
    () => until !== null && dated.mutate({ targetDate: null, ...(begins && { isPaused: false }) }),
  )
  const { error, isPending } = change
  // What its words say of a goal that has come further since is no longer so: where it stands is in its progress.
  const target = targetOf(measure)
  const now = goal.progress === 0 ? read.reading : target && wholeReadingAt(target, goal.progress)
  const offered = measureFormOf(measure, now)
  const complaint = error ? (Object.values(error.fields ?? {}).flat()[0] ?? error.sentence) : undefined

  function take(form: MeasureForm) {
    const reading = readingOfForm(form)
    const counted = toMeasure(form)
    const figures = counted && 'start' in counted ? [counted.start ?? 0, counted.target, reading ?? 0] : []
    if (figures.some(Number.isNaN)) return setRefused(true)
    setRefused(false)
    change.mutate(
      { measure: counted, ...(reading !== undefined && { reading }) },
      {
        onSuccess: () => until !== null && dated.mutate({ targetDate: until, ...(begins && { pausedUntil: begins }) }),
      },
    )
  }
  const [isRefused, setRefused] = useState(false)
  const refused = isRefused ? notAFigure(aim?.format) : complaint

  if (draft) {
    return (
      <Suspense>
        <MeasureFields
          value={draft}
          error={refused}
          doneLabel="Save"
          isPending={isPending}
          isNew
          onChange={setDraft}
          onDone={() => take(draft)}
          onDecline={onDecline}
          onCancel={() => {
            cancel()
            setDraft(null)
          }}
        />
      </Suspense>
    )
  }
  if (aim) {
    const kept = measureFormKeeping(aim, start, goal.progress)
    return (
      <AimLine
        words={asked(words)}
        aim={aim}
        value={start}
        error={refused}
        isPending={isPending}
        onChange={(typed) => {
          setStart(typed)
          setRefused(false)
          if (error) change.reset()
        }}
        note={
          kept &&
          `Starts at ${amountWords(aim, figureOf(kept.start, aim.format))}, so that your ${goal.progress}% stays.`
        }
        onTake={() => take(kept ?? { ...measureFormTo(aim, start), reading: start })}
        onDecline={onDecline}
      />
    )
  }
  const choice = { variant: 'ghost', size: 'sm', 'aria-describedby': question, disabled: isPending } as const
  return (
    <div className="flex flex-wrap items-center gap-x-2 rounded-control bg-raised py-1 pr-1 pl-3 text-sm max-sm:gap-y-1 max-sm:p-3">
      <span id={question} className="mr-auto wrap-anywhere max-sm:basis-full">
        {asked(goal.progress === 0 ? words : wordsAt(measure, now, goal))}
      </span>
      <span className="flex max-sm:-ml-3">
        <Button {...choice} onClick={() => take(offered)}>
          Yes
        </Button>
        <Button {...choice} onClick={() => setDraft(offered)}>
          Change
        </Button>
        <Button {...choice} onClick={onDecline}>
          No
        </Button>
      </span>
      {complaint && (
        <p role="alert" className="basis-full text-bad">
          {complaint}
        </p>
      )}
    </div>
  )
}

/** "Counted in kg, to 70." asked: "Count it in kg? You aim at 70.", and of a rhythm "Tick it off 3 × a week?" */
function asked(words: string): string {
  return words
    .replace(/^Counted as a rhythm:/, 'Tick it off')
    .replace(/^Counted by your time, to (\S+)\.$/, 'Measure it by your time? You aim at $1.')
    .replace(/^Counted in (\S+), to (\S+)\.$/, 'Count it in $1? You aim at $2.')
    .replace(/^Counted/, 'Count it')
    .replace(/^(Count it[^?]*|Tick it off[^?]*)\.$/, '$1?')
}

/** How a goal that has come some way would be counted: from what it stands at, or from its per cent. */
function wordsAt(measure: Read['measure'], now: number | null, { progress }: Goal): string {
  const target = targetOf(measure)
  if (!target) return measure?.kind === 'rhythm' ? `Counted as a rhythm: ${oftenWords(measure)}.` : ''
  if (now === null)
    return `Counted in ${unitWords(target)}, to ${figureWords(target, target.target)}, from your ${progress}%.`
  return `Counted: ${readingWords(target, now)}.`
}
