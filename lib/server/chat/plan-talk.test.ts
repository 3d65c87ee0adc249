import { expect, test } from 'vitest'
import type { ChatAnswer } from '@/lib/contract/chat'
import { db } from '@/lib/server/db/client'
import { createGoal } from '@/lib/server/goals/create-goal'
import { createEntry } from '@/lib/server/journal/write-entry'
import { applyProposal } from '@/lib/server/proposals/answer-proposal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { newUser } from '@/tests/support/counted-goal'
import { beginAgain } from './begin-again'
import { answerTurn, sendMessage } from './send-message'

const { signal } = new AbortController()
const PLAN =
  'When I put my cup in the sink, I will put on my running shoes; if I am too tired, I will walk for ten minutes.'

async function say(user: UserRow, message: string): Promise<ChatAnswer> {
  return sendMessage(user, { message }, signal)
}

async function runner() {
  const user = await newUser('Europe/Vienna')
  const goal = await createGoal(user, { title: 'Run a marathon', domain: 'health' })
  await createGoal(user, { title: 'Learn Portuguese', domain: 'personal-growth' })
  return { user, goalId: goal.id }
}

async function upTo(user: UserRow, ...said: string[]): Promise<string[]> {
  const replies: string[] = []
  for (const one of said) replies.push((await say(user, one)).message.message)
  return replies
}

test('five questions end in a card, and its press makes the plan', async () => {
  const { user, goalId } = await runner()
  const replies = await upTo(
    user,
    'Help me make a plan for my marathon',
    'Run three times',
    'Feeling strong at the start line',
    'I am too tired after work',
    PLAN,
  )
  for (const [at, words] of ['“Run a marathon”', 'the best', 'get in the way', 'When …', 'once more'].entries())
    expect(replies[at]).toContain(words)
  expect(await db.proposal.count({ where: { userId: user.id } })).toBe(0)
  const { message, proposals } = await say(user, PLAN)
  expect(message.message).toContain('It waits until you press Apply')
  expect(proposals).toMatchObject([{ verb: 'plan.make', source: { quote: PLAN } }])
  await applyProposal(user, proposals[0]?.id ?? '', undefined)
  expect(await db.plan.findMany({ where: { userId: user.id } })).toMatchObject([
    {
      goalId,
      cue: 'When I put my cup in the sink',
      action: 'put on my running shoes',
      obstacle: 'I am too tired after work',
      ifObstacle: 'walk for ten minutes',
    },
  ])
})

test('a yes keeps the plan as it was said, with what was written before as its obstacle', async () => {
  const { user, goalId } = await runner()
  await db.goal.update({ where: { id: goalId }, data: { createdAt: new Date(Date.now() - 20 * 86_400_000) } })
  const date = new Date(Date.now() - 18 * 86_400_000).toISOString().slice(0, 10)
  await createEntry(user, { mood: 2, notes: 'Skipped the run because the late shift ran over.', date })
  const replies = await upTo(
    user,
    'make an if-then plan for the marathon',
    'Run twice',
    'Feeling strong',
    'yes',
    'After breakfast, I will put on my shoes',
    'If it is late, I will walk round the block',
  )
  expect(replies[2]).toContain('Skipped the run because the late shift ran over.')
  const proposals = await db.proposal.findMany({ where: { userId: user.id } })
  expect(proposals).toMatchObject([
    {
      input: {
        cue: 'After breakfast',
        action: 'put on my shoes',
        obstacle: 'the late shift ran over',
        ifObstacle: 'walk round the block',
      },
    },
  ])
})

test('what is no plan is asked again, a question is answered, and a word stops the talk', async () => {
  const { user } = await runner()
  const started = ['if-then plan', 'Run a marathon', 'Run twice', 'Feeling strong', 'rain']
  const replies = await upTo(user, ...started, 'just do more', 'stop')
  expect(replies[0]).toContain('Which goal is the plan for?')
  expect(replies[5]).toContain('I hear no moment')
  expect(replies[6]).toBe('No plan is made. Ask for one whenever you like.')
  const [, asked, after] = await upTo(
    user,
    'if-then plan for the marathon',
    'How many missions do I have?',
    'Run twice',
  )
  expect(asked).toMatch(/^2 [\s\S]*Back to the plan\. What do you want to do for it in the coming week\?$/)
  expect(after).toContain('the best thing')
  expect(await db.plan.count({ where: { userId: user.id } })).toBe(0)
})

test('a report in between is heard and is no answer, and the question waits', async () => {
  const { user } = await runner()
  const measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
  await createGoal(user, { title: 'Read 12 books', domain: 'personal-growth', measure })
  await upTo(user, 'if-then plan for the marathon')
  const { message, proposals } = await say(user, 'I finished two books yesterday')
  expect(proposals).toMatchObject([{ verb: 'value.log', input: { value: 2 } }])
  expect(message.message).toMatch(/Back to the plan\. What do you want to do for it in the coming week\?$/)
  const said = ['Run twice', 'Feeling strong', 'the phone', PLAN]
  const replies = await upTo(user, ...said)
  expect(replies[0]).toContain('the best thing')
  expect(replies[3]).toContain(
    'When I put my cup in the sink, then put on my running shoes. If the phone gets in the way, then walk for ten minutes.',
  )
})

test('a plan for a day is no if-then plan, and a cry for help ends the talk', async () => {
  const { user } = await runner()
  expect((await say(user, 'make a plan for tomorrow')).message.message).not.toContain('five short questions')
  const [, reply = ''] = await upTo(user, 'make a plan for my marathon', 'I want to kill myself')
  expect(reply).not.toContain('the best thing')
})

test('a turn that is asked again asks the same', async () => {
  const { user } = await runner()
  const { message } = await say(user, 'make a plan for my marathon')
  const again = await answerTurn(await beginAgain(user, message.id), signal)
  expect(again.message.message).toContain('What do you want to do for it in the coming week?')
})

test('the words of a goal’s page begin the talk of that goal, whatever it is called', async () => {
  const user = await newUser()
  const titles = [
    'Read 12 books',
    'Read',
    'Gym 3x a week',
    'No phone after 9 pm',
    'Stop worrying, start living!',
    'Run 5k',
  ]
  for (const title of titles) await createGoal(user, { title, domain: 'health' })
  for (const title of titles) {
    const [reply] = await upTo(user, `Make an if-then plan for “${title}”`)
    expect(reply).toContain(`An if-then plan for “${title}”, in five short questions.`)
    await upTo(user, 'stop')
  }
})
