'use client'

import Link, { useLinkStatus } from 'next/link'
import type { ComponentProps } from 'react'
import { canNavigate } from '@/lib/client/screen/navigation'
import { Loading } from './loading'

/**
 * A link to a screen: says "Loading..." when what is behind it takes longer than a moment. In place of a
 * `loading` file, whose fallback would also delay every page load that needs none.
 */
export function ScreenLink({ children, ...props }: ComponentProps<typeof Link>) {
  // On the server it is the element alone: all that Next's own adds begins in a browser, and a page has thirty of them.
  if (typeof window === 'undefined') return <a {...asElement(props)}>{children}</a>
  return (
    <Link onNavigate={(event) => canNavigate(hrefOf(props.href)) || event.preventDefault()} {...props}>
      {children}
      <Pending />
    </Link>
  )
}

function asElement({ href, prefetch: _, onNavigate: __, ...props }: ComponentProps<typeof Link>): ComponentProps<'a'> {
  return { ...props, href: hrefOf(href) }
}

function hrefOf(href: ComponentProps<typeof Link>['href']): string {
  return typeof href === 'string' ? href : (href.pathname ?? '')
}

function Pending() {
  const { pending } = useLinkStatus()
  return pending ? <NavigationNotice /> : null
}

/** Says "Loading..." over the screen, once that has taken longer than a moment. */
export function NavigationNotice() {
  return (
    <span className="pointer-events-none fixed inset-x-0 z-50 max-sm:bottom-6 sm:top-[calc(var(--nav-h)+0.75rem)] flex animate-late justify-center">
      <Loading className="rounded-full border border-rule bg-surface py-1.5 pr-4 pl-3 text-sm font-normal shadow-float" />
    </span>
  )
}
