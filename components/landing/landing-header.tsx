import { Logo } from '@/components/shared/logo'
import { paths } from '@/lib/contract/paths'

export function LandingHeader() {
  return (
    <header className="shell relative z-10 flex h-16 items-center justify-between gap-4">
      <a href={paths.landing} className="flex rounded-control" aria-current="page">
        <Logo />
      </a>
      {/* On a phone both stand in the first screen under it. */}
      <nav aria-label="Account" className="flex items-center gap-1.5 max-sm:hidden">
        <a href={paths.login} className="btn btn-ghost">
          Log in
        </a>
        <a href={paths.signup} className="btn btn-outline">
          Sign up
        </a>
      </nav>
    </header>
  )
}
