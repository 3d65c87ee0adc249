import { cn } from '@/lib/client/screen/cn'
import { messages } from '@/lib/contract/messages'
import { Spinner } from './spinner'

export function Loading({ className }: { className?: string }) {
  return (
    <span role="status" className={cn('flex items-center justify-center gap-2.5 text-ink-2', className)}>
      <Spinner className="text-burn" />
      {messages.loading}
    </span>
  )
}
