import { commonMessages } from '@/lib/contract/messages/common'
import { paths } from '@/lib/contract/paths'
import { KeptTheme } from './kept-theme'

/** What is said of an address with nothing at it, and the ways on: for a member Today and the goals, else the home page and the log in. */
export function NotFoundWords({ isMember }: { isMember: boolean }) {
  return (
    // In the middle of whatever room there is.
    <div className="grid min-h-[60dvh] content-center justify-items-center gap-3 text-center">
      <KeptTheme />
      <EmptyOrbit />
      <h1 className="text-3xl">{commonMessages.notFound}</h1>
      <p className="max-w-[48ch] text-balance text-ink-2">
        Nothing is at this address. It may have moved, or the link was mistyped.
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <a href={isMember ? paths.dashboard : paths.landing} className="btn btn-burn">
          {isMember ? 'Back to Today' : 'Go to the home page'}
        </a>
        <a href={isMember ? paths.goals : paths.login} className="btn btn-outline">
          {isMember ? 'See your goals' : 'Log in'}
        </a>
      </div>
    </div>
  )
}

/** The orbit of the mark, with nothing at its highest point. */
function EmptyOrbit() {
  return (
    <svg viewBox="0 0 160 112" fill="none" aria-hidden="true" className="mb-4 w-40 text-ink-3">
      <g transform="rotate(-24 80 56)" stroke="currentColor" strokeWidth="1.5">
        <ellipse cx="80" cy="56" rx="66" ry="38" strokeDasharray="2 6" strokeLinecap="round" />
        <circle cx="46" cy="56" r="11" fill="var(--raised)" />
        <circle cx="146" cy="56" r="6" fill="var(--background)" stroke="var(--burn)" strokeDasharray="3 3.3" />
      </g>
    </svg>
  )
}
