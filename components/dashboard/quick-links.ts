import { paths } from '@/lib/contract/paths'

/** Where to go from the dashboard, the first as its main button. */
export const quickLinks: readonly { href: string; label: string }[] = [
  { href: paths.chat, label: 'Start coaching session' },
  { href: paths.goals, label: 'Create new mission' },
  { href: paths.insights, label: 'View mission analytics' },
]
