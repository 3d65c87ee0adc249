import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { DateField } from '@/components/goals/date-field'
import { GoalFactList, GoalLine } from '@/components/goals/goal-state'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useGoalStatus } from '@/lib/client/goals/api'
import { useGoalAnalyses } from '@/lib/client/insights/goals'
import { useDecide } from '@/lib/client/insights/review'
import {
  choiceWords,
  complaintOf,
  type Decision,
  decisions,
  reasonToDecide,
} from '@/lib/client/insights/review-decisions'
import type { WrittenDecision } from '@/lib/client/insights/review-draft'
import { toldCourse } from '@/lib/client/insights/told-course'
import { dayName, type Today } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import { type DecisionKind, decisionKinds } from '@/lib/contract/decision-kinds'
import type { Goal } from '@/lib/contract/goal'
import { isReady } from '@/lib/contract/goal-ready'
import { targetOf } from '@/lib/contract/measure-reading'
import { goalMessages } from '@/lib/contract/messages/goals'
import type { Choice } from '@/lib/contract/week-review'

type ReviewGoalProps = {
  /** Absent once it was deleted elsewhere. */
  goal: Goal | undefined
  place: string
  decided: Choice | undefined
  /** What is chosen and typed, kept where the review is left. */
  written: WrittenDecision
  now: Today
  onBack: (() => void) | undefined
  /** Given what was decided; nothing where that stands already, or the goal is gone. */
  onNext: (choice?: Choice) => void
  /** What the button says that carries it out, unless it names what is decided: then nothing is by going on alone. */
  act?: string
  /** What was decided before. */
  children?: ReactNode
}

