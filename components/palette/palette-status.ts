import { counted } from '@/lib/client/time/calendar'
import { commonMessages } from '@/lib/contract/messages/common'

type Status = {
  text: string
  meant?: string | null
  found: number
  isWanted: boolean
  isBusy: boolean
  failed: boolean
}

/** What the palette says under its list: of nothing typed, nothing. */
export function paletteStatus({ text, meant = null, found, isWanted, isBusy, failed }: Status): string {
  if (!text.trim()) return ''
  if (failed) return `${commonMessages.failed.search}. ${commonMessages.error.unknown}`
  if (isBusy) return 'Searching...'
  if (found > 0) {
    const results = counted(found, 'result')
    return meant === null ? results : `Nothing has “${text.trim()}” in it; ${results} for “${meant.trim()}”`
  }
  return isWanted ? `Nothing has “${text.trim()}” in it` : 'Type more to search'
}
