import { describe, expect, it } from 'vitest'
import { type BuiltInLeader, leaderIds } from '@/lib/contract/coaches'
import { neverPaused } from '@/lib/contract/pause'
import { emptyRecord } from '@/tests/support/coach-context'
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
  measure: null,
  reading: null,
  ...neverPaused,
  rhythm: null,
  milestones: [],
  values: [],
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
    reminders: [],
    record: emptyRecord,
    offers: { ordered: [], heard: [], refused: [] },
    memories: [],
    summary: '',
    turns: [],
    message,
    ...changes,
  }
}

async function replyTo(context: ChatContext, signal = call.signal): Promise<string> {
  let text = ''
  for await (const part of builtInCoach.reply(context, { ...call, signal })) if (typeof part === 'string') text += part
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
    const parts: unknown[] = []
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

  it('says who answered', async () => {
    const { persona, now, timeZone, user } = contextOf('')
    const base = { persona, now, timeZone, user }
    const moved = await builtInCoach.assessProgress({ ...base, goal, response: 'finished the fifth' }, call)
    expect(moved).toMatchObject({ source: 'built-in', model: null, newProgress: 42 })
    const guided = { ...base, goalTitle: 'Run a marathon', domain: 'health' as const, initialDescription: '' }
    expect((await builtInCoach.assistGoalCreation(guided, call)).guidance.questions.length).toBeGreaterThan(0)
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
