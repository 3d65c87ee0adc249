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
    <SettingsCard
      section="backups"
      value={state.backups.length > 0 ? `${state.backups.length} kept` : 'None'}
      text={wordsOf(state)}
    >
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
      <HowTo by={state.by} />
    </SettingsCard>
  )
}

function wordsOf({ by, keep, isEncrypted, backups }: BackupState): string {
  const cipher = isEncrypted ? ' They are encrypted with the key of the database.' : ''
  if (by === 'server')
    return `The database and the photos are copied each night, the copy is checked, and the newest ${keep} are kept.${cipher}`
  if (by === 'postgres') return 'This server makes no backups by itself.'
  return `No backup is made by itself so far.${backups.length > 0 ? ` These were made by hand.${cipher}` : ''}`
}

/** What a person who uses the server need not know, and who runs it does. */
function HowTo({ by }: Pick<BackupState, 'by'>) {
  if (by === 'server') return null
  return (
    <div className="grid gap-2">
      <p className="text-sm text-pretty text-ink-2">
        A copy of your own is under{' '}
        <a href="#data" className="link">
          Data Export
        </a>
        : Export with photos.
      </p>
      <details className="text-sm">
        <summary className="w-fit cursor-pointer rounded-control py-2 font-medium text-ink-2 hover:text-ink">
          For whoever runs this server
        </summary>
        <p className="max-w-[68ch] text-pretty text-ink-2">
          {by === 'postgres'
            ? 'The data is in Postgres, which Apogee does not back up by itself: use pg_dump, or your host’s backups, and copy the folder of the photos.'
            : 'To have the database and its photos copied each night, set BACKUP_DIR to a folder and restart. One copy by hand: “npm run backup”.'}
        </p>
      </details>
    </div>
  )
}
