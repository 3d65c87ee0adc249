import 'server-only'
import { tagKey } from '@/lib/contract/tags'

/** The tag rows of a goal, in the user's order. */
export function tagRows(userId: string, tags: readonly string[]) {
  return tags.map((label, position) => ({ userId, label, key: tagKey(label), position }))
}
