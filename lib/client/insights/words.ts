import { dayName } from '@/lib/client/time/calendar'
import type { Forecast, GoalBuffer } from '@/lib/contract/goal-analysis'
import { oddsWords } from '@/lib/contract/odds-words'

/** A piece of a coach's text; `isBold` where it stood between **double asterisks**. */
export type BoldPiece = { text: string; isBold: boolean }

/** The paragraphs of a text, each as its pieces. A mark that is never closed stays the asterisks it is. */
export function boldParagraphs(text: string): BoldPiece[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(boldPieces)
}

function boldPieces(paragraph: string): BoldPiece[] {
  return paragraph
    .split(/(\*\*(?=\S)[\s\S]*?\S\*\*)/)
    .filter(Boolean)
    .map((piece) =>
      piece.length > 4 && piece.startsWith('**') && piece.endsWith('**')
        ? { text: piece.slice(2, -2), isBold: true }
        : { text: piece, isBold: false },
    )
}

/** A forecast as labelled facts, as far as anything is known. A date that has come leaves no chance to speak of. */
export function forecastFacts(
  { forecast, buffer }: { forecast: Forecast; buffer: GoalBuffer | null },
  today: string,
): { label: string; value: string }[] {
  const { probabilityOnTime, expectedDate, earliestDate, latestDate } = forecast
  const facts: { label: string; value: string }[] = []
  // Without a day the chance is what any goal has, and tells nothing of this one.
  if (probabilityOnTime && expectedDate) {
    facts.push({ label: 'Chance of being on time', value: oddsWords(probabilityOnTime) })
  }
  if (expectedDate) facts.push({ label: 'Expected', value: dayName(expectedDate, today) })
  if (earliestDate && latestDate) {
    const range = `${dayName(earliestDate, today)} to ${dayName(latestDate, today)}`
    facts.push({ label: 'Likely range (80%)', value: range })
  }
  if (buffer) facts.push({ label: 'Pace', value: buffer.words })
  return facts
}

/** What a response changed of its goal, as labelled facts. Fields that a person did not set are left out. */
export function appliedFacts(updates: Readonly<Record<string, unknown>>): { label: string; value: string }[] {
  const { progress, title, description } = updates
  return [
    ...(typeof progress === 'number' ? [{ label: 'Progress', value: `${progress}%` }] : []),
    ...(typeof title === 'string' ? [{ label: 'Title', value: title }] : []),
    ...(typeof description === 'string' ? [{ label: 'Description', value: description }] : []),
  ]
}
