import 'server-only'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** Whether this is the account that visitors look around in, where nothing may be changed and no model answers. */
export function isDemo({ demoDay }: Pick<UserRow, 'demoDay'>): boolean {
  return demoDay !== null
}
