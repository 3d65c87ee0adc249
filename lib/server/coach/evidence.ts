import 'server-only'
import type { GoalAnalysisDraft } from '@/lib/contract/goal-analysis'
import { claimFields, type Evidence, type EvidenceRef, type WeeklyInsightDraft } from '@/lib/contract/weekly-insight'

/** What a quote may be taken from: the user's own rows, each with its texts. */
export type Source = { kind: EvidenceRef['kind']; id: string; texts: readonly string[] }

export type Sources = ReadonlyMap<string, readonly string[]>

/** Sources by what refs call them. */
export function sourcesOf(list: readonly Source[]): Sources {
  return new Map(list.map(({ kind, id, texts }) => [`${kind} ${id}`, texts]))
}

/**
 * A ref whose source is known and whose quote stands in it, the quote as the source spells it: a quote that differs in
 * white space alone counts. Null for any other.
 */
export function trueRef(ref: EvidenceRef, sources: Sources): EvidenceRef | null {
  const wanted = ref.quote.trim()
  for (const text of sources.get(`${ref.kind} ${ref.id}`) ?? []) {
    if (wanted.length < SHORTEST && wanted !== text.trim()) continue
    const quote = verbatim(wanted, text)
    if (quote) return { kind: ref.kind, id: ref.id, quote, ...(isCut(quote, text, ref.kind) && { isCut: true }) }
  }
  return null
}

/** Whether written words go on after a quote within its sentence. The titles of a goal are whole or named as they are. */
function isCut(quote: string, text: string, kind: EvidenceRef['kind']): boolean {
  const rest = text.slice(text.indexOf(quote) + quote.length)
  return kind !== 'goal' && !/[.!?…]["”’)]*$/.test(quote) && /^["”’)]*[ \t]*[^\s.!?…"”’)]/.test(rest)
}

/** Shorter quotes stand in almost any text and prove nothing. */
const SHORTEST = 3

function verbatim(quote: string, text: string): string | null {
  if (quote === '') return null
  if (text.includes(quote)) return quote
  const words = quote.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text.match(new RegExp(words.join('\\s+')))?.[0] ?? null
}

function trueRefs(evidence: readonly Evidence[], field: string, index: number | null, sources: Sources): EvidenceRef[] {
  const refs = evidence
    .filter((one) => one.field === field && one.index === index)
    .flatMap((one) => one.refs)
    .map((ref) => trueRef(ref, sources))
    .filter((ref) => ref !== null)
  return refs.filter((ref, at) => refs.findIndex((other) => isSame(ref, other)) === at)
}

function isSame(a: EvidenceRef, b: EvidenceRef): boolean {
  return a.kind === b.kind && a.id === b.id && a.quote === b.quote
}

/** The most lines of next week's focus. */
export const MOST_FOCUS = 3

/**
 * A week's draft without the claims that are not true or that no true ref holds up, and without the false refs of the
 * others.
 */
export function provenWeek(
  draft: WeeklyInsightDraft,
  sources: Sources,
  isTrue: (claim: string) => boolean = () => true,
): WeeklyInsightDraft {
  const proven: WeeklyInsightDraft = { ...draft, evidence: [] }
  for (const field of claimFields) {
    proven[field] = []
    for (const [index, claim] of draft[field].entries()) {
      if (!isTrue(claim) || (field === 'nextWeekFocus' && proven[field].length === MOST_FOCUS)) continue
      const refs = trueRefs(draft.evidence, field, index, sources)
      if (refs.length > 0) proven.evidence.push({ field, index: proven[field].push(claim) - 1, refs })
    }
  }
  const linked = trueRefs(draft.evidence, 'moodTrends', null, sources)
  if (linked.length > 0) proven.evidence.push({ field: 'moodTrends', index: null, refs: linked })
  return proven
}

/** A goal's draft without the refs that are false. What it says stays. */
export function provenAnalysis(draft: GoalAnalysisDraft, sources: Sources): GoalAnalysisDraft {
  const places = [
    { field: 'analysis', index: null },
    ...draft.suggestions.map((_, index) => ({ field: 'suggestions', index })),
  ]
  const evidence = places
    .map(({ field, index }) => ({ field, index, refs: trueRefs(draft.evidence, field, index, sources) }))
    .filter(({ refs }) => refs.length > 0)
  return { ...draft, evidence }
}
