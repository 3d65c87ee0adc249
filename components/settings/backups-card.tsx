'use client'

import { FormNotice } from '@/components/auth/form-notice'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { useBackups } from '@/lib/client/backups/api'
import type { BackupState } from '@/lib/contract/backups'
import { backupTime, nextWords, sizeWords } from './backup-words'
import { SettingsCard } from './settings-card'

/** The copies of the database, for the owner of the server. */
export function BackupsCard({ now }: { now: string }) {
  const user = useCurrentUser()
  const state = useBackups()
  if (!state || !user) return null
  return (
    <SettingsCard section="backups" text={wordsOf(state)}>
      {state.failure && (
        <FormNotice tone="bad">
          The backup of {backupTime(state.failure.at, now, user.timeZone)} failed: {state.failure.words} It is tried
          again within the hour.
        </FormNotice>
      )}
      {state.backups.length > 0 && (
        <ul aria-label="Backups" className="divide-y divide-rule border-t border-rule">
          {state.backups.map(({ name, at, bytes }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-6 py-2.5">
              <span className="num">{backupTime(at, now, user.timeZone)}</span>
              <span className="num text-sm text-ink-2">{sizeWords(bytes)}</span>
            </li>
          ))}
        </ul>
      )}
      {state.by === 'server' && state.next && (
        <p className="text-sm text-ink-2">The next one is made {nextWords(state.next, now, user.timeZone)}.</p>
      )}
    </SettingsCard>
  )
}

function wordsOf({ by, keep, isEncrypted, backups }: BackupState): string {
  if (by === 'postgres') {
    return 'This server keeps its data in Postgres, which Apogee does not back up by itself: use pg_dump, or your host’s backups, and copy the folder of the photos.'
  }
  const cipher = isEncrypted ? ' They are encrypted with the key of the database.' : ''
  if (by === 'server')
    return `The database and the photos are copied each night, the copy is checked, and the newest ${keep} are kept.${cipher}`
  const made = backups.length > 0 ? 'These were made with “npm run backup”.' : 'There are none yet.'
  return `Nothing is backed up by itself: set BACKUP_DIR and restart, and the database and its photos are copied each night. ${made}${cipher}`
}
