import 'server-only'
import type { z } from 'zod'
import type { AccountDocument, ImportAnswer, importOptions } from '@/lib/contract/account-document'
import { userTransaction } from '@/lib/server/db/user-transaction'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { importChats } from './import-chats'
import { importExperiments } from './import-experiments'
import { importGoals, importNotAbout } from './import-goals'
import { importInsights } from './import-insights'
import { importJournal } from './import-journal'
import { importPhotos, type PlacedPhoto } from './import-photos'
import { importPlans } from './import-plans'
import { importProfile } from './import-profile'
import { importValues } from './import-values'
import { inTurn } from './in-turn'
import { Tally } from './tally'

/** A whole account may take longer than the usual transaction. */
const TIMEOUT_MS = 5 * 60_000

/**
 * Brings a whole-account document into the user's account, all or nothing. What is there already is skipped, so that
 * importing it again creates nothing; times and links are kept, ids that another account holds are re-issued. A preview
 * does all of it and takes it back: so it tells what would come of it, and no guess.
 */
export function importAccount(
  user: UserRow,
  document: AccountDocument,
  { preview }: ImportOptions = {},
): Promise<ImportAnswer> {
  return inTurn(user.id, () => (preview ? tryBringIn(user, document) : bringIn(user, document, [])))
}

export type ImportOptions = z.output<typeof importOptions>

/** Ends a transaction that was only tried. */
class TakenBack extends Error {
  constructor(readonly answer: ImportAnswer) {
    super('a preview')
  }
}

/** What would come of a document, in a turn that has begun; nothing is written. */
export async function tryBringIn(user: UserRow, document: AccountDocument): Promise<ImportAnswer> {
  try {
    return await bringIn(user, document, [], (answer) => {
      throw new TakenBack(answer)
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.answer
    throw error
  }
}

/** The same for good, with photos whose files are written. `atEnd` is told what came of it before that is settled. */
export function bringIn(
  user: UserRow,
  document: AccountDocument,
  photos: readonly PlacedPhoto[],
  atEnd: (answer: ImportAnswer) => void = () => undefined,
): Promise<ImportAnswer> {
  return userTransaction(
    user.id,
    async (tx) => {
      const tally = new Tally()
      const context = { tx, userId: user.id, tally }
      const settings = await importProfile(context, document.profile)
      const { goals, responses } = await importGoals(context, document.goals)
      const journal = await importJournal(context, document, goals, new Map(photos.map(({ sent, id }) => [sent, id])))
      await importPhotos(context, photos)
      const messages = await importChats(context, document.conversations)
      await importNotAbout(context, document.goals, goals, [journal, messages])
      await importValues(context, document.goals, goals, { journal, response: responses, message: messages })
      await importPlans(context, document.goals, goals)
      const experiments = await importExperiments(context, document.experiments, goals)
      await importInsights(context, document, { journal, goal: goals, message: messages, experiment: experiments })
      atEnd({ ...tally.answer(), settings })
      return { ...tally.answer(), ...(settings.length > 0 && { settings }) }
    },
    { timeout: TIMEOUT_MS },
  )
}
