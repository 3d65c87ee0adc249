import { type FormEvent, useState } from 'react'
import { focusFirstField } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { buttonVariants } from '@/components/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useStartExperiment } from '@/lib/client/experiments/api'
import { useGoals } from '@/lib/client/goals/api'
import { limits } from '@/lib/contract/limits'

const lengths = [14, 28, 42] as const
const ENERGY = 'energy'

type ExperimentDialogProps = {
  idea?: string | undefined
  hint?: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

const HINT = 'Something you can do on one day and leave out on another.'

/** Fixes an experiment before it begins: what is done, what it is judged by, and for how long. */
export function ExperimentDialog({ idea = '', hint = HINT, open, onOpenChange }: ExperimentDialogProps) {
  const { data: goals = [] } = useGoals()
  const [action, setAction] = useState(idea)
  const [by, setBy] = useState(ENERGY)
  const [days, setDays] = useState<number>(limits.experimentDays.default)
  const [isMissing, setMissing] = useState(false)
  const start = useStartExperiment(() => onOpenChange(false))
  const counted = goals.filter(({ measure, isCompleted, droppedAt }) => measure && !isCompleted && !droppedAt)

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(!action.trim())
    if (!action.trim() || start.isPending) return
    const judged = by === ENERGY ? { outcome: 'energy' as const } : { outcome: 'value' as const, goalId: by }
    start.mutate({ action: action.trim(), days, ...judged })
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Test an idea"
        description="Half of the days are drawn for doing it, half for leaving it out. They are fixed before it begins."
        onOpenAutoFocus={focusFirstField}
      >
        <form noValidate onSubmit={submit}>
          <fieldset disabled={start.isPending}>
            <DialogBody>
              <FormField
                label="What will you do?"
                hint={hint}
                error={isMissing && !action.trim() ? 'Say what you will do.' : undefined}
              >
                {(control) => (
                  <Input
                    {...control}
                    dir="auto"
                    autoComplete="off"
                    maxLength={limits.title}
                    placeholder="A walk before breakfast"
                    value={action}
                    onChange={(event) => setAction(event.target.value)}
                  />
                )}
              </FormField>
              <div className="grid gap-4 sm:grid-cols-2">
                <FormField label="Judged by">
                  {(control) => (
                    <Select {...control} value={by} onChange={(event) => setBy(event.target.value)}>
                      <option value={ENERGY}>Energy in the journal</option>
                      {counted.map(({ id, title }) => (
                        <option key={id} value={id}>
                          {title}
                        </option>
                      ))}
                    </Select>
                  )}
                </FormField>
                <FormField label="For">
                  {(control) => (
                    <Select {...control} value={days} onChange={(event) => setDays(Number(event.target.value))}>
                      {lengths.map((length) => (
                        <option key={length} value={length}>
                          {length / 7} weeks
                        </option>
                      ))}
                    </Select>
                  )}
                </FormField>
              </div>
              <p className="text-sm text-pretty text-ink-3">
                Six weeks find an effect that can be felt in 8 of 10 people, four weeks in 6 of 10. Where nothing helps,
                a verdict says “helps” in at most 1 of 20.
              </p>
              {start.error && (
                <p role="alert" className="text-sm text-bad">
                  {start.error.sentence}
                </p>
              )}
            </DialogBody>
            <DialogFooter>
              <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
              <SubmitButton pending={start.isPending} pendingLabel="Starting...">
                Start
              </SubmitButton>
            </DialogFooter>
          </fieldset>
        </form>
      </DialogContent>
    </Dialog>
  )
}
