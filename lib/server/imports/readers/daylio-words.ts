import 'server-only'
import { wordTable } from '@/lib/server/language/word-table'

/** What Daylio calls its five moods before anyone renames them. */
export const DAYLIO_MOODS = wordTable<number>({ rad: 5, good: 4, meh: 3, bad: 2, awful: 1 })

export function activityWords(names: readonly string[]): string {
  const told = names.map((name) => name.trim()).filter(Boolean)
  return told.length > 0 ? `Activities: ${told.join(', ')}` : ''
}

/** Daylio's newer exports hold notes with the marks of its editor. */
export function plainNote(text: string): string {
  return text
    .replace(/<br ?\/?>|<\/(?:p|div|li)>/gi, '\n')
    .replace(/<\/?(?:b|i|u|s|p|div|ul|ol|li|strong|em|span)>/gi, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim()
}
