import type { ConnectionChoice } from '@/lib/contract/connection'
import { choiceWords } from './connection-words'

type ChoiceOptionProps = { choice: ConnectionChoice; isChosen: boolean; isInForce: boolean; onChoose: () => void }

/** One of those who may answer. The whole card is the label of its button. */
export function ChoiceOption({ choice, isChosen, isInForce, onChoose }: ChoiceOptionProps) {
  const { label, note } = choiceWords[choice]
  const id = `who-${choice}`
  return (
    <label
      htmlFor={id}
      className="flex gap-3 rounded-control border border-rule px-3.5 py-3 hover:border-rule-strong has-checked:border-burn has-checked:bg-burn-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-burn"
    >
      <input
        type="radio"
        id={id}
        name="who"
        value={choice}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-note`}
        className="mt-1 size-4 shrink-0 appearance-none rounded-full border border-rule-strong bg-surface outline-none checked:border-5 checked:border-burn"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span id={`${id}-label`} className="font-[550]">
            {label}
          </span>
          {isInForce && <span className="text-sm text-ok">In use</span>}
        </span>
        <span id={`${id}-note`} className="block text-sm text-pretty text-ink-2">
          {note}
        </span>
      </span>
    </label>
  )
}
