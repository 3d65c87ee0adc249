import type { ReactNode } from 'react'
import { LandingFooter } from '@/components/landing/landing-footer'
import { SkipLink } from '@/components/nav/skip-link'
import { Logo } from '@/components/shared/logo'
import { PRODUCT_NAME } from '@/lib/contract/brand'
import { paths } from '@/lib/contract/paths'

type LegalPageProps = {
  eyebrow: string
  title: string
  lede: ReactNode
  /** Whether a language model is set up here. */
  isModel: boolean
  children: ReactNode
}

/** A page to be read: one column, plain sentences, no script of its own. */
export function LegalPage({ eyebrow, title, lede, isModel, children }: LegalPageProps) {
  return (
    <>
      <SkipLink />
      <header className="shell flex h-(--nav-h) items-center justify-between gap-4">
        <a href={paths.landing} className="flex rounded-control">
          <Logo />
        </a>
        {/* The start for a guest, Today for a member. */}
        <a href={paths.landing} className="link text-sm">
          Back to {PRODUCT_NAME}
        </a>
      </header>
      <main id="main" tabIndex={-1} className="shell outline-none w-full flex-1 pt-8 pb-16 lg:pt-14">
        <div className="max-w-[68ch]">
          <p className="eyebrow mb-2">{eyebrow}</p>
          <h1 className="text-[1.75rem]/[1.12] tracking-[-0.028em] sm:text-[2.125rem]/[1.12]">{title}</h1>
          <p className="mt-3 text-lg text-pretty text-ink-2">{lede}</p>
          <div className="mt-10 grid gap-9">{children}</div>
        </div>
      </main>
      <LandingFooter isModel={isModel} isBare />
    </>
  )
}

export function LegalSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="grid scroll-mt-4 gap-3 text-pretty">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

/** A page in a few lines, each under the title of the section that it leads to. */
export function LegalSummary({ items }: { items: { id: string; title: string; text: ReactNode }[] }) {
  return (
    <nav aria-labelledby="in-short" className="rounded-card bg-raised px-5 py-4.5">
      <h2 id="in-short" className="eyebrow">
        In short
      </h2>
      <ul className="mt-1 divide-y divide-rule">
        {items.map(({ id, title, text }) => (
          <li key={id} className="relative py-2.5 last:pb-0">
            <a href={`#${id}`} className="link text-sm font-medium after:absolute after:inset-0">
              {title}
            </a>
            <p className="text-pretty">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function LegalList({ items }: { items: { id: string; text: ReactNode }[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-ink-3">
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}
