import { paths } from '@/lib/contract/paths'
import { KeptTheme } from './kept-theme'

type FailureProps = { error: unknown; retry: () => void }

/**
 * In a screen's place when it could not be shown: what happened, that nothing typed is lost, and the ways on. The
 * digest is the server log's key to the same error. Class names instead of Button, since this is in every first load.
 */
export function Failure({ error, retry }: FailureProps) {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <KeptTheme />
      <p className="eyebrow">Signal lost</p>
      <h1 className="text-3xl">Something went wrong</h1>
      <p className="max-w-[48ch] text-ink-2">
        This screen could not be shown. What you saved is safe, and what you were writing is kept in this browser.
      </p>
      {digest && <p className="font-mono text-xs text-ink-3">Reference {digest}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="btn btn-burn" onClick={retry}>
          Try again
        </button>
        <a href={paths.landing} className="btn btn-outline">
          Go to the home page
        </a>
      </div>
    </div>
  )
}
