'use client'

import { usePathname } from 'next/navigation'
import { ScreenLink } from '@/components/shared/screen-link'
import { isCurrent, navItems } from './nav-items'

/** The bar's links. The current one's mark sits on the bar's own rule, like a needle on its scale. */
export function NavLinks() {
  const pathname = usePathname()
  return (
    <nav aria-label="Main" className="hidden h-full flex-1 md:block">
      <ul className="flex h-full gap-1">
        {navItems.map(({ href, label }) => (
          <li key={href} className="h-full">
            <ScreenLink
              href={href}
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
              className="relative flex h-full items-center px-3 text-ink-2 -outline-offset-4 after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:after:bg-burn"
            >
              {label}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
