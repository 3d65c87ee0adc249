import { commonMessages } from '@/lib/contract/messages/common'
import { paths } from '@/lib/contract/paths'
import { KeptTheme } from './kept-theme'

/** What is said of an address with nothing at it, and the ways on: for a member Today and the goals, else the home page and the log in. */
export function NotFoundWords({ isMember }: { isMember: boolean }) {
  return (
    <div className="grid justify-items-start gap-3">
      <KeptTheme />
      <h1 className="text-3xl">{commonMessages.notFound}</h1>
      <p className="max-w-[48ch] text-balance text-ink-2">
        Nothing is at this address. It may have moved, or the link was mistyped.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
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
