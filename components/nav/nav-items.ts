import { paths } from '@/lib/contract/paths'

type NavItem = { href: string; label: string }

/** The screens in the bar and in the mobile menu, in order. */
export const navItems: readonly NavItem[] = [
  { href: paths.dashboard, label: 'Today' },
  { href: paths.goals, label: 'Goals' },
  { href: paths.chat, label: 'Coach' },
  { href: paths.journal, label: 'Journal' },
  { href: paths.insights, label: 'Review' },
]

/** The avatar menu's links; signing out and the theme stand below them. */
export const accountItems: readonly NavItem[] = [{ href: paths.settings, label: 'Settings' }]

/** Whether a link's screen is the one shown; `/` is the dashboard once signed in. */
export function isCurrent(href: string, pathname: string): boolean {
  if (href === paths.dashboard && pathname === paths.landing) return true
  return pathname === href || pathname.startsWith(`${href}/`)
}
