import { Logo } from '@/components/shared/logo'
import { PRODUCT_NAME } from '@/lib/contract/brand'
import { paths } from '@/lib/contract/paths'

type LandingFooterProps = {
  /** Whether a language model is set up here. */
  isModel: boolean
  /** On the pages that members read too: there is nothing to sign up for. */
  isBare?: boolean
}

export function LandingFooter({ isModel, isBare = false }: LandingFooterProps) {
  return (
    <footer className="shell flex flex-wrap items-start justify-between gap-x-12 gap-y-6 py-10 text-sm">
      <div className="max-w-[62ch]">
        <Logo />
        <p className="mt-3 text-pretty text-ink-3">
          Coaching in {PRODUCT_NAME} is written by an AI, not by a person
          {isModel ? '. ' : ': this server’s own, which works by rules and arithmetic, without a language model. '}
          It can be wrong, and it does not replace medical, psychological, legal or financial advice. If you are in
          danger or in crisis, call your local emergency number. For people of 18 and older.
        </p>
      </div>
      <nav aria-label="Footer">
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          <li>
            <a href={paths.privacy} className="link">
              Privacy
            </a>
          </li>
          <li>
            <a href={paths.safety} className="link">
              Safety
            </a>
          </li>
          {!isBare && (
            <>
              <li>
                <a href={paths.signup} className="link">
                  Sign up
                </a>
              </li>
              <li>
                <a href={paths.login} className="link">
                  Log in
                </a>
              </li>
            </>
          )}
        </ul>
      </nav>
    </footer>
  )
}
