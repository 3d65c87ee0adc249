import 'server-only'
import type { InsightGoal, JournalRecord, MessageRecord } from '../context'
import { dayName, weekdayName } from '../dates'
import { clip, takeWithin } from './budget'
import { escapeLine } from './fence'

/** What a model is told of evidence, in every question whose answer names it. */
export const EVIDENCE_RULES = `Numbers
- Every number you write, in digits or in words, must stand in <facts> or in the user's own words, of the same thing as there; arithmetic on such numbers only where they stand in the same sentence. No odds of your own. A sentence with another number is thrown away.
- Minutes and hours of a step that you propose are yours to choose.

Evidence
- evidence: one item for each claim: field (the name of the list or text), index (its place in the list, from 0; null for a text), refs. A ref has kind ("journal", "goal" or "message"), the id exactly as given, and a quote: a few words copied letter by letter from that entry, mission or message.
- A quote that is not verbatim, or whose id is not in the record, is thrown away, and a claim without one may be thrown away with it. Never make one up.`

/** Tokens each part may cost, however much the user writes. */
const BUDGET = { entry: 160, journal: 2_400, before: 1_000, message: 80, messages: 600, milestones: 400, notes: 400 }

/** Computed facts between tags, a line each. */
export function factsPart(about: string, lines: readonly string[]): string {
  return [`<facts about="${escapeLine(about).replaceAll('"', "'")}">`, ...lines, '</facts>'].join('\n')
}

/** Journal entries with their ids, in the order given. */
export function journalPart(journal: readonly JournalRecord[], today: string, tag = 'journal'): string {
  const lines = journal.map(
    ({ id, date, mood, notes }) =>
      `- id ${id}, ${weekdayName(date)} ${dayName(date, today)}, energy ${mood} of 5: ${escapeLine(clip(notes.trim(), BUDGET.entry))}`,
  )
  return listPart(tag, lines, tag === 'journal' ? BUDGET.journal : BUDGET.before)
}

/** What the user said to the coach, with ids. */
export function messagesPart(messages: readonly MessageRecord[]): string {
  const lines = messages.map(
    ({ id, date, text }) => `- id ${id}, ${weekdayName(date)}: ${escapeLine(clip(text.trim(), BUDGET.message))}`,
  )
  return listPart('messages', lines, BUDGET.messages)
}

/** A goal's milestones and the newest of its notes: what of it can be quoted beside its title and description. */
export function goalWordsPart(goal: InsightGoal): string {
  const milestones = takeWithin(
    goal.milestones.map((one) => `- [${one.isCompleted ? 'done' : 'open'}] ${escapeLine(one.title)}`),
    BUDGET.milestones,
  ).taken
  const notes = takeWithin(notesOf(goal), BUDGET.notes).taken
  return [
    `<mission_words id="${goal.id}">`,
    ...(milestones.length ? ['milestones:', ...milestones] : []),
    ...(notes.length ? ['what the user said of it, newest first:', ...notes] : []),
    '</mission_words>',
  ].join('\n')
}

function notesOf({ progressNotes, completionNotes }: InsightGoal): string[] {
  const entries = [...progressNotes.slice(-8_000).split(/\n{2,}/), completionNotes].filter((note) => note.trim())
  return entries.reverse().map((note) => `- ${escapeLine(clip(note, 100))}`)
}

function listPart(tag: string, lines: string[], budget: number): string {
  const { taken, leftOver } = takeWithin(lines, budget)
  const rest = leftOver > 0 ? [`And ${leftOver} more.`] : []
  return [`<${tag}>`, ...(taken.length ? taken : ['none']), ...rest, `</${tag}>`].join('\n')
}
