import { addDays } from '@/lib/contract/calendar'
import { domainIds } from '@/lib/contract/domains'
import type { GoalAnalysisContext, InsightGoal, JournalRecord, WeekContext } from '@/lib/server/coach/context'
import { goalOutlook } from '@/lib/server/coach/outlook'
import type { Random } from '@/lib/server/seeded-random'
import { coachContext, goalRecord, NOW } from './coach-context'

/** NOW is a Saturday; its week began on this Monday. */
export const WEEK_START = '2026-11-16'
const TODAY = '2026-11-21'

/** A goal with its outlook, as insights see it. */
export function insightGoal(changes: Partial<InsightGoal> = {}): InsightGoal {
  const record = { ...goalRecord(), progressNotes: '', completionNotes: '', ...changes }
  return { ...record, outlook: changes.outlook ?? goalOutlook(record, NOW, 'Europe/Vienna') }
}

export function analysisContext(changes: Partial<GoalAnalysisContext> = {}): GoalAnalysisContext {
  return { ...coachContext(), goal: insightGoal(), journal: entries(), ...changes }
}

export function weekContext(changes: Partial<WeekContext> = {}): WeekContext {
  return {
    ...coachContext(),
    weekStart: WEEK_START,
    goals: [insightGoal()],
    journal: entries(),
    messages: [],
    alertsDone: 0,
    ...changes,
  }
}

function entries(): JournalRecord[] {
  return [
    { id: 'j2', date: '2026-11-20', mood: 2, notes: 'Too tired to read.' },
    { id: 'j1', date: '2026-11-18', mood: 4, notes: 'Read for an hour on the train.' },
  ]
}

const titles = [
  'Run a half marathon',
  'Read 12 books',
  'Call my mother every week',
  'Ship the side project',
  'Save €3,000 by summer',
  'Learn Spanish to B1',
  'Quit smoking',
  'Write the novel',
  'Get promoted to senior',
  'Declutter the garage [all of it] *now*',
  'AI',
  '健康になる',
  'Meditate 10 minutes a day',
  'Find a new job in “data”',
]
const notes = [
  'Too tired to run, work was long. Skipped dinner.',
  'Ran along the river before breakfast, felt great!',
  'Read 40 pages on the train; the book is getting good.',
  'Nothing special.',
  'x',
  'Called mum. She laughed a lot, and I did not look at the phone once.',
  'Argued with my boss about the promotion\nSlept badly, 5 hours.',
  'Finished the draft of chapter 3 though I was sick.',
  '今日は走った。気分がいい。',
  'Saved 200 euros, cancelled 2 subscriptions.',
]

/** A goal in any of the states that there are. */
export function anyGoal(random: Random, id: string): InsightGoal {
  const int = (low: number, high: number) => Math.floor(random.between(low, high + 1))
  const age = int(0, 200)
  const createdAt = `${addDays(TODAY, -age)}T07:00:00.000Z`
  const history: InsightGoal['history'] = []
  let progress = 0
  for (let day = age - int(0, 30); day > 0 && random.uniform() < 0.85; day -= int(1, 30)) {
    const next = Math.max(0, Math.min(99, progress + int(-12, 25)))
    history.push({
      at: `${addDays(TODAY, -day)}T18:00:00.000Z`,
      oldProgress: progress,
      newProgress: next,
      reasoning: 'You said so.',
      source: 'coach',
    })
    progress = next
  }
  const isCompleted = random.uniform() < 0.12
  const closed = addDays(TODAY, -int(0, Math.min(age, 13)))
  return insightGoal({
    id,
    title: random.pick(titles),
    description: random.uniform() < 0.5 ? '' : 'One step at a time, for 3 months.',
    domain: random.pick([...domainIds]),
    targetDate: random.uniform() < 0.3 ? null : addDays(TODAY, int(-40, 200)),
    progress: isCompleted ? 100 : progress,
    milestones: ['Make the list', 'First 2 weeks', 'Show it to someone'].slice(int(0, 3)).map((title, index) => ({
      id: `${id}-${index}`,
      title,
      isCompleted: random.uniform() < 0.5,
      completedAt: random.uniform() < 0.5 ? `${addDays(TODAY, -int(0, 20))}T10:00:00.000Z` : null,
      targetDate: null,
    })),
    isCompleted,
    completedAt: isCompleted ? `${closed}T10:00:00.000Z` : null,
    createdAt,
    history,
    progressNotes: random.uniform() < 0.5 ? '' : `[${addDays(TODAY, -int(0, 30))}T18:00:00.000Z] ${random.pick(notes)}`,
  })
}

/** Four weeks of any journal, newest first. */
export function anyJournal(random: Random): JournalRecord[] {
  const busy = random.uniform()
  return Array.from({ length: 28 }, (_, ago) => ago)
    .filter(() => random.uniform() < busy)
    .map((ago) => ({
      id: `journal-${ago}`,
      date: addDays(TODAY, -ago),
      mood: Math.floor(random.between(1, 6)),
      notes: random.pick(notes),
    }))
}

/** What anyone might have said to the coach this week. */
export function anyMessages(random: Random): WeekContext['messages'] {
  return notes
    .filter(() => random.uniform() < 0.2)
    .map((text, index) => ({ id: `message-${index}`, date: addDays(TODAY, -Math.floor(random.between(0, 6))), text }))
}
