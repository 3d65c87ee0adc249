'use client'

import { Menu, X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { ScreenLink } from '@/components/shared/screen-link'
import { Button } from '@/components/ui/button'
import { isCurrent, navItems } from './nav-items'

/** The bar's links again, behind a button, where the bar is too narrow for them. */
export function MobileMenu() {
  const pathname = usePathname()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another screen is what closes the menu
  useEffect(() => setOpen(false), [pathname])

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  return (
    <div className="md:hidden">
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => setOpen(!open)}
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </Button>
      <nav
        id="mobile-menu"
        aria-label="Menu"
        hidden={!open}
        className="absolute inset-x-0 top-[calc(100%+1px)] border-b border-rule bg-background px-2 py-2 shadow-float"
      >
        <ul>
          {/* The bar's own links say the same to a browser without scripts, which cannot open this. */}
          {(open ? navItems : []).map(({ href, label }) => (
            <li key={href}>
              <ScreenLink
                href={href}
                aria-current={isCurrent(href, pathname) ? 'page' : undefined}
                onClick={() => isCurrent(href, pathname) && setOpen(false)}
                className="flex min-h-12 items-center justify-between rounded-control px-3 text-base text-ink-2 aria-[current=page]:bg-raised aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {label}
              </ScreenLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
