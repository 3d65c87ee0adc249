import 'server-only'
import type { JournalRecord } from '../../context'
import { daysBetween, weekdayName } from '../../dates'
import type { JournalFacts } from '../../journal-facts'
import { weightOf } from '../../mention-words'
import { isQuotable } from './read-message'
import { clipWords, onOneLine } from './sentences'
import { tellingStems } from './stem'
import type { Words } from './weave'
import { count } from './words-of-goal'

const TRENDS = { rising: 'rising', falling: 'falling', steady: 'steady' }

/** What can be said of the journal, as words ready to stand in a sentence. */
export function wordsOfJournal(
  facts: JournalFacts,
  journal: readonly JournalRecord[],
  today: string,
  about: string,
  others: readonly string[],
): Words {
  const related = relatedEntry(journal, about, others)
  return {
    entries: count(facts.entriesLately, 'journal entry', 'journal entries'),
    energy: facts.energyMean === null ? null : `${facts.energyMean.toFixed(1)} of 5`,
    trend: facts.energyTrend ? TRENDS[facts.energyTrend] : null,
    ...quoteWords('latest', facts.latest, today),
    ...quoteWords('low', facts.lowest && facts.lowest.mood <= 2 ? facts.lowest : null, today),
    ...quoteWords('high', facts.highest && facts.highest.mood >= 4 ? facts.highest : null, today),
    ...quoteWords('own', related, today),
  }
}

/** The entry that speaks of the same things as `about`, cut to the sentence that does; null when none does. */
function relatedEntry(
  journal: readonly JournalRecord[],
  about: string,
  others: readonly string[],
): JournalRecord | null {
  const shared = tellingStems(others.join(' '))
  const stems = [...tellingStems(about)].filter((one) => weightOf(one) !== 'empty' && !shared.has(one))
  const hits = (text: string) => {
    const own = tellingStems(text)
    return stems.filter((one) => own.has(one)).length
  }
  const scored = journal
    .map((entry) => ({ entry, hits: hits(entry.notes.slice(0, 600)) }))
    .filter((one) => one.hits > 0)
    .sort((a, b) => b.hits - a.hits)
  const best = scored[0]?.entry
  if (!best) return null
  const sentence = best.notes.split(/(?<=[.!?;])\s+|\n+/).find((one) => hits(one) > 0)
  return sentence ? { ...best, notes: sentence } : null
}

/** `<name>Quote` and `<name>Day`, when the entry has words that may be quoted. */
function quoteWords(name: string, entry: JournalRecord | null, today: string): Words {
  if (!entry) return {}
  const piece = entry.notes
    .split(/(?<=[.!?;])\s+|\n+/)
    .map(onOneLine)
    .find(isQuotable)
  if (!piece) return {}
  return {
    [`${name}Quote`]: `“${clipWords(piece, 7)}”`,
    [`${name}Day`]: onDay(entry.date, today),
    [`${name}Mood`]: String(entry.mood),
  }
}

function onDay(date: string, today: string): string {
  const ago = daysBetween(date, today)
  if (ago <= 0) return 'today'
  if (ago === 1) return 'yesterday'
  if (ago < 7) return `on ${weekdayName(date)}`
  return `${ago} days ago`
}
