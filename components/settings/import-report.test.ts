import { describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/client/http/api-error'
import { commonMessages } from '@/lib/contract/messages/common'
import { importMessages } from '@/lib/contract/messages/imports'
import { previewWords, reportFailure, reportSuccess } from './import-report'

describe('reportSuccess', () => {
  it.each([
    [{ created: 12, skipped: 0 }, '12 created.'],
    [{ created: 1200, skipped: 3 }, '1,200 created, 3 skipped, here already.'],
    [{ created: 0, skipped: 1 }, 'Nothing new: 1 item skipped, here already.'],
    [{ created: 0, skipped: 0 }, 'The file held nothing to import.'],
  ])('%j', (answer, sentence) => expect(reportSuccess(answer)).toEqual({ ok: true, sentence }))
})

describe('previewWords', () => {
  it.each([
    [{ created: 1200, skipped: 0 }, ['It would bring 1,200 items.']],
    [
      { created: 2, skipped: 0, settings: ['areas' as const, 'coach' as const, 'timeZone' as const] },
      [
        'It would bring 2 items.',
        'Your account holds nothing yet, so it would take over the file’s areas, coach and time zone, too.',
      ],
    ],
    [{ created: 1, skipped: 3, settings: [] }, ['It would bring 1 item.', '3 are here already.']],
    [{ created: 0, skipped: 3, settings: [] }, []],
  ])('%j', (answer, words) => expect(previewWords(answer)).toEqual(words))
})

describe('reportFailure', () => {
  it('names the places as a person counts, the first few of them', () => {
    const fields = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((at) => [`goals.${at}.title`, ['Required']]))
    const error = new ApiError('400: {}', 400, commonMessages.validation, 'validation_failed', fields)
    expect(reportFailure(error)).toEqual({
      ok: false,
      sentence: importMessages.error.importRefused,
      details: [
        'goals, number 1, title: Required',
        'goals, number 2, title: Required',
        'goals, number 3, title: Required',
        'goals, number 4, title: Required',
        'goals, number 5, title: Required',
        'and 2 more places',
      ],
    })
  })

  it('keeps the sentence of any other failure', () => {
    const error = new ApiError('413: {}', 413, commonMessages.tooLarge, 'payload_too_large')
    expect(reportFailure(error)).toEqual({ ok: false, sentence: commonMessages.tooLarge, details: [] })
  })
})

it('says which settings of the file are the account’s now', () => {
  expect(reportSuccess({ created: 2, skipped: 0, settings: ['timeZone'] }).sentence).toBe(
    '2 created. The file’s time zone is yours now.',
  )
  expect(reportSuccess({ created: 2, skipped: 0 }).sentence).toBe('2 created.')
})
