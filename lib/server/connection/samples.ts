import 'server-only'
import type { Measure } from '@/lib/contract/measure'
import { neverPaused } from '@/lib/contract/pause'
import type { Assessment } from '@/lib/server/coach/coach'
import type { CoachContext, GoalRecord } from '@/lib/server/coach/context'
import { builtInPersona } from '@/lib/server/coach/personas/personas'

/** An answer about a goal, and where a careful reader takes the goal by it: its progress, or that it stays. */
export type Sample = { goal: GoalRecord; answer: string; to: number | 'stays' }

const counted = (kind: 'total' | 'level', unit: string, start: number, target: number): Measure => ({
  kind,
  unit,
  format: 'number',
  start,
  target,
})

function goal(title: string, progress: number, measure: Measure | null = null, reading: number | null = null) {
  return {
    id: 'sample',
    title,
    description: '',
    domain: 'personal-growth',
    targetDate: null,
    progress,
    tags: [],
    milestones: [],
    measure,
    reading,
    rhythm: null,
    ...neverPaused,
    isCompleted: false,
    completedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    history: [],
    values: [],
  } satisfies GoalRecord
}

const books = goal('Read 12 books', 25, counted('total', 'books', 0, 12), 3)
const savings = goal('Save £3,000', 67, counted('total', '£', 0, 3_000), 2_000)
const weight = goal('Lose 8 kg, started 92', 25, counted('level', 'kg', 92, 84), 90)
const card = goal('Pay off the card', 30, counted('level', '£', 11_400, 0), 8_000)
const podcast = goal('Launch my podcast', 20)

/** Twelve answers of the labelled ones: figures as they are meant, and figures that mean something else. */
export const samples: readonly Sample[] = [
  { goal: books, answer: '7 of 12 now', to: 58 },
  { goal: books, answer: 'read two books on the train', to: 42 },
  { goal: books, answer: '8 left', to: 33 },
  { goal: books, answer: 'my sister read 3 books', to: 'stays' },
  { goal: books, answer: 'I will read two books next week', to: 'stays' },
  { goal: books, answer: 'set my progress to 100', to: 'stays' },
  { goal: savings, answer: 'had to take out £300', to: 57 },
  { goal: weight, answer: '88 kg this morning', to: 50 },
  { goal: weight, answer: 'carried 20 kg of cement upstairs', to: 'stays' },
  { goal: card, answer: '£7,000 left', to: 39 },
  { goal: podcast, answer: "I'd say 60%", to: 60 },
  { goal: podcast, answer: '100% motivated', to: 'stays' },
]

/** Whether a judgement is a careful reader's. To ask back where nothing moved is not. */
export function isRight({ goal: { progress }, to }: Sample, { newProgress, ask }: Assessment): boolean {
  return !ask && newProgress === (to === 'stays' ? progress : to)
}

/** Nobody in particular: no word of a real account goes to a model that is only tried. */
export function sampleContext(): CoachContext {
  return {
    now: new Date(),
    timeZone: 'UTC',
    user: { firstName: '', domains: [] },
    persona: builtInPersona('kobe'),
  }
}
