import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentUserKey } from '@/lib/client/auth/current-user'
import { backupsKey } from '@/lib/client/backups/key'
import { getQueryClient } from '@/lib/client/cache/query-client'
import type { BackupState } from '@/lib/contract/backups'
import { show } from '@/tests/support/dom-screen'
import { BackupsCard } from './backups-card'

const now = '2026-11-24T12:00:00.000Z'
const made = (at: string, bytes: number) => ({ name: `apogee-${at}.db`, at, bytes })
const nightly: BackupState = {
  by: 'server',
  keep: 14,
  isEncrypted: true,
  next: '2026-11-25T03:00:00.000Z',
  failure: null,
  backups: [made('2026-11-24T03:00:05.000Z', 3_420_000), made('2026-11-23T03:00:04.000Z', 812_000)],
}

function open(state: BackupState | null) {
  getQueryClient().setQueryData(currentUserKey, { id: 'u', timeZone: 'UTC' })
  getQueryClient().setQueryData(backupsKey, state)
  show(<BackupsCard now={now} />, {})
}

test('the owner reads when the last ones were made, how large they are, and when the next comes', () => {
  open(nightly)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^today, 03:00.*3\.4 MB$/)
  expect(rows[1]).toMatch(/^23 Nov, 03:00.*812 kB$/)
  expect(document.body.textContent).toContain(
    'the newest 14 are kept. They are encrypted with the key of the database.',
  )
  expect(document.body.textContent).toMatch(/The next one is made on 25 Nov, 03:00\./)
})

test('a failure stands above them in words', () => {
  open({ ...nightly, failure: { at: now, words: 'The folder /mnt/x cannot be read (EACCES).' } })
  expect(document.body.textContent).toMatch(/failed: The folder \/mnt\/x cannot be read \(EACCES\)\./)
})

test.each([
  ['hand', 'No backup is made by itself so far.', 'set BACKUP_DIR to a folder and restart'],
  ['postgres', 'This server makes no backups by itself.', 'pg_dump'],
] as const)(
  'where none are made by itself (%s), it says so plainly, and to who runs it what to do',
  (by, plain, detail) => {
    open({ ...nightly, by, keep: null, next: null, backups: [], isEncrypted: false })
    expect(screen.getByText(plain).closest('details')).toBeNull()
    expect(screen.getByText(new RegExp(detail)).closest('details')?.open).toBe(false)
    expect(screen.getByRole('link', { name: 'Data Export' }).getAttribute('href')).toBe('#data')
    expect(screen.queryByRole('listitem')).toBeNull()
  },
)

test('nobody else sees the card', () => {
  open(null)
  expect(screen.queryByText('Backups')).toBeNull()
})
