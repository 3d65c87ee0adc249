import { type ReactNode, useEffect, useRef } from 'react'
import { RecoveryCodes } from '@/components/shared/recovery-codes'
import type { User } from '@/lib/contract/user'
import { StepTitle, useTabTitle } from './step-header'

const TITLE = 'Keep your recovery codes'

/** The heading over the codes, and over the way to new ones. */
export function CodesTitle({ lede }: { lede: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useTabTitle(TITLE)
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus()
  }, [])
  return <StepTitle ref={title} eyebrow="If you forget your password" title={TITLE} lede={lede} />
}

type KeepCodesProps = {
  user: User
  codes: readonly string[]
  /** What setup has just set. */
  set?: string | undefined
  children: ReactNode
}

/** The one moment at which the codes of a signup are shown: when setup is left, and nothing else is asked. */
export function KeepCodes({ user, codes, set, children }: KeepCodesProps) {
  return (
    <div className="grid gap-5">
      <CodesTitle lede="Each of these ten sets a new password once. They are shown only now, so keep them somewhere safe. You can make new ones in Settings." />
      {set && (
        <p dir="auto" className="max-w-[62ch] text-pretty wrap-anywhere">
          {set}
        </p>
      )}
      <div className="card max-w-xl p-5">
        <RecoveryCodes codes={codes} email={user.email} />
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
