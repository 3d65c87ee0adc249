import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { GoalFormValues } from '@/lib/client/goals/form'
import type { Guidance } from '@/lib/contract/coach'
import { ADD_MILESTONE, COUNT_IT } from '@/lib/contract/guidance-words'
import { GuidanceFields } from './guidance-fields'
import { QuarterMilestones } from './quarter-milestones'

type GuidanceAnswerProps = {
  guidance: Guidance
  form: UseFormReturn<GoalFormValues>
  /** Whether the user's own description was replaced and can be put back. */
  canRestore: boolean
  onUse: (description: string) => void
  onRestore: () => void
}

export function GuidanceAnswer({ guidance, form, canRestore, onUse, onRestore }: GuidanceAnswerProps) {
  const { questions, suggestions, improvedDescription, fields } = guidance
  const others = questions.filter((question) => !fields.some((field) => field.question === question))
  const [measure, milestones] = useWatch({ control: form.control, name: ['measure', 'milestones'] })
  // What the form has by now is not suggested beside it.
  const open = suggestions.filter(
    (line) =>
      !(line === ADD_MILESTONE && milestones.length > 0) && !(line.startsWith(COUNT_IT) && measure.kind !== 'none'),
  )
  return (
    <>
      {/* Asked again, the questions are new ones. */}
      {fields.length > 0 && <GuidanceFields key={JSON.stringify(fields)} form={form} fields={fields} />}
      <QuarterMilestones form={form} measure={guidance.measure} />
      <List title="Questions to think about" items={others} />
      <List title="Suggestions" items={open} />
      {improvedDescription && (
        <section className="grid gap-2">
          <h3 className="font-semibold tracking-normal">A clearer description</h3>
          <p dir="auto" className="border-l-2 border-burn pl-3 whitespace-pre-line text-ink-2 wrap-anywhere">
            {improvedDescription}
          </p>
          {canRestore ? (
            <Button variant="ghost" size="sm" className="justify-self-start" onClick={onRestore}>
              Put mine back
            </Button>
          ) : (
            <Button
              variant="outline"
              size="sm"
              className="justify-self-start"
              onClick={() => onUse(improvedDescription)}
            >
              Use this description
            </Button>
          )}
        </section>
      )}
    </>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold tracking-normal">{title}</h3>
      <ul className="grid list-disc gap-1.5 pl-4 text-ink-2 marker:text-rule-strong">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
