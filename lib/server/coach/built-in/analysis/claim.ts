import 'server-only'
import { shortTitle } from '@/lib/contract/short-title'
import type { EvidenceRef } from '@/lib/contract/weekly-insight'
import type { InsightGoal } from '../../context'

/** A line with what it rests on. */
export type Claim = { text: string; refs: EvidenceRef[] }

/** A ref to a goal by words of its own, its title unless others are quoted. */
export function goalRef({ id, title }: Pick<InsightGoal, 'id' | 'title'>, quote = title): EvidenceRef {
  return { kind: 'goal', id, quote }
}

/** The same piece of the same text is one source. */
export function distinctRefs(refs: readonly EvidenceRef[]): EvidenceRef[] {
  return refs.filter((ref, at) => refs.findIndex((other) => other.id === ref.id && other.quote === ref.quote) === at)
}

/** A goal's title between quotation marks, by its first words where it is long: in its own line it stands whole. */
export function named({ title }: Pick<InsightGoal, 'title'>): string {
  return quoted(shortTitle(title.trim()))
}

/** Words of the user's as they stand between quotation marks in running text. */
export function quoted(text: string): string {
  return `“${text
    .replace(/\s+/g, ' ')
    .replace(/[“”„"]/g, "'")
    .trim()}”`
}
