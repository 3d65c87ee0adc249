import { Check, Info } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { focusOnArrival } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { type PlanParts, useChangePlans, useCuesThatHeld, useObstacles, usePlanChecks } from '@/lib/client/plans/api'
import { limits } from '@/lib/contract/limits'
import type { Plan, PlanCheck } from '@/lib/contract/plan'
import { planWords } from '@/lib/contract/plan-words'

const empty: PlanParts = { cue: '', action: '', obstacle: '', ifObstacle: '' }

const fields: { part: keyof PlanParts; label: string; hint: string; isNeeded: boolean }[] = [
  { part: 'cue', label: 'If', hint: 'What happens just before: “I have put my cup in the sink”.', isNeeded: true },
  { part: 'action', label: 'then', hint: 'One thing to do: “I put on my running shoes”.', isNeeded: true },
  { part: 'obstacle', label: 'But if', hint: 'What usually gets in the way.', isNeeded: false },
  { part: 'ifObstacle', label: 'then instead', hint: 'However small: “I walk to the corner”.', isNeeded: false },
]

type PlanFormProps = { goalId: string; plan: Plan | null; onDone: () => void }

/** The field that what the check says of a part stands under. */
const checkedUnder: Record<PlanCheck['part'], keyof PlanParts> = {
  cue: 'cue',
  action: 'action',
  obstacle: 'ifObstacle',
}

/** A plan in its four parts, each looked over as it is left, and the whole once more when it is saved. */
export function PlanForm({ goalId, plan, onDone }: PlanFormProps) {
  const [parts, setParts] = useState<PlanParts>(plan ?? empty)
  const [isMissing, setMissing] = useState(false)
  const [saved, setSaved] = useState<Plan | null>(null)
  const [left, setLeft] = useState<PlanParts>(plan ?? empty)
  const { data: checks = [] } = usePlanChecks(left)
  const change = useChangePlans(goalId, setSaved)
  const { data: obstacles = [] } = useObstacles(goalId)
  const { data: cues = [] } = useCuesThatHeld()
  const current = saved ?? plan

  function submit(event: FormEvent) {
    event.preventDefault()
    const { cue, action, obstacle, ifObstacle } = parts
    const lacks = !cue.trim() || !action.trim()
    setMissing(lacks)
    if (lacks || change.isPending) return
    const said = { cue, action, obstacle, ifObstacle }
    change.mutate(current ? { id: current.id, patch: said } : { add: { goalId, ...said } })
  }

  function take(part: keyof PlanParts, text: string) {
    setParts({ ...parts, [part]: text })
    setLeft({ ...left, [part]: text })
  }

  /** What the check says of what was left in a field, and nothing of an obstacle that nobody named. */
  function checkOf(part: keyof PlanParts): PlanCheck | undefined {
    const isLeft = part === 'ifObstacle' ? parts.obstacle !== '' && left.ifObstacle !== '' : left[part] !== ''
    return isLeft ? checks.find((one) => checkedUnder[one.part] === part) : undefined
  }

  if (saved) return <Checked plan={saved} onImprove={() => setSaved(null)} onDone={onDone} />
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {fields.map(({ part, label, hint, isNeeded }) => (
        <FormField
          key={part}
          label={label}
          hint={noteOf(checkOf(part), hint)}
          optional={!isNeeded}
          error={isMissing && isNeeded && !parts[part].trim() ? 'A plan needs this.' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              ref={part === 'cue' ? focusOnArrival : undefined}
              dir="auto"
              autoComplete="off"
              maxLength={limits.planPart}
              value={parts[part]}
              onChange={(event) => setParts({ ...parts, [part]: event.target.value })}
              onBlur={() => setLeft(parts)}
            />
          )}
        </FormField>
      ))}
      {!parts.cue && (
        <Offers
          title="What held for you before:"
          offers={cues.map(({ cue, held, of }) => ({ text: cue, note: `held ${held} of ${of}` }))}
          onTake={(cue) => take('cue', cue)}
        />
      )}
      {!parts.obstacle && (
        <Offers
          title="What you wrote before you missed it:"
          offers={obstacles.map(({ obstacle }) => ({ text: obstacle }))}
          onTake={(obstacle) => take('obstacle', obstacle)}
        />
      )}
      {change.error && (
        <p role="alert" className="text-sm text-bad">
          {change.error.sentence}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton pending={change.isPending} pendingLabel="Saving...">
          Save plan
        </SubmitButton>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Under a field: what the check says of it, once there is something to say. */
function noteOf(check: PlanCheck | undefined, hint: string) {
  return check ? <CheckLine {...check} /> : hint
}

function CheckLine({ ok, words }: PlanCheck) {
  return (
    <span className="flex gap-2">
      {ok ? (
        <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />
      ) : (
        <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
      )}
      <span className="text-pretty">{words}</span>
    </span>
  )
}

type OffersProps = {
  title: string
  offers: { text: string; note?: string }[]
  onTake: (text: string) => void
}

/** Words of the user's own that one press puts into the form. */
function Offers({ title, offers, onTake }: OffersProps) {
  if (offers.length === 0) return null
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-ink-3">{title}</p>
      <div className="flex flex-wrap gap-2">
        {offers.map(({ text, note }) => (
          <Button
            key={text}
            size="sm"
            variant="outline"
            className="h-auto min-h-9 text-start whitespace-normal wrap-anywhere"
            onClick={() => onTake(text.slice(0, limits.planPart))}
          >
            {text}
            {note && <span className="num text-ink-3"> {note}</span>}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The plan once more, and what would make it hold better. It is saved whatever the check says. */
function Checked({ plan, onImprove, onDone }: { plan: Plan; onImprove: () => void; onDone: () => void }) {
  const isSound = plan.checks.every(({ ok }) => ok)
  return (
    <div className="grid gap-4">
      <p role="status" className="text-pretty wrap-anywhere">
        <span className="font-medium">Saved.</span> Say it once more to yourself: {planWords(plan)}.
      </p>
      <ul className="grid gap-2 text-sm">
        {plan.checks.map((check) => (
          <li key={check.part}>
            <CheckLine {...check} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button ref={focusOnArrival} onClick={onDone}>
          Done
        </Button>
        {!isSound && (
          <Button variant="outline" onClick={onImprove}>
            Change it
          </Button>
        )}
      </div>
    </div>
  )
}
