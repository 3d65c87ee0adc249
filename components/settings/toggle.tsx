import type { ComponentProps } from 'react'
import { cn } from '@/lib/client/screen/cn'

type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { checked: boolean }

/** A switch: a setting that holds as soon as it is flipped. */
export function Toggle({ className, checked, ...props }: ToggleProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className={cn(
        'relative h-6 w-11 shrink-0 appearance-none rounded-full border border-rule-strong bg-raised after:absolute after:top-1/2 after:left-1 after:size-4 after:-translate-y-1/2 after:rounded-full after:bg-rule-strong after:transition-transform after:duration-150 checked:border-burn checked:bg-burn checked:after:translate-x-[1.125rem] checked:after:bg-burn-ink',
        className,
      )}
      {...props}
    />
  )
}
