import 'server-only'
import type { AccountDocument, ImportAnswer } from '@/lib/contract/account-document'
import { userTransaction } from '@/lib/server/user-transaction'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { importChats } from './import-chats'
import { importGoals } from './import-goals'
import { importInsights } from './import-insights'
import { importJournal } from './import-journal'
import { importProfile } from './import-profile'
import { importValues } from './import-values'
import { Tally } from './tally'

/** A whole account may take longer than the usual transaction. */
const TIMEOUT_MS = 5 * 60_000

/**
 * Brings a whole-account document into the user's account, all or nothing. What is there already is skipped, so that
 * importing it again creates nothing; times and links are kept, ids that another account holds are re-issued.
 */
export function importAccount(user: UserRow, document: AccountDocument): Promise<ImportAnswer> {
  return userTransaction(
    user.id,
    async (tx) => {
      const tally = new Tally()
      const context = { tx, userId: user.id, tally }
      await importProfile(context, document.profile)
      const { goals, responses } = await importGoals(context, document.goals)
      const journal = await importJournal(context, document, goals)
      const messages = await importChats(context, document.conversations)
      await importValues(context, document.goals, goals, { journal, response: responses, message: messages })
      await importInsights(context, document, { journal, goal: goals, message: messages })
      return tally.answer()
    },
    { timeout: TIMEOUT_MS },
  )
}
