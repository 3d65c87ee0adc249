import { type ReactNode, useEffect, useRef } from 'react'
import { RecoveryCodes } from '@/components/shared/recovery-codes'
import type { User } from '@/lib/contract/user'
import { StepTitle, useTabTitle } from './step-header'

const TITLE = 'Keep your recovery codes'

type KeepCodesProps = { user: User; codes: readonly string[]; children: ReactNode }

/** The one moment at which the codes of a signup are shown: when setup is left, and nothing else is asked. */
export function KeepCodes({ user, codes, children }: KeepCodesProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useTabTitle(TITLE)
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus()
  }, [])
  return (
    <div className="grid gap-5">
      <StepTitle
        ref={title}
        eyebrow="If you forget your password"
        title={TITLE}
        lede="Each of these ten sets a new password once. They are shown only now, so keep them somewhere safe. You can make new ones in Settings."
      />
      <div className="card max-w-xl p-5">
        <RecoveryCodes codes={codes} email={user.email} />
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
