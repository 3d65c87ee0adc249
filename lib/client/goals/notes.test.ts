import { expect, test } from 'vitest'
import { completionSummary, lastAnswerAt, readNotes } from './notes'

const first = '[2026-11-01T08:00:00.000Z] Ran 5 km.\n\nFelt good.'
const second = '[2026-11-20T18:30:00.000Z] Ran 10 km [really].'

test('entries are told apart by their timestamps, not by every blank line', () => {
  expect(readNotes(`${first}\n\n${second}`)).toEqual([
    { at: '2026-11-01T08:00:00.000Z', text: 'Ran 5 km.\n\nFelt good.' },
    { at: '2026-11-20T18:30:00.000Z', text: 'Ran 10 km [really].' },
  ])
  expect(readNotes('')).toEqual([])
})

test('a completion is summed up by what was noted about it; check-ins alone are told as such', () => {
  expect(completionSummary(`${first}\n\n${second}`)).toBe('Your last answer: “Ran 10 km [really].”')
  expect(completionSummary('Done at last.\n\nThanks to Bo.')).toBe('Done at last.\n\nThanks to Bo.')
  expect(completionSummary('')).toBe('')
})

test('the last answer is the newest timestamp', () => {
  expect(lastAnswerAt(`${first}\n\n${second}`)).toBe('2026-11-20T18:30:00.000Z')
  expect(lastAnswerAt('no stamp')).toBeNull()
})
