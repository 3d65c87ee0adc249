import { expect, test } from 'vitest'
import { limits } from '@/lib/contract/limits'
import { characterCount } from '@/lib/contract/text'
import { appendNote, applyCompletion } from './progress-change'

const at = new Date('2026-11-21T09:30:00.000Z')

test.each(['a', '日', '😀'])(
  'notes of %s grow no further than what may be sent back, and lose whole entries',
  (letter) => {
    const said = letter.repeat(limits.response)
    let notes = ''
    for (let count = 0; count < 130; count++) notes = appendNote(notes, `${count} ${said}`.slice(0, 8_000), at)
    expect(characterCount(notes)).toBeLessThanOrEqual(limits.grownNotes)
    expect(characterCount(notes)).toBeGreaterThan(letter === '😀' ? 400_000 : 980_000)
    expect(notes).toMatch(/^\[2026-11-21T09:30:00.000Z\] \d/)
    expect(notes.at(-1)).toBe(said.at(-1))
    expect(notes).toContain('] 129 ')
  },
)

const done = { progress: 100, isCompleted: true, completedAt: at, completionNotes: '', progressNotes: '' }
const later = new Date('2026-12-24T09:30:00.000Z')

test.each([
  {},
  { progress: 100 },
  { isCompleted: true },
  { progressNotes: 'Framed it' },
  { completionNotes: 'At last' },
])('an edit of %j leaves a goal completed when it was', (patch) => {
  expect(applyCompletion(done, patch, later)).toMatchObject({ isCompleted: true, completedAt: at })
})

test('a time that is sent is when it was completed, and a goal that is completed again is so now', () => {
  const sent = new Date('2026-11-01T00:00:00.000Z')
  expect(applyCompletion(done, { completedAt: sent }, later).completedAt).toEqual(sent)
  const reopened = applyCompletion(done, { isCompleted: false }, later)
  expect(reopened.completedAt).toBeNull()
  expect(applyCompletion(reopened, { isCompleted: true }, later).completedAt).toEqual(later)
})
