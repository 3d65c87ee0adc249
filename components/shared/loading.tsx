import { cn } from '@/lib/client/screen/cn'
import { commonMessages } from '@/lib/contract/messages/common'
import { Spinner } from './spinner'

export function Loading({ className }: { className?: string }) {
  return (
    <span role="status" className={cn('flex items-center justify-center gap-2.5 text-ink-2', className)}>
      <Spinner className="text-burn" />
      {commonMessages.loading}
    </span>
  )
}
