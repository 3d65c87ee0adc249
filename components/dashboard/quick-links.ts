import { paths } from '@/lib/contract/paths'

/** Where to go from the dashboard, beside the coaching session. */
export const quickLinks: readonly { href: string; label: string }[] = [
  { href: `${paths.goals}?new=1`, label: 'Create new mission' },
  { href: paths.insights, label: 'View mission analytics' },
]
