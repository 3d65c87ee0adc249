import { neverPaused } from '@/lib/contract/pause'
import type { ChatContext, CoachContext, GoalRecord, RecordDesk, Turn } from '@/lib/server/coach/context'
import { personaOf } from '@/lib/server/coach/personas/personas'

export const NOW = new Date('2026-11-21T09:30:00.000Z')

/** A coach's context as a test needs it: Ada, coached in the style of Kobe, in Vienna. */
export function coachContext(changes: Partial<CoachContext> = {}): CoachContext {
  return {
    now: NOW,
    timeZone: 'Europe/Vienna',
    user: { firstName: 'Ada', domains: ['health', 'personal-growth'] },
    persona: personaOf({ selectedLeader: 'kobe', customCoachName: '', customCoachStyle: '', customCoachPrompt: '' }),
    ...changes,
  }
}

/** The persona of a custom coach with this prompt. */
export function customCoach(prompt: string, name = 'Vera', style = 'Dry and kind') {
  return personaOf({
    selectedLeader: 'custom',
    customCoachName: name,
    customCoachStyle: style,
    customCoachPrompt: prompt,
  })
}

/** A goal four weeks old, at 25 of 100, with two milestones and a check-in nine days ago. */
export function goalRecord(changes: Partial<GoalRecord> = {}): GoalRecord {
  return {
    id: 'goal-1',
    title: 'Read 12 books',
    description: 'One book a month, mostly history.',
    domain: 'personal-growth',
    targetDate: '2027-03-14',
    progress: 25,
    tags: [],
    measure: null,
    reading: null,
    ...neverPaused,
    rhythm: null,
    milestones: [
      { id: 'm1', title: 'Make the list', isCompleted: true, completedAt: null, targetDate: null },
      { id: 'm2', title: 'Finish the first four', isCompleted: false, completedAt: null, targetDate: null },
    ],
    values: [],
    isCompleted: false,
    completedAt: null,
    createdAt: '2026-10-24T08:00:00.000Z',
    history: [
      {
        at: '2026-11-12T18:00:00.000Z',
        oldProgress: 17,
        newProgress: 25,
        reasoning: 'You said "third book done".',
        source: 'coach',
      },
    ],
    ...changes,
  }
}

/** A record without a row. */
export const emptyRecord: RecordDesk = {
  ask: async ({ of }) => ({
    figures: [],
    rows: [],
    searched: { kinds: [of], from: null, to: null, rows: 0 },
    few: false,
    next: null,
  }),
}

export function chatContext(changes: Partial<ChatContext> = {}): ChatContext {
  return {
    ...coachContext(),
    goals: [goalRecord()],
    journal: [
      { id: 'j2', date: '2026-11-20', mood: 2, notes: 'Too tired to read.' },
      { id: 'j1', date: '2026-11-18', mood: 4, notes: 'Read for an hour on the train.' },
    ],
    reminders: [],
    record: emptyRecord,
    offers: { ordered: [], heard: [], refused: [] },
    memories: [{ text: 'Reads best in the morning.', date: '2026-11-02' }],
    summary: '',
    turns: [],
    message: 'How am I doing with my books?',
    ...changes,
  }
}

/** So many turns of a conversation, the user's first, oldest first, a minute apart. */
export function conversation(
  count: number,
  text = (index: number) => `Turn number ${index}, in a sentence or two.`,
): Turn[] {
  return Array.from({ length: count }, (_, index) => ({
    isFromUser: index % 2 === 0,
    text: text(index),
    at: new Date(NOW.getTime() - (count - index) * 60_000).toISOString(),
  }))
}
