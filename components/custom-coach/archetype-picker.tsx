import { useId } from 'react'
import type { ArchetypeId, CoachSuggestion } from '@/lib/contract/coach'

type Archetype = CoachSuggestion['archetypes'][number]
type ArchetypePickerProps = {
  archetypes: readonly Archetype[]
  /** Null where what stands in the fields is none of them. */
  chosen: ArchetypeId | null
  /** Why this one, where the name does not say. */
  note: string | null
  onChoose: (archetype: Archetype) => void
}

/** What a coach of this name would be in each way of coaching; picking one fills the fields below. */
export function ArchetypePicker({ archetypes, chosen, note, onChoose }: ArchetypePickerProps) {
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">Way of coaching</legend>
      {note && <p className="-mt-1 text-sm text-pretty text-ink-2">{note}</p>}
      <div className="flex flex-wrap gap-2">
        {archetypes.map((archetype) => (
          <label
            key={archetype.id}
            htmlFor={`${name}-${archetype.id}`}
            className="inline-flex min-h-9 items-center rounded-full border border-rule px-3.5 text-sm hover:border-rule-strong has-checked:border-burn has-checked:bg-burn-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-burn pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              id={`${name}-${archetype.id}`}
              name={name}
              checked={archetype.id === chosen}
              onChange={() => onChoose(archetype)}
              className="sr-only"
            />
            {archetype.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
