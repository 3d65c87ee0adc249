import { paths } from '@/lib/contract/paths'
import { MissionPicture } from './mission-picture'
import { OrbitField } from './orbit-field'

type HeroProps = {
  /** Whether visitors may look around in the demo. */
  canLook: boolean
  /** Whether they tried to, and could not. */
  isLater: boolean
  /** Who is sent what the coach is asked; null where it is answered here. */
  recipient: string | null
}

export function Hero({ canLook, isLater, recipient }: HeroProps) {
  return (
    <section className="relative isolate overflow-x-clip">
      <OrbitField />
      <div className="shell grid items-center gap-x-10 gap-y-14 pt-12 pb-20 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,33rem)] lg:pt-20 lg:pb-28">
        <div>
          <p className="eyebrow">Personal AI coaching</p>
          <h1 className="mt-4 text-[clamp(2.75rem,1.6rem+5vw,4.5rem)]/[1] tracking-[-0.045em]">
            Ambitious goals, kept on course
          </h1>
          <p className="mt-6 max-w-[46ch] text-lg/relaxed text-pretty text-ink-2">
            AI-powered guidance for the few things you mean to finish. Your coach asks one question at a time, updates
            your progress from your answer, and warns you early when you are slipping.
          </p>
          <div className="mt-8 flex flex-wrap gap-2 sm:gap-3">
            <a href={paths.signup} className="btn btn-burn btn-lg max-sm:px-4">
              Sign up
            </a>
            <a href={paths.login} className="btn btn-outline btn-lg max-sm:px-3.5">
              Log in
            </a>
            {canLook && (
              <form action="/api/auth/demo" method="post">
                <button type="submit" className="btn btn-outline btn-lg max-sm:px-3.5">
                  Look around
                </button>
              </form>
            )}
          </div>
          {canLook && !isLater && (
            <p className="mt-3 text-sm text-ink-3">
              Look around in a made-up person’s year: ask the coach, check in. Nothing you do there is kept.
            </p>
          )}
          {isLater && (
            <p role="status" className="mt-4 max-w-[46ch] text-sm text-warn">
              The demo cannot be opened right now. Please try again in a while.
            </p>
          )}
          <p className="mt-5 max-w-[52ch] text-sm text-pretty text-ink-2">
            <strong className="font-semibold text-ink">Nothing leaves this server</strong>
            {recipient
              ? `, except what you ask your coach: ${recipient} is sent that question and what it takes to answer it. Your email, your last name and your password are never sent.`
              : '. What you write is stored here and read by its own AI, the built-in coach, and is sent to nobody.'}
          </p>
        </div>
        <MissionPicture />
      </div>
    </section>
  )
}