/** One goal of the review: where it stands, its forecast, and what becomes of it. */
export function ReviewGoal({ goal, place, decided, written, now, onBack, onNext, act, children }: ReviewGoalProps) {
  const [decision, setDecision] = useState<Decision>(
    written.value ?? { kind: decided?.kind ?? 'keep', text: '', day: '' },
  )
  // What was decided before “Back” has been carried out, and is not done twice.
  const [isDone, setDone] = useState(decided !== undefined && !written.value)
  const [complaint, setComplaint] = useState<string | null>(null)
  // What was chosen before the review was left stands there from the top.
  const [isChosenNow, setChosenNow] = useState(false)
  const { analyses } = useGoalAnalyses()
  const analysis = analyses?.find(({ goalId }) => goalId === goal?.id)
  const status = useGoalStatus(goal?.id ?? '')
  const decide = useDecide(
    (_goal, choice) => onNext(choice),
    ({ targetDate }) => setComplaint(goalMessages.dateClash(targetDate && dayName(targetDate, now.today))),
  )
  // A reader of the screen hears which goal it is, and no more of the card at once.
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  const change = (fields: Partial<Decision>) => {
    setComplaint(null)
    setDone(false)
    const next = { ...decision, ...fields }
    setDecision(next)
    written.keep(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (decide.isPending) return
    if (!goal || isDone) return onNext()
    const lack = complaintOf(decision, goal, now)
    setComplaint(lack)
    if (!lack) decide.mutate({ goal, decision, before: decided })
  }

  return (
    <form noValidate onSubmit={submit} className="contents">
      <DialogBody className="content-start">
        {/* Where one decides, the title stands in full. */}
        <div ref={head} tabIndex={-1} className="grid gap-2 outline-none [&_h3]:line-clamp-none">
          <p className="num text-sm text-ink-3">
            {place}
            {goal && decided && ` · ${choiceWords(decided, goal, now)}`}
            {goal && !decided && ` · ${reasonToDecide(goal, toldCourse(status, analysis?.forecast), now)}`}
          </p>
          {goal && <GoalLine goal={goal} status={status} />}
        </div>
        {goal ? (
          <>
            {analysis && (
              <p className="num text-sm text-pretty text-ink-2 empty:hidden">
                {beyondLateness(analysis.completionPrediction)}
              </p>
            )}
            <GoalFactList goal={goal} now={now} forecast={analysis?.forecast} />
            <Choices
              chosen={decision.kind}
              goal={goal}
              onChoose={(kind) => {
                setChosenNow(true)
                change({ kind, text: '', day: kind === 'redate' ? dayToCome(goal.targetDate, now) : '' })
              }}
            />
            {!isDone && (
              // A choice that asks for more shows all of it over the footer, however low the screen is.
              <div
                key={decision.kind}
                ref={isChosenNow && decision.kind !== 'keep' ? bringIntoSight : undefined}
                className="grid gap-4 scroll-mb-5 empty:hidden"
              >
                <Details goal={goal} decision={decision} complaint={complaint} now={now} onChange={change} />
              </div>
            )}
          </>
        ) : (
          <p className="text-ink-2">This goal has been deleted.</p>
        )}
        {children}
      </DialogBody>
      <DialogFooter>
        {onBack && (
          <Button variant="outline" className="mr-auto" onClick={onBack}>
            Back
          </Button>
        )}
        <SubmitButton pending={decide.isPending} pendingLabel="Saving...">
          {act ?? (goal && !isDone ? `${labelOf(decision.kind, goal)} and go on` : 'Next')}
        </SubmitButton>
      </DialogFooter>
    </form>
  )
}

/** Also what comes later, such as the day that is offered once the forecast was read. */
function bringIntoSight(details: HTMLElement | null) {
  if (!details) return
  const show = () => details.scrollIntoView?.({ block: 'nearest' })
  show()
  if (typeof ResizeObserver === 'undefined') return
  const grown = new ResizeObserver(show)
  grown.observe(details)
  return () => grown.disconnect()
}

/** A forecast without how late the goal is, which stands under it with its day. */
function beyondLateness(prediction: string): string {
  return prediction.replace(/^\d+ \w+ overdue\.\s*/, '')
}

/** A date that is over is none to begin with. */
function dayToCome(day: string | null, { today }: Today): string {
  return day !== null && day > today ? day : ''
}

/** A choice as it is named for a goal, which may have no date to move. */
function labelOf(kind: DecisionKind, goal: Goal): string {
  return kind === 'redate' && goal.targetDate === null ? goalMessages.dateAct(goal) : decisions[kind]
}

type ChoicesProps = { chosen: DecisionKind; goal: Goal; onChoose: (kind: DecisionKind) => void }

function Choices({ chosen, goal, onChoose }: ChoicesProps) {
  return (
    <fieldset className="flex flex-wrap gap-2 border-t sm:gap-1.5 border-rule pt-4">
      <legend className="float-left mb-1 w-full font-[550]">What will you do with this goal?</legend>
      {decisionKinds
        .filter((kind) => kind !== 'complete' || isReady(goal) || chosen === kind)
        .map((kind) => (
          <label
            key={kind}
            htmlFor={`decision-${kind}`}
            className="relative inline-flex h-10 items-center rounded-full border border-rule-strong px-4 text-sm sm:px-3 font-medium text-ink-2 hover:text-ink has-checked:border-burn has-checked:bg-burn-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-burn pointer-coarse:h-11"
          >
            <input
              type="radio"
              id={`decision-${kind}`}
              name="decision"
              checked={chosen === kind}
              onChange={() => onChoose(kind)}
              className="absolute inset-0 appearance-none rounded-full outline-none"
            />
            {labelOf(kind, goal)}
          </label>
        ))}
    </fieldset>
  )
}

type DetailsProps = {
  goal: Goal
  decision: Decision
  complaint: string | null
  now: Today
  onChange: (fields: Partial<Decision>) => void
}

function Details({ goal, decision: { kind, text, day }, complaint, now, onChange }: DetailsProps) {
  const error = complaint ?? undefined
  const tomorrow = addDays(now.today, 1)
  const measure = targetOf(goal.measure)
  if (kind === 'redate') {
    return <DateField goal={goal} day={day} now={now} error={error} onDay={(next) => onChange({ day: next })} />
  }
  if (kind === 'pause') {
    return (
      <FormField
        label="Until"
        optional
        hint="Without a day it rests until you resume it. No question, no alert meanwhile."
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            min={tomorrow}
            value={day}
            onChange={(event) => onChange({ day: event.target.value })}
          />
        )}
      </FormField>
    )
  }
  if (kind === 'drop') {
    return (
      <FormField
        label="What did it teach you?"
        optional
        hint="It is kept under Dropped with its history."
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={3}
            value={text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
      </FormField>
    )
  }
  if (kind !== 'shrink') return null
  return (
    <FormField
      label={measure ? `New target${measure.unit ? ` (${measure.unit})` : ''}` : 'A smaller first step'}
      hint={measure ? `It is ${measure.target} now.` : 'It becomes the next milestone.'}
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          dir="auto"
          autoComplete="off"
          inputMode={measure ? 'decimal' : 'text'}
          value={text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      )}
    </FormField>
  )
}
