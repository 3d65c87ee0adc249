import 'server-only'
import { careLevels } from '@/lib/server/coach/care-levels'
import type { InsightGoal, JournalRecord, MessageRecord } from '@/lib/server/coach/context'

/** What an engine is told of one entry: the beginning, which is all but the longest whole. */
const LONGEST_NOTES = 4_000

export type InsightRecord = { goals: InsightGoal[]; journal: JournalRecord[]; messages: MessageRecord[] }

/**
 * A record without whatever is explicitly in crisis language, which no engine sees; everything else of the week stays.
 * A goal with such a title is left out whole, of other goals only the texts and notes with such words.
 */
export async function withoutCrisis({ journal, messages, goals }: InsightRecord): Promise<InsightRecord> {
  const texts = [
    ...journal.map(({ notes }) => notes),
    ...messages.map(({ text }) => text),
    ...goals.flatMap((goal) => [
      goal.title,
      goal.description,
      goal.completionNotes,
      ...notesIn(goal.progressNotes),
      ...goal.history.map(({ reasoning }) => reasoning),
      ...goal.values.map(({ note }) => note),
    ]),
  ]
  const levels = await careLevels(texts)
  const explicit = new Set(texts.filter((_, at) => levels[at] === 'explicit'))
  const safely = (text: string) => (explicit.has(text) ? '' : text)
  return {
    journal: journal
      .filter(({ notes }) => !explicit.has(notes))
      .map((entry) => ({ ...entry, notes: entry.notes.slice(0, LONGEST_NOTES) })),
    messages: messages.filter(({ text }) => !explicit.has(text)),
    goals: goals
      .filter(({ title }) => !explicit.has(title))
      .map((goal) => ({
        ...goal,
        description: safely(goal.description),
        completionNotes: safely(goal.completionNotes),
        progressNotes: notesIn(goal.progressNotes)
          .filter((note) => !explicit.has(note))
          .join('\n\n'),
        history: goal.history.map((event) => ({ ...event, reasoning: safely(event.reasoning) })),
        values: goal.values.map((value) => ({ ...value, note: safely(value.note) })),
      })),
  }
}

/** The newest notes on a goal, a timestamped entry each. */
function notesIn(notes: string): string[] {
  return notes.slice(-2 * LONGEST_NOTES).split(/\n\n(?=\[\d{4}-)/)
}
