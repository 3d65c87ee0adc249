// Apart from the goal's schemas, so that a screen can name and compare tags without loading zod.

import { isBlank } from './blank'

/** Tags trimmed, empty and repeated ones dropped: case-insensitively, first spelling kept. */
export function normalizeTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags.map((raw) => raw.trim())) {
    if (!isBlank(tag) && !byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag)
  }
  return [...byKey.values()]
}

/** What two tags are compared by. */
export function tagKey(tag: string): string {
  return tag.trim().toLowerCase()
}
