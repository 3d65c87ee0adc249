import { Lock, LockOpen } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/client/screen/cn'
import { commonMessages } from '@/lib/contract/messages/common'

/** Keeps an entry from every model and client, once it is saved. */
export function KeepButton({ isKept, onChange }: { isKept: boolean; onChange: (isKept: boolean) => void }) {
  return (
    <Button
      variant="ghost"
      aria-pressed={isKept}
      onClick={() => onChange(!isKept)}
      className={cn('px-2.5', isKept && 'bg-burn-soft')}
    >
      {isKept ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
      {commonMessages.neverSend.label}
    </Button>
  )
}
