import 'server-only'
import { serverMessages } from '@/lib/contract/messages/server'
import { AppError } from '@/lib/server/errors'

/** The one under way and those that wait for it: each holds a document of many megabytes. */
const MOST = 8
const RETRY_AFTER_S = 30

type Turns = { underWay: Set<string>; last: Promise<unknown> }

const shared = globalThis as { apogeeImportTurns?: Turns }
shared.apogeeImportTurns ??= { underWay: new Set(), last: Promise.resolve() }
/** Of the whole process: routes are bundled apart, each with modules of its own. */
const turns = shared.apogeeImportTurns

/**
 * Runs the imports of this process one after another, one an account. SQLite has one writer: an import that waited for
 * it inside a transaction would be refused when the one before takes long.
 *
 * @throws AppError `conflict` while the account has one under way, `rate_limited` while too many others have
 */
export async function inTurn<T>(userId: string, run: () => Promise<T>): Promise<T> {
  if (turns.underWay.has(userId)) throw new AppError('conflict', serverMessages.importUnderWay)
  if (turns.underWay.size >= MOST) {
    throw new AppError('rate_limited', serverMessages.importsUnderWay, { retryAfter: RETRY_AFTER_S })
  }
  turns.underWay.add(userId)
  const turn = turns.last.then(run).finally(() => turns.underWay.delete(userId))
  turns.last = turn.catch(() => undefined)
  return turn
}
