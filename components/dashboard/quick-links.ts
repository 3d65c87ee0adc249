import { paths } from '@/lib/contract/paths'

/** Where to go from the dashboard, beside the coaching session. */
export const quickLinks: readonly { href: string; label: string }[] = [
  { href: paths.goals, label: 'Create new mission' },
  { href: paths.insights, label: 'View mission analytics' },
]
