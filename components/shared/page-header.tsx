import type { ReactNode } from 'react'
import { cn } from '@/lib/client/screen/cn'

type PageHeaderProps = {
  eyebrow?: ReactNode
  title: ReactNode
  lede?: ReactNode
  actions?: ReactNode
  isTight?: boolean
}

/** A screen's one h1, with what stands over, under and beside it; `isTight` keeps its one button beside it on a phone. */
export function PageHeader({ eyebrow, title, lede, actions, isTight = false }: PageHeaderProps) {
  return (
    <header
      className={cn(
        'flex items-end justify-between gap-x-6 gap-y-4',
        isTight ? 'max-sm:items-center max-sm:gap-x-3' : 'flex-wrap',
      )}
    >
      <div className="min-w-0">
        {eyebrow && <p className="eyebrow mb-1.5">{eyebrow}</p>}
        <h1
          className={cn(
            'tracking-[-0.028em] sm:text-[2.125rem]/[1.15]',
            isTight ? 'text-xl/[1.15]' : 'text-[1.75rem]/[1.15] wrap-anywhere',
          )}
        >
          {title}
        </h1>
        {lede && <p className="mt-2 max-w-[72ch] text-balance text-ink-2">{lede}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
