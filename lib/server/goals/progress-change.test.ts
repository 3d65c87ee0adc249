import { expect, test } from 'vitest'
import { limits } from '@/lib/contract/limits'
import { characterCount } from '@/lib/contract/text'
import { appendNote } from './progress-change'

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
