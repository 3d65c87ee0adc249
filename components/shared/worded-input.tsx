import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

type WordedInputProps = Omit<ComponentProps<'input'>, 'className' | 'onClick'> & {
  type: 'date' | 'time'
  /** What is chosen, as the app says it: a browser writes a day and a time in its own manner. */
  words: string
  Icon: LucideIcon
}

/** A day or a time in words; under them lies the browser's own field, which opens its calendar or its clock. */
export function WordedInput({ words, Icon, ...input }: WordedInputProps) {
  return (
    <label className="field relative flex h-11 items-center gap-2 has-focus-visible:outline-2 has-focus-visible:outline-burn">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      <span aria-hidden="true" className="num truncate">
        {words}
      </span>
      <input
        {...input}
        onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  )
}
