import { readNotes } from '@/lib/client/goals/notes'
import type { Goal } from '@/lib/contract/goal'
import type { Evidence, EvidenceRef } from '@/lib/contract/weekly-insight'

/** One source of a claim, with every quote that the claim takes from it. */
export type ClaimSource = {
  kind: EvidenceRef['kind']
  id: string
  quotes: string[]
  /** Of an entry, where it is known. */
  date?: string | null
  /** Those of them that end within their sentence. */
  cut?: string[]
}

/**
 * What a claim rests on, source by source. Null where evidence of it was never given, empty where its sources have been
 * deleted or rewritten since.
 */
export function sourcesOfClaim(
  evidence: readonly Evidence[],
  field: string,
  index: number | null,
): ClaimSource[] | null {
  const claims = evidence.filter((one) => one.field === field && one.index === index)
  if (claims.length === 0) return null
  const sources: ClaimSource[] = []
  for (const { kind, id, quote, isCut } of claims.flatMap((one) => one.refs)) {
    const known = sources.find((one) => one.kind === kind && one.id === id)
    const source: ClaimSource = known ?? { kind, id, quotes: [] }
    if (!known) sources.push(source)
    if (!source.quotes.includes(quote)) source.quotes.push(quote)
    if (isCut) source.cut = [...(source.cut ?? []), quote]
  }
  return sources
}

/** A piece of a source's text; `isQuote` where a claim quotes it. */
export type QuotedPiece = { text: string; isQuote: boolean }

/** A text in pieces, the first place of each quote marked; quotes that overlap become one. */
export function quotedPieces(text: string, quotes: readonly string[]): QuotedPiece[] {
  const ranges = quotes
    .map((quote) => ({ start: quote ? text.indexOf(quote) : -1, length: quote.length }))
    .filter(({ start }) => start >= 0)
    .toSorted((a, b) => a.start - b.start)
  const pieces: QuotedPiece[] = []
  let at = 0
  for (const { start, length } of ranges) {
    const end = start + length
    if (end <= at) continue
    if (start > at) pieces.push({ text: text.slice(at, start), isQuote: false })
    const last = pieces.at(-1)
    if (start < at && last) last.text += text.slice(at, end)
    else pieces.push({ text: text.slice(start, end), isQuote: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isQuote: false })
  return pieces
}

/** A part of a goal that is quoted. `at` is when a note was written. */
export type GoalPart = { label: string; text: string; at: string | null }

/** The parts of a goal, beside its title, that hold one of the quotes. Of long notes only the note in question. */
export function quotedParts(goal: Goal, quotes: readonly string[]): GoalPart[] {
  const holds = (text: string) => quotes.some((quote) => text.includes(quote))
  const part = (label: string, text: string): GoalPart => ({ label, text, at: null })
  const notes = (label: string, text: string) =>
    readNotes(text).map((note): GoalPart => ({ label, text: note.text, at: note.at }))
  return [
    part('Description', goal.description),
    ...goal.milestones.map(({ title }) => part('Milestone', title)),
    ...goal.tags.map((tag) => part('Tag', tag)),
    ...notes('Your response', goal.progressNotes),
    ...notes('Completion notes', goal.completionNotes),
  ].filter(({ text }) => text !== '' && holds(text))
}
