import type { ComponentProps } from 'react'

/** One choice of several, pressed or not. */
export function FilterButton({ isOn, ...props }: ComponentProps<'button'> & { isOn: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="inline-flex h-9 items-center justify-center gap-1.5 rounded-[7px] px-3 text-sm font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:[box-shadow:inset_0_0_0_1px_var(--rule-strong)] pointer-coarse:h-11"
      {...props}
    />
  )
}
