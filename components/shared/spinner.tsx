import { cn } from '@/lib/client/screen/cn'

/** A body on its orbit. Decorative: the words beside it say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={cn('size-5 animate-spin', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <circle cx="21" cy="12" r="2.4" fill="currentColor" />
    </svg>
  )
}
