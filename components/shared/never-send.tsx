import { useId, useState } from 'react'
import { Toggle } from '@/components/settings/toggle'
import { commonMessages } from '@/lib/contract/messages/common'

type NeverSendProps = {
  isKept: boolean
  keep: { isPending: boolean; mutate: (next: boolean, on: { onError: () => void }) => void }
}

/** Keeps a goal from every model and client. It holds as soon as it is flipped. */
export function NeverSend({ isKept: stored, keep }: NeverSendProps) {
  // The dialog was opened with the row as it was then.
  const [isKept, setKept] = useState(stored)
  const id = useId()

  function flip(next: boolean) {
    setKept(next)
    keep.mutate(next, { onError: () => setKept(!next) })
  }

  return (
    <label htmlFor={id} className="flex items-center justify-between gap-4">
      <span>
        <span className="block font-medium">{commonMessages.neverSend.label}</span>
        <span className="block text-sm text-ink-2">{commonMessages.neverSend.goal}</span>
      </span>
      <Toggle id={id} checked={isKept} disabled={keep.isPending} onChange={(event) => flip(event.target.checked)} />
    </label>
  )
}
