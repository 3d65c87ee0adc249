import 'server-only'
import path from 'node:path'
import type { BackupState } from '@/lib/contract/backups'
import { serverMessages } from '@/lib/contract/messages/server'
import { isOwner } from '@/lib/server/connection/owner'
import { env } from '@/lib/server/env'
import { AppError } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type BackupFile, listBackups } from './backup-files'
import { type Failure, lastFailure, nextDue } from './nightly'

const SHOWN = 10

/** How the server keeps copies of its database, and the last ones. @throws AppError `forbidden` for all but its owner */
export async function readBackups(user: UserRow): Promise<BackupState> {
  if (!(await isOwner(user))) throw new AppError('forbidden', serverMessages.notOwnerOfBackups)
  const { BACKUP_DIR: folder, BACKUP_KEEP: keep, database } = env
  const none = { keep: null, next: null, failure: null }
  if (database.kind === 'postgres') return { ...none, by: 'postgres', isEncrypted: false, backups: [] }
  const found = find(folder ?? path.join(path.dirname(database.path), 'backups'))
  const failure = lastFailure() ?? found.failure
  const shown = { isEncrypted: database.key !== undefined, backups: found.backups }
  if (!folder) return { ...none, ...shown, by: 'hand' }
  return {
    ...shown,
    by: 'server',
    keep,
    next: nextDue(new Date()).toISOString(),
    failure: failure && { at: failure.at.toISOString(), words: failure.words },
  }
}

/** A folder that cannot be read is told as what it is to backups: a failure. */
function find(folder: string): { backups: BackupFile[]; failure: Failure | null } {
  try {
    return { backups: listBackups(folder).slice(0, SHOWN), failure: null }
  } catch (error) {
    return { backups: [], failure: { at: new Date(), words: (error as Error).message } }
  }
}
