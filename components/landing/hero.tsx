import { paths } from '@/lib/contract/paths'
import { MissionPicture } from './mission-picture'
import { OrbitField } from './orbit-field'

export function Hero() {
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
            AI-powered guidance for the few things you mean to finish. Your coach asks the next question, turns your
            answer into fast execution, and reads your progress closely enough to say when you are slipping.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href={paths.signup} className="btn btn-burn btn-lg">
              Sign up
            </a>
            <a href={paths.login} className="btn btn-outline btn-lg">
              Log in
            </a>
          </div>
        </div>
        <MissionPicture />
      </div>
    </section>
  )
}
