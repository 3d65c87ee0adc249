import { expect, test } from 'vitest'
import { newAccount } from './auth'
import { newConversation, newMessage } from './chat'
import { coachRequest } from './coach'
import { goalPatch, newGoal } from './goal'
import { journalPatch, newJournalEntry } from './journal'
import { newMeasure } from './measure'
import { memoryPatch } from './memory'
import { newReminder } from './reminder'
import { profilePatch } from './user'

/** Zero-width spaces and joiners, marks of direction, fillers, blanks, tags, variation selectors, accents alone. */
const invisible = [
  '\u200b',
  '\u200d\u2060',
  '\ufeff',
  '\u00ad',
  '\u202e\u2066',
  '\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\u2800',
  '\u034f',
  '\u180e',
  '\ufe0f',
  '\u{e0041}\u{e0042}',
  '\u0301',
  ' \u200b\t\u2003 ',
  '\u0007',
]

test.each(invisible)('%j alone is no title, note, message, name or tag', (text) => {
  const goal = { title: 'Swim', domain: 'health' }
  const refused = [
    newGoal.safeParse({ ...goal, title: text }),
    newGoal.safeParse({ ...goal, milestones: [text] }),
    newGoal.safeParse({ ...goal, milestones: [{ title: text }] }),
    goalPatch.safeParse({ title: text }),
    newJournalEntry.safeParse({ mood: 3, notes: text }),
    journalPatch.safeParse({ notes: text }),
    newMessage.safeParse({ message: text }),
    newConversation.safeParse({ title: text }),
    newReminder.safeParse({ title: text, scheduledFor: '2026-11-21T09:30:00Z' }),
    memoryPatch.safeParse({ text }),
    coachRequest.safeParse({ name: text }),
  ]
  expect(refused.map(({ success }) => success)).toEqual(refused.map(() => false))
  expect(newGoal.parse({ ...goal, tags: [text, 'sport'] }).tags).toEqual(['sport'])
  const account = { email: 'ada@example.com', password: 'correct horse', firstName: text, lastName: text }
  expect(newAccount.parse(account)).toMatchObject({ firstName: '', lastName: '' })
  expect(profilePatch.parse({ customCoachName: text }).customCoachName).toBe('')
  expect(newMeasure.parse({ kind: 'total', unit: text, target: 3 }).unit).toBe('')
})

test('whatever can be seen is text, in any script', () => {
  for (const title of ['Swim', '泳ぐ', 'سباحة', 'é', 'e\u0301', '👩‍👩‍👧', '❤️', '-', '1', '\u200bSwim\u200b']) {
    expect(newGoal.safeParse({ title, domain: 'health' }).success).toBe(true)
  }
})

test('a field that is left empty is told once', () => {
  const { error } = newGoal.safeParse({ title: ' ', domain: 'health' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Enter a title'])
})
