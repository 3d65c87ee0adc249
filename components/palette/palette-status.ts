import { counted } from '@/lib/client/time/calendar'
import { limits } from '@/lib/contract/limits'
import { commonMessages } from '@/lib/contract/messages/common'
import type { SearchHit } from '@/lib/contract/search'

type Status = {
  text: string
  meant?: string | null
  found: number
  /** Whether there may be more of it than is shown. */
  isCut?: boolean
  isWanted: boolean
  isBusy: boolean
  failed: boolean
}

/** What the palette says under its list: of nothing typed, nothing. */
export function paletteStatus({ text, meant = null, found, isCut = false, isWanted, isBusy, failed }: Status): string {
  if (!text.trim()) return ''
  if (failed) return `${commonMessages.failed.search}. ${commonMessages.error.unknown}`
  if (isBusy) return 'Searching...'
  if (found > 0) {
    const results = isCut ? `the first ${found} results` : counted(found, 'result')
    if (meant === null) return isCut ? `The first ${found} results` : results
    return `Nothing has “${text.trim()}” in it; ${results} for “${meant.trim()}”`
  }
  return isWanted ? `Nothing has “${text.trim()}” in it` : 'Type more to search'
}

/** Whether a search has given as many of one kind as it gives at most. */
export function isCut(hits: readonly SearchHit[]): boolean {
  return hits.some(({ kind }) => hits.filter((hit) => hit.kind === kind).length >= limits.searchHits.default)
}

/** The hits without what reads the same as one before it: a reply that was given twice is found once, its newest. */
export function withoutRepeats(hits: readonly SearchHit[]): SearchHit[] {
  const read = new Set<string>()
  return hits.filter((hit) => {
    if (hit.kind !== 'message') return true
    const words = `${hit.isFromUser} ${hit.excerpt}`
    if (read.has(words)) return false
    read.add(words)
    return true
  })
}
