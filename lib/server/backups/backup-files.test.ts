import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backupName, listBackups, unfinishedBackups } from './backup-files'

const folder = mkdtempSync(path.join(tmpdir(), 'apogee-backup-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('what was left half-written is told from whole backups and their photos', () => {
  const [whole, lost] = ['2030-01-01T03:00:00.000Z', '2030-01-02T03:00:00.000Z'].map((at) => backupName(new Date(at)))
  writeFileSync(path.join(folder, whole ?? ''), 'rows')
  for (const name of [whole, lost]) mkdirSync(path.join(folder, (name ?? '').replace(/db$/, 'photos')))
  writeFileSync(path.join(folder, `${lost}.part`), 'ro')
  writeFileSync(path.join(folder, 'mine.txt'), 'nothing of a backup')
  expect(listBackups(folder).map(({ name }) => name)).toEqual([whole])
  expect(unfinishedBackups(folder)).toEqual([`${lost}.part`, lost?.replace(/db$/, 'photos')])
})
