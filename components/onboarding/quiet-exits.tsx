import { Button } from '@/components/ui/button'

type QuietExitsProps = {
  isBusy: boolean
  /** On the first step alone: it signs out. */
  onSkip: (() => void) | undefined
  /** Before the last step: with what was chosen so far. */
  onComplete: (() => void) | undefined
  /** What is left out by it. */
  leaves: string
  /** On the last step, once something is typed: without the goal, which is kept as a draft. */
  onLater: (() => void) | undefined
}

/** The ways out of setup other than its one button: one that ends it early, and in small the one that signs out. */
export function QuietExits({ isBusy, onSkip, onComplete, leaves, onLater }: QuietExitsProps) {
  return (
    <div className="-mt-2 grid gap-y-1 text-sm text-ink-3 max-sm:-mt-3 max-sm:gap-y-0">
      <p className="flex flex-wrap items-center justify-end gap-x-1 max-sm:justify-center">
        {onComplete ? (
          <>
            <span>{leaves}:</span>
            {/* An edge of its own: beside it the other way out is a word, and signs out. */}
            <Button variant="outline" size="sm" aria-busy={isBusy} className="ml-1" onClick={onComplete}>
              {isBusy ? 'Setting up...' : 'Complete Setup'}
            </Button>
          </>
        ) : (
          onLater && (
            <>
              <span>Not yet:</span>
              <Button variant="outline" size="sm" className="ml-1" onClick={onLater}>
                Keep it as a draft
              </Button>
            </>
          )
        )}
      </p>
      {onSkip && (
        <p className="flex flex-wrap items-center justify-end gap-x-1.5 text-xs max-sm:justify-center">
          <button
            type="button"
            onClick={onSkip}
            className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            Skip for now
          </button>
          <span aria-hidden="true">·</span>
          <span>Signs you out; finish later</span>
        </p>
      )}
    </div>
  )
}
