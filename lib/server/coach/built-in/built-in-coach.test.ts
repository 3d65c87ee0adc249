import { describe, expect, it } from 'vitest'
import { type BuiltInLeader, leaderIds } from '@/lib/contract/coaches'
import type { CoachCall } from '../coach'
import type { ChatContext, GoalRecord } from '../context'
import { builtInPersona } from '../personas/personas'
import { builtInCoach } from './built-in-coach'

const call: CoachCall = { signal: new AbortController().signal, onUsage: () => {} }
const leaders = leaderIds.filter((id): id is BuiltInLeader => id !== 'custom')

const goal: GoalRecord = {
  id: 'g',
  title: 'Read 12 books',
  description: '',
  domain: 'personal-growth',
  targetDate: '2027-02-28',
  progress: 33,
  tags: [],
  milestones: [],
  isCompleted: false,
  completedAt: null,
  createdAt: '2026-09-01T08:00:00.000Z',
  history: [{ at: '2026-11-16T10:00:00.000Z', oldProgress: 25, newProgress: 33, reasoning: '', source: 'coach' }],
}

function contextOf(message: string, changes: Partial<ChatContext> = {}): ChatContext {
  return {
    now: new Date('2026-11-19T09:30:00Z'),
    timeZone: 'Europe/Vienna',
    user: { firstName: 'Ana', domains: ['personal-growth'] },
    persona: builtInPersona('kobe'),
    goals: [goal],
    journal: [],
    memories: [],
    summary: '',
    turns: [],
    message,
    ...changes,
  }
}

async function replyTo(context: ChatContext, signal = call.signal): Promise<string> {
  let text = ''
  for await (const part of builtInCoach.reply(context, { ...call, signal })) text += part
  return text
}

describe('the built-in coach', () => {
  it('answers by the goal’s name and number, the same each time', async () => {
    const reply = await replyTo(contextOf('How am I doing with my books?'))
    expect(reply).toContain('Read 12 books')
    expect(reply).toContain('33%')
    expect(reply.split(/\s+/).length).toBeLessThan(180)
    expect(await replyTo(contextOf('How am I doing with my books?'))).toBe(reply)
  })

  it('comes in several parts and stops when the reader leaves', async () => {
    const leaving = new AbortController()
    const parts: string[] = []
    for await (const part of builtInCoach.reply(contextOf('Plan my week'), { ...call, signal: leaving.signal })) {
      parts.push(part)
      if (parts.length === 2) leaving.abort()
    }
    expect(parts).toHaveLength(2)
  })

  it.each(leaders)('%s says that it is an AI', async (id) => {
    const reply = await replyTo(
      contextOf(`Are you really ${builtInPersona(id).name}?`, { persona: builtInPersona(id) }),
    )
    expect(reply).toMatch(/\bAI\b/)
  })

  it('reads differently from coach to coach', async () => {
    const replies = await Promise.all(
      leaders.map((id) => replyTo(contextOf('I am stuck with my reading', { persona: builtInPersona(id) }))),
    )
    expect(new Set(replies).size).toBe(leaders.length)
  })

  it('disagrees with a claim that the record denies', async () => {
    const reply = await replyTo(contextOf('I read my books every day'))
    expect(reply).toMatch(/\b1 check-in\b|\bone check-in\b|\bonce\b/i)
  })

  it('helps to shape a first goal', async () => {
    const reply = await replyTo(contextOf('I want to get fit', { goals: [] }))
    expect(reply).toMatch(/\?/)
    expect(reply).not.toMatch(/undefined|null|NaN|\{/)
  })

  it('says who answered', async () => {
    const { persona, now, timeZone, user } = contextOf('')
    const base = { persona, now, timeZone, user }
    const moved = await builtInCoach.assessProgress({ ...base, goal, response: 'finished the fifth' }, call)
    expect(moved).toMatchObject({ source: 'built-in', model: null, newProgress: 42 })
    const asked = (goalTitle: string, domain: 'health' | 'career') =>
      builtInCoach.assistGoalCreation({ ...base, goalTitle, domain, initialDescription: '' }, call)
    const [run, job] = [await asked('Run a marathon', 'health'), await asked('Get promoted', 'career')]
    expect(run.guidance.improvedDescription).not.toBe(job.guidance.improvedDescription)
    expect(run.guidance.questions.length).toBeGreaterThan(0)
    const described = {
      ...base,
      goalTitle: 'Run a marathon',
      currentDescription: 'I want to run.',
      userResponse: 'in June, three runs a week',
      progress: 10,
    }
    expect((await builtInCoach.suggestDescription(described, call)).text.length).toBeGreaterThan(0)
    expect((await builtInCoach.regenerateDescription(described, call)).text.length).toBeGreaterThan(0)
  })
})
