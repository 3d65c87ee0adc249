'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { setTheme, type Theme, useTheme } from '@/lib/client/screen/theme'

export const themeNames: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

const themes: readonly { value: Theme; Icon: typeof Sun }[] = [
  { value: 'system', Icon: Monitor },
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
]

/** The theme of this browser; it is kept here and not in the account. */
export function ThemePicker() {
  const theme = useTheme()
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <legend className="sr-only">Appearance</legend>
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-[550]">Appearance</p>
        <p className="max-w-[48ch] text-sm text-ink-2">In this browser only.</p>
      </div>
      <div className="flex gap-0.5 rounded-control bg-raised p-0.5 max-sm:w-full max-sm:flex-wrap">
        {themes.map(({ value, Icon }) => (
          <label
            key={value}
            htmlFor={`theme-${value}`}
            className="relative inline-flex h-9 flex-1 items-center justify-center gap-1.5 rounded-[7px] px-3 text-sm font-medium whitespace-nowrap text-ink-2 hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:[box-shadow:0_0_0_1px_var(--rule-strong)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-burn pointer-coarse:h-11"
          >
            <input
              type="radio"
              id={`theme-${value}`}
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => setTheme(value)}
              className="absolute inset-0 appearance-none rounded-[7px] outline-none"
            />
            <Icon aria-hidden="true" className="size-4" />
            {themeNames[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
