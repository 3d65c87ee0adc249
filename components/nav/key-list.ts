import { paths } from '@/lib/contract/paths'

/** What a single key does: go to a screen, and there into a field. */
export type KeyDeed = { keys: string; label: string; href: string; field: 'check-in' | 'entry' | null }

/** The single keys, as the help shows them; `g t` is one after the other. */
export const keyDeeds: readonly KeyDeed[] = [
  { keys: 'n', label: 'New goal', href: `${paths.goals}?new=1`, field: null },
  { keys: 'c', label: 'Check in', href: paths.dashboard, field: 'check-in' },
  { keys: 'j', label: 'Journal entry', href: paths.journal, field: 'entry' },
  { keys: 'g t', label: 'Go to Today', href: paths.dashboard, field: null },
  { keys: 'g g', label: 'Go to Goals', href: paths.goals, field: null },
  { keys: 'g c', label: 'Go to Coach', href: paths.chat, field: null },
  { keys: 'g j', label: 'Go to Journal', href: paths.journal, field: null },
  { keys: 'g i', label: 'Go to Review', href: paths.insights, field: null },
]

/** What the keys pressed so far come to: a deed, the start of one, or nothing. */
export function readKeys(before: string, key: string): { deed?: KeyDeed; pending: string } {
  const keys = before ? `${before} ${key}` : key
  const deed = keyDeeds.find((one) => one.keys === keys)
  if (deed) return { deed, pending: '' }
  return { pending: keyDeeds.some((one) => one.keys.startsWith(`${keys} `)) ? keys : '' }
}
