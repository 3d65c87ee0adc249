import type { ChatContext, GoalRecord } from '@/lib/server/coach/context'

export const EVAL_NOW = new Date('2026-11-23T10:15:00.000Z')
const DAY = 86_400_000

type Sketch = {
  title: string
  domain: GoalRecord['domain']
  progress: number
  /** Days since it was set. */
  age: number
  /** Days until its date, below nought where it has passed. */
  due?: number
  milestones?: string[]
  /** Days ago, and the progress reached then. */
  moves?: [daysAgo: number, progress: number][]
  description?: string
}

function day(from: number): string {
  return new Date(EVAL_NOW.getTime() + from * DAY).toISOString().slice(0, 10)
}

function goal(sketch: Sketch, at: number): GoalRecord {
  const { title, domain, progress, age, due, milestones = [], moves = [], description = '' } = sketch
  let before = 0
  return {
    id: `goal-${at}-${title.length}`,
    title,
    description,
    domain,
    targetDate: due === undefined ? null : day(due),
    progress,
    tags: [],
    milestones: milestones.map((name, index) => ({
      id: `m${index}`,
      title: name.replace(/^x /, ''),
      isCompleted: name.startsWith('x '),
      completedAt: null,
      targetDate: null,
    })),
    isCompleted: progress === 100,
    completedAt: progress === 100 ? `${day(-3)}T10:00:00.000Z` : null,
    createdAt: `${day(-age)}T08:00:00.000Z`,
    history: moves.map(([daysAgo, reached]) => {
      const move = { at: `${day(-daysAgo)}T18:00:00.000Z`, oldProgress: before, newProgress: reached }
      before = reached
      return { ...move, reasoning: '', source: 'coach' as const }
    }),
  }
}

function record(
  firstName: string,
  sketches: Sketch[],
  entries: [daysAgo: number, mood: number, notes: string][],
  memories: string[] = [],
): Partial<ChatContext> {
  return {
    user: { firstName, domains: ['health', 'career'] },
    goals: sketches.map(goal),
    journal: entries.map(([daysAgo, mood, notes], index) => ({ id: `j${index}`, date: day(-daysAgo), mood, notes })),
    memories,
  }
}

/** Eight people who share no goal with the test suite's. */
export const chatRecords: Partial<ChatContext>[] = [
  record(
    'Mira',
    [
      {
        title: 'Pass the bar exam',
        domain: 'career',
        progress: 35,
        age: 80,
        due: 95,
        milestones: ['x Contracts', 'Torts', 'Mock exam'],
        moves: [
          [30, 20],
          [6, 35],
        ],
      },
      { title: 'Swim 100 lengths without a break', domain: 'health', progress: 42, age: 50, due: 40, moves: [[3, 42]] },
      { title: 'Have dinner with Jonas once a week', domain: 'relationships', progress: 10, age: 20 },
    ],
    [
      [1, 4, 'Torts finally makes sense. Studied three hours.'],
      [4, 2, 'Slept four hours, argued with Jonas.'],
      [8, 3, 'Swam 40 lengths.'],
    ],
    ["I can't study on Sundays", 'I prefer mornings'],
  ),
  record(
    'Theo',
    [
      {
        title: 'Pay off 8,000 dollars of credit card debt',
        domain: 'personal-growth',
        progress: 55,
        age: 200,
        due: 120,
        moves: [
          [40, 48],
          [12, 55],
        ],
      },
      { title: 'Learn conversational Portuguese', domain: 'personal-growth', progress: 8, age: 30, due: 200 },
    ],
    [[2, 3, 'Paid 250 today. No takeaway this week.']],
    ['My wife is from Brazil'],
  ),
  record(
    'Aiko',
    [
      { title: 'Launch my pottery shop online', domain: 'career', progress: 60, age: 120, due: -9, moves: [[20, 60]] },
      { title: 'Meditate for ten minutes a day', domain: 'health', progress: 30, age: 60, moves: [[1, 30]] },
      { title: 'Declutter the whole flat', domain: 'personal-growth', progress: 0, age: 15, due: 60 },
      {
        title: 'Visit grandma every month',
        domain: 'relationships',
        progress: 50,
        age: 180,
        due: 180,
        moves: [[25, 50]],
      },
    ],
    [
      [0, 2, 'Kiln broke again. I could cry.'],
      [3, 5, 'Sold two mugs to a stranger!'],
      [6, 4, 'Meditated on the balcony.'],
    ],
    ['I have a toddler'],
  ),
  record(
    'Omar',
    [
      {
        title: 'Lose 12 kg',
        domain: 'health',
        progress: 25,
        age: 45,
        due: 90,
        moves: [
          [30, 17],
          [10, 25],
        ],
      },
    ],
    [],
  ),
  record(
    'Ida',
    [
      {
        title: 'Finish my master thesis',
        domain: 'career',
        progress: 70,
        age: 150,
        due: 5,
        milestones: ['x Chapter 1', 'x Chapter 2', 'Conclusion'],
        moves: [[1, 70]],
      },
      { title: 'Be a calmer parent', domain: 'relationships', progress: 20, age: 90, moves: [[40, 20]] },
    ],
    [
      [0, 1, 'Cried over the statistics part.'],
      [1, 2, 'Two pages. Kids ill.'],
      [2, 2, 'No sleep.'],
    ],
  ),
  record(
    'Luc',
    [
      {
        title: 'Bench press 100 kg',
        domain: 'health',
        progress: 80,
        age: 300,
        due: 30,
        moves: [
          [15, 76],
          [2, 80],
        ],
      },
      {
        title: 'Build a wooden canoe',
        domain: 'personal-growth',
        progress: 15,
        age: 70,
        due: 220,
        milestones: ['x Plans', 'Strongback', 'Strips'],
        moves: [[9, 15]],
      },
      { title: 'Get the AWS certificate', domain: 'career', progress: 100, age: 100 },
    ],
    [[1, 5, 'Hit 92.5 for two. Best day in months.']],
    ['I train with my brother Marc on Thursdays'],
  ),
  record(
    '',
    [{ title: 'Stop smoking', domain: 'health', progress: 40, age: 25, moves: [[4, 40]] }],
    [[4, 3, 'Day 21 without.']],
  ),
  record('Nele', [], [[1, 3, 'Started a new job. Confused about everything.']]),
]
