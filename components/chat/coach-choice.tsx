'use client'

import { moveRadioFocus } from '@/components/settings/move-radio-focus'
import { useSaveSetting } from '@/components/settings/use-save-setting'
import { type BuiltInLeader, coaches } from '@/lib/contract/coaches'

const ids = Object.keys(coaches) as BuiltInLeader[]

type CoachChoiceProps = {
  /** What each coach asks, in its own words. */
  questions: Record<BuiltInLeader, string>
}

/** The nine coaches for someone who has not talked to any: one is chosen by a press, and speaks at once. */
export function CoachChoice({ questions }: CoachChoiceProps) {
  const { user, save } = useSaveSetting()
  if (!user) return null
  return (
    <fieldset aria-describedby="coach-choice" onKeyDown={moveRadioFocus} className="grid gap-2">
      <legend className="mb-2 text-sm font-[550]">
        <span className="max-sm:sr-only">Or talk to another coach.</span>{' '}
        <span className="font-normal text-ink-3">Each knows the same about you.</span>
      </legend>
      <p id="coach-choice" className="sr-only">
        Arrow keys move between the coaches, Space picks one.
      </p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {ids.map((id) => (
          <label
            key={id}
            htmlFor={`coach-${id}`}
            className="relative grid content-start rounded-control border border-rule bg-surface px-3 py-2 hover:border-rule-strong has-checked:border-burn has-checked:bg-burn-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-burn"
          >
            <input
              type="radio"
              id={`coach-${id}`}
              name="coach"
              value={id}
              checked={user.selectedLeader === id}
              onChange={() => save({ selectedLeader: id })}
              aria-labelledby={`coach-${id}-name`}
              aria-describedby={`coach-${id}-style coach-${id}-line`}
              className="absolute inset-0 appearance-none rounded-control outline-none"
            />
            <span id={`coach-${id}-name`} className="font-[550]">
              {coaches[id].name}
            </span>
            <span id={`coach-${id}-style`} className="text-xs/4 text-ink-2">
              {coaches[id].style}
            </span>
            <span id={`coach-${id}-line`} className="line-clamp-2 text-sm/5 text-ink-2 max-sm:sr-only">
              “{questions[id]}”
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
