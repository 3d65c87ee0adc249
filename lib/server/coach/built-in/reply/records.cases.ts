import type { ChatContext, GoalRecord } from '@/lib/server/coach/context'
import { goalRecord } from '@/tests/support/coach-context'

function event(day: string, oldProgress: number, newProgress: number): GoalRecord['history'][number] {
  return { at: `${day}T18:00:00.000Z`, oldProgress, newProgress, reasoning: '', source: 'coach' }
}

const half = goalRecord({
  id: 'half',
  title: 'Run a half marathon',
  description: 'In Vienna in April, under two hours.',
  domain: 'health',
  targetDate: '2027-04-11',
  progress: 30,
  milestones: [
    { id: 'a', title: '10 km without stopping', isCompleted: true, completedAt: null, targetDate: null },
    { id: 'b', title: '15 km long run', isCompleted: false, completedAt: null, targetDate: null },
  ],
  createdAt: '2026-09-01T08:00:00.000Z',
  history: [event('2026-10-01', 0, 10), event('2026-11-09', 10, 22), event('2026-11-18', 22, 30)],
})
const save = goalRecord({
  id: 'save',
  title: 'Save 5,000 euros',
  description: '',
  targetDate: '2026-11-25',
  progress: 62,
  milestones: [],
  createdAt: '2026-05-01T08:00:00.000Z',
  history: [event('2026-10-20', 55, 62)],
})
const mother = goalRecord({
  id: 'mother',
  title: 'Call my mother every week',
  description: '',
  domain: 'relationships',
  targetDate: null,
  progress: 0,
  milestones: [],
  createdAt: '2026-11-01T08:00:00.000Z',
  history: [],
})
const promotion = goalRecord({
  id: 'promotion',
  title: 'Get promoted',
  description: 'Review in January.',
  domain: 'career',
  targetDate: '2026-11-10',
  progress: 45,
  milestones: [
    { id: 'x', title: 'Talk to Ines about the review', isCompleted: false, completedAt: null, targetDate: null },
  ],
  createdAt: '2026-06-01T08:00:00.000Z',
  history: [event('2026-11-01', 50, 45)],
})
const novel = goalRecord({
  id: 'novel',
  title: 'Write a novel',
  description: '',
  targetDate: '2027-12-31',
  progress: 12,
  milestones: [],
  createdAt: '2026-08-01T08:00:00.000Z',
  history: [event('2026-11-15', 8, 12), event('2026-11-20', 12, 12)],
})
const swim = goalRecord({
  id: 'swim',
  title: 'Learn to swim',
  domain: 'health',
  description: '',
  progress: 100,
  isCompleted: true,
  completedAt: '2026-11-18T08:00:00.000Z',
  targetDate: null,
  milestones: [],
  history: [event('2026-11-18', 90, 100)],
})

export const goalCases = { half, save, mother, promotion, novel, swim }

/** Five people's records, from an empty one to a crowded one. */
export const recordCases = {
  reader: {},
  runner: {
    user: { firstName: 'Ben', domains: ['health'] },
    goals: [half, goalRecord(), save],
    journal: [
      { id: 'r3', date: '2026-11-20', mood: 4, notes: 'Ran 8 km along the canal. Legs felt light.' },
      { id: 'r2', date: '2026-11-17', mood: 2, notes: 'Slept badly, skipped the run. Work is eating me.' },
      { id: 'r1', date: '2026-11-12', mood: 3, notes: 'Normal day.' },
    ],
    memories: [],
  },
  crowded: {
    user: { firstName: 'Cleo', domains: ['career'] },
    goals: [promotion, mother, novel, half, swim],
    journal: [
      { id: 'c2', date: '2026-11-19', mood: 1, notes: 'Meeting with Ines went nowhere.' },
      { id: 'c1', date: '2026-11-16', mood: 2, notes: 'Wrote two pages of the novel before work.' },
    ],
    memories: ['Prefers writing before work.'],
  },
  quiet: { user: { firstName: '', domains: [] }, goals: [mother, novel], journal: [], memories: [] },
  empty: { user: { firstName: 'Dee', domains: ['health'] }, goals: [], journal: [], memories: [] },
} satisfies Record<string, Partial<ChatContext>>

/** Someone with five missions of several kinds, and words in every part of the record. */
export const maker = {
  user: { firstName: 'Noor', domains: ['career'] },
  goals: [
    goalRecord({
      id: 'portfolio',
      title: 'Publish a portfolio with five case studies',
      description: '',
      domain: 'career',
      targetDate: '2027-01-31',
      progress: 60,
      milestones: [
        { id: 'p1', title: 'Case study three', isCompleted: true, completedAt: '2026-11-02', targetDate: null },
        { id: 'p2', title: 'Case study four', isCompleted: false, completedAt: null, targetDate: null },
      ],
      createdAt: '2026-09-01T08:00:00.000Z',
      history: [event('2026-11-02', 40, 60)],
    }),
    goalRecord({
      id: 'half',
      title: 'Run a half marathon',
      description: '',
      domain: 'health',
      targetDate: '2027-04-11',
      progress: 25,
      milestones: [],
      createdAt: '2026-09-01T08:00:00.000Z',
      history: [event('2026-11-09', 10, 25)],
    }),
    goalRecord({
      id: 'fund',
      title: 'Save 6,000 euros',
      description: 'An emergency fund.',
      targetDate: '2027-05-21',
      progress: 33,
      milestones: [],
      createdAt: '2026-09-01T08:00:00.000Z',
      history: [event('2026-11-12', 30, 33)],
    }),
    goalRecord({
      id: 'spanish',
      title: 'Learn Spanish',
      description: '',
      targetDate: '2027-06-30',
      progress: 8,
      milestones: [],
      createdAt: '2026-08-01T08:00:00.000Z',
      history: [event('2026-10-01', 5, 8)],
    }),
    goalRecord({
      id: 'read',
      title: 'Read 12 books',
      description: '',
      targetDate: '2027-03-14',
      progress: 50,
      milestones: [],
      createdAt: '2026-08-01T08:00:00.000Z',
      history: [{ ...event('2026-10-18', 42, 50), reasoning: 'You said “Finished Middlemarch at last”.' }],
    }),
    swim,
  ],
  journal: [
    { id: 'm4', date: '2026-11-19', mood: 3, notes: 'Wrote half of case study four. Sam called.' },
    { id: 'm3', date: '2026-11-18', mood: 2, notes: 'Knee sore again. Lunch with Sam.' },
    { id: 'm2', date: '2026-11-14', mood: 5, notes: 'Long walk by the sea.' },
    { id: 'm1', date: '2026-11-11', mood: 4, notes: 'Good start into the day.' },
  ],
  memories: ['I work night shifts.', 'Allergic to nuts.', 'Prefers short sessions.'],
} satisfies Partial<ChatContext>
