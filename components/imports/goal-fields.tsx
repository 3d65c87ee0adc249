'use client'

import { useId } from 'react'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useGoals } from '@/lib/client/goals/api'
import type { GoalChoice, ImportMapping, ImportPreview, PreviewGoal } from '@/lib/contract/file-import'
import type { Goal } from '@/lib/contract/goal'
import { spanWords, targetLabel } from './import-words'

type GoalFieldsProps = { preview: ImportPreview; today: string; onChange: (part: ImportMapping) => void }

/** Where the values of each of the file's goals go: to a new goal, to one that is there, or nowhere. */
export function GoalFields({ preview, today, onChange }: GoalFieldsProps) {
  const { data: goals = [] } = useGoals()
  const counted = goals.filter(({ measure }) => measure !== null)
  const { mapping } = preview
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1 text-sm font-medium">Where do they go?</legend>
      <ul className="max-h-[32rem] divide-y divide-rule overflow-y-auto">
        {preview.goals.map((goal) => (
          <GoalField
            key={goal.key}
            goal={goal}
            own={counted}
            today={today}
            onChoose={(choice) => onChange({ goals: { ...mapping.goals, [goal.key]: choice } })}
          />
        ))}
      </ul>
    </fieldset>
  )
}

type GoalFieldProps = { goal: PreviewGoal; own: Goal[]; today: string; onChoose: (choice: GoalChoice) => void }

function GoalField({ goal, own, today, onChoose }: GoalFieldProps) {
  const id = useId()
  const { title, into, target } = goal
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="min-w-0 flex-1 basis-48">
          <bdi className="font-[550] wrap-anywhere">{title}</bdi>
          <span className="num block text-sm text-ink-2">{spanWords(goal, today)}</span>
        </label>
        <Select
          id={id}
          className="w-full sm:w-56"
          value={into}
          onChange={(event) => onChoose({ into: event.target.value })}
        >
          <option value="new">A new goal</option>
          <option value="none">Leave out</option>
          {own.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </Select>
      </div>
      {into === 'new' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <label htmlFor={`${id}-target`} className="text-sm text-ink-2">
            {targetLabel(goal)}
          </label>
          <Input
            id={`${id}-target`}
            className="num w-full sm:w-56"
            inputMode="decimal"
            aria-invalid={target === null}
            defaultValue={target ?? ''}
            onBlur={(event) => {
              const figure = Number(event.target.value.replace(',', '.'))
              if (event.target.value.trim() !== '' && Number.isFinite(figure) && figure !== target) {
                onChoose({ into, target: figure })
              }
            }}
          />
        </div>
      )}
    </li>
  )
}
