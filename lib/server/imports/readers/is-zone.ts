import 'server-only'
import { timeZone } from '@/lib/contract/text'

const known = new Map<string, boolean>()
const MOST_KEPT = 1_000

/** Whether a name is an IANA zone. */
export function isZone(name: string | undefined): name is string {
  if (name === undefined || name === '' || name.length > 64) return false
  const kept = known.get(name)
  if (kept !== undefined) return kept
  const is = timeZone.safeParse(name).success
  if (known.size < MOST_KEPT) known.set(name, is)
  return is
}
