'use client'

import { type ComponentProps, useState } from 'react'
import { Input } from '@/components/ui/input'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** What its button shows, where a form has more than one. */
  what?: string
}

export function PasswordInput({ what = 'password', ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} className="pr-16" {...props} />
      <button
        type="button"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 w-16 rounded-control text-sm font-medium text-ink-2 hover:text-ink"
      >
        {shown ? 'Hide' : 'Show'}
        <span className="sr-only"> {what}</span>
      </button>
    </div>
  )
}
