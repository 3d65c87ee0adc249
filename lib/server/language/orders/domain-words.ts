import 'server-only'
import type { Domain } from '@/lib/contract/domains'
import { stemOf, stemsIn } from '../stem'
import { wordTable } from '../word-table'
import words from './domains.json'

/** Words that say by themselves which area of life a goal is of. */
const byStem = new Map(
  Object.entries(words).flatMap(([domain, own]) => own.split(' ').map((word) => [stemOf(word), domain as Domain])),
)

/** The area that a goal's title speaks of; undefined where it speaks of none, or of more than one. */
export function domainOf(title: string): Domain | undefined {
  const met = new Set(stemsIn(title).flatMap((stem) => byStem.get(stem) ?? []))
  return met.size === 1 ? [...met][0] : undefined
}

/** The areas by the names that people give them. */
export const areas = wordTable<Domain>({
  career: 'career',
  work: 'career',
  health: 'health',
  relationships: 'relationships',
  relationship: 'relationships',
  'personal growth': 'personal-growth',
  'personal-growth': 'personal-growth',
  growth: 'personal-growth',
})
