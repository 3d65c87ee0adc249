import { Logo } from '@/components/shared/logo'
import { paths } from '@/lib/contract/paths'

/** On a phone, where the page is many screens long, it stays with the way in. */
export function LandingHeader() {
  return (
    <header className="shell relative top-0 z-10 flex h-16 items-center justify-between gap-4 max-sm:sticky max-sm:bg-background">
      <a href={paths.landing} className="flex rounded-control" aria-current="page">
        <Logo />
      </a>
      <nav aria-label="Account" className="flex items-center gap-1.5">
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
