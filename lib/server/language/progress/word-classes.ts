import 'server-only'
import { families } from '../families'
import { stemOf } from '../stem'
import type { Token } from '../text'
import { wordSet } from '../word-table'
import type { GoalView } from './frame'
import words from './words.json'

/** What kinds of doing or happening a word tells of, beside what it says itself: some tell of several. */
const kindsOfWord = new Map<string, string[]>()
for (const [kind, own] of Object.entries(words.kinds))
  for (const word of own.split(' ')) kindsOfWord.set(word, [...(kindsOfWord.get(word) ?? []), kind])

const kindsOfStem = new Map<string, string[]>()
for (const [word, kinds] of kindsOfWord)
  kindsOfStem.set(stemOf(word), [
    ...new Set([...(kindsOfStem.get(stemOf(word)) ?? []), ...kinds.map((kind) => `~${kind}`)]),
  ])

const NO_KINDS: readonly string[] = []

/** The kinds of a word, or in another form those of its stem. */
export function kindsOf(word: string, stem?: string): readonly string[] {
  return kindsOfWord.get(word) ?? (stem === undefined ? undefined : kindsOfStem.get(stem)) ?? NO_KINDS
}

/** Words that stand for one another here: what is learned of one of them holds for all. */
const classOfWord = new Map(
  Object.entries(words.classes).flatMap(([name, own]) => own.split(' ').map((word): [string, string] => [word, name])),
)

/** The class of a word, where it has one. */
export function classOf(word: string): string | null {
  const known = classOfWord.get(word)
  if (known) return known
  if (word.endsWith("n't")) return 'NOT'
  return word.endsWith("'ll") || word.endsWith("'d") ? 'WILL' : null
}

const SAME_PAST = wordSet('read put cut set hit quit beat spread shut cost bet')
/** What has forms of its own and is no verb stands behind these in the families. */
const NOUNS = wordSet(
  'mother father grandmother grandfather brother sister child person man woman foot tooth mouse wife knife shelf half leaf scarf loaf doctor physio bike telephone television photograph university appointment kilometre kilogram',
)

/** Whether a word is a past form by its looks: "finished", "ran", "read". */
export function isPastForm({ word, kind }: Pick<Token, 'word' | 'kind'>): boolean {
  if (kind !== 'word') return false
  const head = families.get(word)
  return (
    SAME_PAST.has(word) ||
    (word.length > 4 && word.endsWith('ed') && !word.endsWith('eed')) ||
    (head !== undefined && !NOUNS.has(head))
  )
}

/** Verbs that say the same of a goal: each line is one way of doing. */
const ALIKE = words.alike.map((line) => new Set(line.split(' ').map(stemOf)))

/** Whether a verb says nearly the same as the goal's own. */
export function isAlike(stem: string, { verb }: Pick<GoalView, 'verb'>): boolean {
  return stem === verb || ALIKE.some((line) => line.has(verb) && line.has(stem))
}
