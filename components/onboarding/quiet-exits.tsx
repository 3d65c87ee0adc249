import { Button } from '@/components/ui/button'
import { cn } from '@/lib/client/screen/cn'

type QuietExitsProps = {
  isBusy: boolean
  /** On the first step alone: it signs out. */
  onSkip: (() => void) | undefined
  /** Before the last step: with what was chosen so far. */
  onComplete: (() => void) | undefined
  /** What is left out by it. */
  leaves: string
  /** On the last step: without a goal. */
  onLater: () => void
}

/** The ways out of setup other than its one button. */
export function QuietExits({ isBusy, onSkip, onComplete, leaves, onLater }: QuietExitsProps) {
  return (
    <div className="-mt-2 flex flex-wrap items-start justify-between gap-x-4 text-ink-3 max-sm:pb-2">
      {onSkip ? (
        <p className="-ml-3 grid justify-items-start">
          <Button variant="ghost" size="sm" onClick={onSkip}>
            Skip for now
          </Button>
          <span className="pl-3 text-xs">Signs you out; finish later</span>
        </p>
      ) : null}
      {onComplete ? (
        // Where it stands alone, its note stands beside it.
        <p className={cn('-mr-3 ml-auto', onSkip ? 'grid justify-items-end' : 'flex flex-row-reverse items-center')}>
          <Button variant="ghost" size="sm" aria-busy={isBusy} onClick={onComplete}>
            {isBusy ? 'Setting up...' : 'Complete Setup'}
          </Button>
          <span className={cn('text-xs', onSkip && 'pr-3')}>{leaves}</span>
        </p>
      ) : (
        <Button variant="ghost" size="sm" className="-mr-3 ml-auto" onClick={onLater}>
          Later
        </Button>
      )}
    </div>
  )
}
