import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { dayOf } from '@/lib/client/time/calendar'
import type { JournalEntry } from '@/lib/contract/journal'
import { limits } from '@/lib/contract/limits'
import { commonMessages } from '@/lib/contract/messages/common'

/** What is written of an entry. */
export type EntryFields = Pick<JournalEntry, 'date' | 'mood' | 'notes' | 'timeSpent' | 'attachments'>

/** What an entry says of its time where nothing was said. */
export const UNTIMED = 'N/A'

/** The form as it is typed. `base` is the entry as it was when the edit was begun, null for a new one. */
export type EntryFormValues = EntryFields & { base: EntryFields | null }

export function emptyEntry(today: string, mood: number = limits.mood.default): EntryFormValues {
  return { date: today, mood, notes: '', timeSpent: UNTIMED, attachments: [], base: null }
}

export function fieldsOf({ date, mood, notes, timeSpent, attachments }: EntryFields): EntryFields {
  return { date, mood, notes, timeSpent, attachments }
}

/** Holds the form to the contract, and its date to the user's own day, which ends while the form is open, too. */
export function entryResolver(timeZone: string) {
  return lazyResolver<EntryFormValues>(() =>
    import('@/lib/contract/journal').then(({ newJournalEntry }) => ({
      '~standard': {
        validate: async (values) => {
          const result = await newJournalEntry['~standard'].validate(values)
          const { date } = values as EntryFormValues
          if (date <= dayOf(new Date().toISOString(), timeZone)) return result
          return { issues: [...(result.issues ?? []), { message: commonMessages.field.dateInFuture, path: ['date'] }] }
        },
      },
    })),
  )
}
