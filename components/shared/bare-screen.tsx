import type { ReactNode } from 'react'
import { paths } from '@/lib/contract/paths'
import { Logo } from './logo'

/** A screen outside the app's frame: the logo and a few words. */
export function BareScreen({ children }: { children: ReactNode }) {
  return (
    <div className="shell grid flex-1 content-start gap-9 pt-5 pb-16 sm:gap-16">
      <header>
        <a href={paths.landing} className="inline-flex rounded-control">
          <Logo />
        </a>
      </header>
      <main>{children}</main>
    </div>
  )
}
