import 'server-only'
import type { Domain } from '@/lib/contract/domains'
import { stemOf, stemsIn } from '../stem'
import { wordTable } from '../word-table'

/** Words that say by themselves which area of life a goal is of. */
const WORDS: Record<Domain, string> = {
  health:
    'run marathon km kg weight gym swim sleep yoga cycle bike walk hike diet drink alcohol smoking cigarette steps exercise workout pilates climb row stretch squat sugar calories fitness dentist',
  career:
    'job promotion cv portfolio client customer business startup sales revenue website interview career certification salary team presentation thesis dissertation exam degree linkedin',
  relationships:
    'mum mam mother dad father wife husband partner girlfriend boyfriend friend family daughter son kids children sister brother grandma date dates wedding neighbour',
  'personal-growth':
    'read book spanish french german italian japanese language piano guitar cello violin meditate write novel poem draw paint sing chess photography save debt journal garden learn',
}

const byStem = new Map(
  Object.entries(WORDS).flatMap(([domain, words]) => words.split(' ').map((word) => [stemOf(word), domain as Domain])),
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
