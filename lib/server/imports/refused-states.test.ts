import { expect, test } from 'vitest'
import { accountDocument } from '@/lib/contract/account-document'
import { dateIn } from '@/lib/contract/calendar'
import { limits } from '@/lib/contract/limits'
import { newUser } from '@/tests/support/counted-goal'
import { importAccount } from './import-account'

const at = '2026-03-14T09:30:00.000Z'
const userId = 'somebody'

const goal = {
  ...{
    id: 'g',
    userId,
    title: 'Swim',
    description: '',
    domain: 'health',
    targetDate: null,
    progress: 40,
    tags: ['sport'],
  },
  ...{ isCompleted: false, completedAt: null, completionNotes: '', progressNotes: '', createdAt: at, updatedAt: at },
  milestones: [{ id: 'm', title: 'Buy goggles', isCompleted: true, completedAt: at, targetDate: null }],
  history: [{ id: 'h', goalId: 'g', at, oldProgress: 0, newProgress: 40, reasoning: 'Said so.', source: 'coach' }],
  responses: [
    {
      ...{ id: 'r', goalId: 'g', insightType: 'goal_analysis', createdAt: at },
      parsedData: { response: 'I swam', appliedUpdates: { progress: 40 } },
    },
  ],
}
const milestone = goal.milestones[0] as (typeof goal.milestones)[0]
const entry = { id: 'j', userId, date: '2026-03-14', mood: 3, timeSpent: '', notes: 'Swam', attachments: [] }
const journal = { ...entry, createdAt: at, updatedAt: at }
const message = {
  id: 'c1',
  userId,
  conversationId: 'c',
  message: 'Hello',
  isFromUser: true,
  createdAt: at,
  source: 'user',
}
const looked = { tool: 'ask_record', words: 'Looked at 2 entries', from: null, to: null, rows: 2, refs: [] }
const reply = { ...message, id: 'c2', isFromUser: false, source: 'built-in', looked: [looked] }
const conversation = { id: 'c', title: 'Plans', isActive: true, archivedAt: null, createdAt: at, updatedAt: at }
const insight = {
  ...{ id: 'w', weekStart: '2026-03-09', summary: 'A week.', achievements: [], challenges: [], recommendations: [] },
  ...{ moodTrends: 'Even.', goalProgress: 'Some.', nextWeekFocus: ['Swim'], source: 'built-in', generatedAt: at },
  evidence: [],
}
const memory = { id: 'k', text: 'Swims early', kind: 'preference', source: { kind: 'journal', id: 'j' }, pinned: false }

type Parts = { [key: string]: unknown }
const document = (changes: Parts = {}) => ({
  ...{ format: 'apogee', version: 1, exportedAt: at, profile: {}, reminders: [] },
  ...{ goals: [goal], journal: [journal], insights: [insight], memories: [{ ...memory, createdAt: at }] },
  conversations: [{ ...conversation, messages: [message, reply] }],
  ...changes,
})
const talk = (changes: Parts, of: object = message) => ({
  conversations: [{ ...conversation, messages: [{ ...of, ...changes }] }],
})
const withGoal = (changes: Parts) => ({ goals: [{ ...goal, ...changes }] })

test('what the API makes is taken', async () => {
  const user = await newUser()
  expect(await importAccount(user, accountDocument.parse(document()))).toEqual({ created: 9, skipped: 0 })
})

const refused: Record<string, Parts> = {
  'a completed goal without its time': withGoal({ isCompleted: true }),
  'a time of completion without it': withGoal({ completedAt: at }),
  'a ticked milestone without its time': withGoal({ milestones: [{ ...milestone, completedAt: null }] }),
  'two milestones of one id': withGoal({ milestones: [milestone, milestone] }),
  'a title that nobody sees': withGoal({ title: '\u200b' }),
  'a tag that nobody sees': withGoal({ tags: ['\u3164'] }),
  'notes that nobody sees': { journal: [{ ...journal, notes: '\u200b' }] },
  'a message that nobody sees': talk({ message: '\u2060' }),
  'a memory that nobody sees': { memories: [{ ...memory, createdAt: at, text: '\u200b' }] },
  'a current conversation that is archived': { conversations: [{ ...conversation, archivedAt: at, messages: [] }] },
  'a user who is a coach': talk({ source: 'anthropic' }),
  'a coach who is a user': talk({ source: 'user' }, reply),
  'a user’s message that was stopped': talk({ status: 'stopped' }),
  'a user’s message with a coach’s name': talk({ coachName: 'Elon' }),
  'a user’s message with a model': talk({ model: 'claude-test' }),
  'a coach in crisis': talk({ careLevel: 'explicit' }, reply),
  'a message longer than any that can be sent': talk({ message: 'x'.repeat(limits.message + 1) }),
  'a reply longer than any that is kept': talk({ message: '日'.repeat(limits.replyBytes / 3 + 1) }, reply),
  'NUL in what was looked at': talk({ looked: [{ ...looked, words: 'a\u0000' }] }, reply),
  'half a character in what was looked at': talk({ looked: [{ ...looked, tool: '\ud800' }] }, reply),
  'a week that begins on a Tuesday': { insights: [{ ...insight, weekStart: '2026-03-10' }] },
  'four points of focus': { insights: [{ ...insight, nextWeekFocus: ['a', 'b', 'c', 'd'] }] },
}

test.each(Object.keys(refused))('%s is refused', (name) => {
  expect(accountDocument.safeParse(document(refused[name])).success).toBe(false)
})

test('an entry of a day that has not begun anywhere is refused, and nothing of the document stays', async () => {
  const user = await newUser()
  const dayAfterTomorrow = dateIn('UTC', new Date(Date.now() + 2 * 86_400_000))
  const sent = accountDocument.parse(document({ journal: [{ ...journal, id: 'j2', date: dayAfterTomorrow }] }))
  await expect(importAccount(user, sent)).rejects.toMatchObject({ code: 'validation_failed' })
  expect((await importAccount(user, accountDocument.parse(document()))).skipped).toBe(0)
})
