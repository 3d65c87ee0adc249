import type { ReactNode } from 'react'
import { Logo } from '@/components/shared/logo'
import { paths } from '@/lib/contract/paths'
import { OrbitPanel } from './orbit-panel'

type AuthShellProps = { eyebrow: ReactNode; title: ReactNode; lede: ReactNode; children: ReactNode }

/** The form on paper; beside it, where there is room, the night it is about. */
export function AuthShell({ eyebrow, title, lede, children }: AuthShellProps) {
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.85fr)]">
      <main className="flex flex-col px-4 sm:px-6">
        <header className="flex h-(--nav-h) items-center lg:px-4">
          <a href={paths.landing} className="flex rounded-control">
            <Logo />
          </a>
        </header>
        <div className="mx-auto flex w-full max-w-md flex-1 flex-col pt-[max(0.5rem,calc((100dvh-44rem)/2.2))] pb-3 sm:pb-8">
          {/* From its top, and not centred: what is said in the form moves nothing above it. */}
          <p className="eyebrow mb-2 max-sm:mb-1">{eyebrow}</p>
          <h1 className="text-[1.625rem]/[1.12] tracking-[-0.028em] sm:text-[2.125rem]/[1.12]">{title}</h1>
          <p className="mt-2 mb-7 text-balance text-ink-2 max-sm:mt-1.5 max-sm:mb-4 max-sm:text-sm">{lede}</p>
          {children}
        </div>
      </main>
      <OrbitPanel />
    </div>
  )
}
