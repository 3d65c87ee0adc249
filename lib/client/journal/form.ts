import type { JournalEntry } from '@/lib/contract/journal'
import { limits } from '@/lib/contract/limits'

/** What is written of an entry. */
export type EntryFields = Pick<JournalEntry, 'date' | 'mood' | 'notes' | 'timeSpent' | 'attachments' | 'neverSend'>

/** What an entry says of its time where nothing was said. */
export const UNTIMED = 'N/A'

/** The form as it is typed. `base` is the entry as it was when the edit was begun, null for a new one. */
export type EntryFormValues = EntryFields & { base: EntryFields | null }

export function emptyEntry(today: string, mood: number = limits.mood.default): EntryFormValues {
  return { date: today, mood, notes: '', timeSpent: UNTIMED, attachments: [], neverSend: false, base: null }
}

export function fieldsOf({ date, mood, notes, timeSpent, attachments, neverSend }: EntryFields): EntryFields {
  return { date, mood, notes, timeSpent, attachments, neverSend }
}
