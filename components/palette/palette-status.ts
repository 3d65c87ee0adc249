import { foundNothing } from '@/lib/client/search/words'
import { counted } from '@/lib/client/time/calendar'
import { limits } from '@/lib/contract/limits'
import { commonMessages } from '@/lib/contract/messages/common'
import type { SearchHit } from '@/lib/contract/search'

type Status = {
  text: string
  meant?: string | null
  found: number
  /** How many of it are not shown yet. */
  hidden?: number
  /** Whether a search found as much as it gives at most. */
  isCut?: boolean
  isWanted: boolean
  isBusy: boolean
  failed: boolean
}

/** What the palette says under its list: of nothing typed, nothing. */
export function paletteStatus(status: Status): string {
  const { text, meant = null, found, hidden = 0, isCut = false, isWanted, isBusy, failed } = status

  if (!text.trim()) return ''
  if (failed) return `${commonMessages.failed.search}. ${commonMessages.error.unknown}`
  if (isBusy) return 'Searching...'
  if (found > 0) {
    // Of more than a search gives nobody knows how many there are: another word finds fewer.
    const cut = `${counted(found, 'result')}, and more. Another word narrows them down.`
    const results = isCut ? cut : hidden > 0 ? `${found} of ${found + hidden} results` : counted(found, 'result')
    if (meant === null) return results
    return `Showing “${meant.trim()}”: ${results}`
  }
  return isWanted ? foundNothing(text.trim()) : 'Type more to search'
}

/** What stands by the field of a page whose rows need words, as long as there are none; `chosen` is the row that waits for them. */
export function freeTextHint(page: 'energy' | 'alert', chosen: string | undefined): string {
  const words = page === 'energy' ? 'a line about your day' : 'what to be reminded of'
  if (chosen !== undefined) return `“${chosen}” is chosen. Now type ${words}, then press Enter.`
  return `Type ${words}, then choose ${page === 'energy' ? 'your energy' : 'when'}.`
}

/** Whether a search has given as many of one kind as it gives at most. */
export function isCut(hits: readonly SearchHit[]): boolean {
  return hits.some(({ kind }) => hits.filter((hit) => hit.kind === kind).length >= limits.searchHits.max)
}

/** Whether a hit holds the last word typed as far as it goes, and not in another form alone: “setings” finds “set”. */
export function holdsLastWord(hits: readonly SearchHit[], typed: string): boolean {
  const last = typed.trim().toLowerCase().split(/\s+/).at(-1) ?? ''
  return hits.some(({ found }) => found.some((word) => word.toLowerCase().startsWith(last)))
}

type Kind = SearchHit['kind']

/** What is shown of a kind, and how many more of it were found. */
export type FoundGroup = { kind: Kind; shown: SearchHit[]; hidden: number }

/** Of each kind the first few; what the coach said pushes nothing else down. */
const FIRST: Record<Kind, number> = { goal: 5, journal: 5, message: 3 }

/** The hits by kind, in the order in which they stand; all of those that are `opened`. */
export function groupHits(hits: readonly SearchHit[], opened: ReadonlySet<Kind>): FoundGroup[] {
  return (Object.keys(FIRST) as Kind[]).map((kind) => {
    const all = hits.filter((hit) => hit.kind === kind)
    const shown = opened.has(kind) ? all : all.slice(0, FIRST[kind])
    return { kind, shown, hidden: all.length - shown.length }
  })
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
