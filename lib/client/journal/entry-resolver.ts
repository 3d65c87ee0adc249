import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { dayOf } from '@/lib/client/time/calendar'
import { commonMessages } from '@/lib/contract/messages/common'
import type { EntryFormValues } from './form'

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
