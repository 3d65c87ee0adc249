import { describe, expect, it } from 'vitest'
import { limits } from '@/lib/contract/limits'
import { importMessages } from '@/lib/contract/messages/imports'
import { holdsNoRow, readAccountFile } from './exports'

describe('holdsNoRow', () => {
  it.each([
    ['Title,Description\r\n', true],
    ['', true],
    ['Title,Description\r\nRun,\r\n', false],
    ['Date,Notes\r\n2026-01-05,"two\nlines"\r\n', false],
  ])('%j', (csv, expected) => expect(holdsNoRow(csv)).toBe(expected))
})

describe('readAccountFile', () => {
  const read = (content: string) => readAccountFile(new File([content], 'a.json'))

  it('gives the document of an export', async () => {
    expect(await read('{"format":"apogee","version":1}')).toEqual({ document: { format: 'apogee', version: 1 } })
  })

  it.each([
    ['nothing', '', importMessages.error.importNotJson],
    ['a picture', '\u0089PNG', importMessages.error.importNotJson],
    ['half an export', '{"format":"apogee","goals":[', importMessages.error.importNotJson],
    ['another app’s file', '{"format":"other"}', importMessages.error.importForeign],
    ['a list', '[]', importMessages.error.importForeign],
    ['null', 'null', importMessages.error.importForeign],
  ])('refuses %s', async (_what, content, complaint) => expect(await read(content)).toEqual({ complaint }))

  it('does not read what the server would not take', async () => {
    const file = new File([''], 'a.json')
    Object.defineProperty(file, 'size', { value: limits.importBytes + 1 })
    expect(await readAccountFile(file)).toEqual({ complaint: importMessages.error.importTooLarge })
  })
})
