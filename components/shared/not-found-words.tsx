import { commonMessages } from '@/lib/contract/messages/common'
import { paths } from '@/lib/contract/paths'
import { KeptTheme } from './kept-theme'

/** What is said of an address with nothing at it, and the ways on: for a member Today and the goals, else the home page and the log in. */
export function NotFoundWords({ isMember }: { isMember: boolean }) {
  return (
    <NothingHere
      title={commonMessages.notFound}
      words="Nothing is at this address. It may have moved, or the link was mistyped."
      ways={
        isMember
          ? [
              { href: paths.dashboard, label: 'Back to Today' },
              { href: paths.goals, label: 'See your goals' },
            ]
          : [
              { href: paths.landing, label: 'Go to the home page' },
              { href: paths.login, label: 'Log in' },
            ]
      }
    />
  )
}

type NothingHereProps = { title: string; words: string; ways: readonly { href: string; label: string }[] }

/** Something that is not there, and the ways on, the first of which is the one to go. */
export function NothingHere({ title, words, ways }: NothingHereProps) {
  return (
    // In the middle of whatever room there is.
    <div className="grid min-h-[60dvh] content-center justify-items-center gap-3 text-center">
      <KeptTheme />
      <EmptyOrbit />
      <h1 className="text-3xl">{title}</h1>
      <p className="max-w-[48ch] text-balance text-ink-2">{words}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {ways.map(({ href, label }, at) => (
          <a key={href} href={href} className={at === 0 ? 'btn btn-burn' : 'btn btn-outline'}>
            {label}
          </a>
        ))}
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
