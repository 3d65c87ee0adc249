import 'server-only'
import type { EvidenceRef } from '@/lib/contract/weekly-insight'
import { agoWords } from '../../ago-words'
import type { InsightGoal, JournalRecord } from '../../context'
import { notesOn } from '../../goal-notes'
import { sentencesAbout } from '../../mentions'
import { quoteFrom } from '../../quote'

/** A piece of what the user wrote about a goal, verbatim, and their day. */
export type Written = { ref: EvidenceRef; day: string }

type Source = Omit<EvidenceRef, 'quote'> & { text: string; day: string }

/** The fewest words that tell anyone anything when they are quoted back. */
const FEWEST_WORDS = 3

/** The newest words about a goal, in the journal and in its check-ins, one piece an entry. */
export function writtenAbout(goal: InsightGoal, mentions: readonly JournalRecord[], timeZone: string): Written[] {
  const written = sourcesOf(goal, mentions, timeZone).flatMap((source) => asQuote(source, quoteFrom(source.text)))
  return written.filter(({ ref }, at) => written.findIndex((other) => other.ref.quote === ref.quote) === at)
}

/** What was written, newest first: "You wrote about it on Friday: “Too tired to read.”" */
export function writtenLines(written: readonly Written[], today: string): string[] {
  return written.map((one, at) => writtenLine(one, written[at - 1], today))
}

function writtenLine({ ref, day }: Written, last: Written | undefined, today: string): string {
  const when = agoWords(day, today)
  const quote = `“${ref.quote}”${/[.!?…]$/.test(ref.quote) ? '' : '.'}`
  if (last?.day === day && last.ref.kind === ref.kind) return `Before that: ${quote}`
  // Words of an answer that was taken back are the user's still, and no check-in.
  return `You wrote about it ${when}: ${quote}`
}

/** What was written about a goal, newest first. Of an entry only the sentences that speak of it. */
function sourcesOf(goal: InsightGoal, mentions: readonly JournalRecord[], timeZone: string): Source[] {
  const entries = mentions.map((entry): Source => {
    return { kind: 'journal', id: entry.id, text: sentencesAbout(entry, goal).join('\n'), day: entry.date }
  })
  const notes = notesOn(goal, timeZone).flatMap(({ text, day }): Source[] =>
    day === null ? [] : [{ kind: 'goal', id: goal.id, text, day }],
  )
  return [...entries, ...notes].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}

function asQuote({ kind, id, day }: Source, quote: string | null): Written[] {
  return quote !== null && quote.split(/\s+/).length >= FEWEST_WORDS ? [{ ref: { kind, id, quote }, day }] : []
}
