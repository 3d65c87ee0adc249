import type { ReactNode } from 'react'

type PageHeaderProps = { eyebrow?: ReactNode; title: ReactNode; lede?: ReactNode; actions?: ReactNode }

/** A screen's one h1, with what stands over, under and beside it. */
export function PageHeader({ eyebrow, title, lede, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        {eyebrow && <p className="eyebrow mb-1.5">{eyebrow}</p>}
        <h1 className="text-[1.75rem]/[1.15] tracking-[-0.028em] wrap-anywhere sm:text-[2.125rem]/[1.15]">{title}</h1>
        {lede && <p className="mt-2 max-w-[62ch] text-balance text-ink-2">{lede}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
