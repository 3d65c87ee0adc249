import 'server-only'
import type { CrisisKind } from './crisis-pattern'
import { anyOf, type Words } from './short-patterns'

/** What a message in straight lower case must contain, unless an everyday cause stands near it. */
export type TellingPattern = { kind: CrisisKind; words: Words; unless: Pick<Words, 'test'> }

/** Whatever stands between two parts, over the ends of sentences too; bounded, so that no text makes it slow. */
export function within(characters: number): string {
  return `[^\\n]{0,${characters}}?`
}

/** Where a clause may end. */
export const CLAUSE_END =
  '(?=$|[.,?!;]| (?:anymore|now|tonight|today|lately|really|honestly|tbh|either|then|ok|though)\\b)'

/** A pattern held to whole words. */
export function telling(kind: CrisisKind, unless: Pick<Words, 'test'>, sources: string[]): TellingPattern {
  return { kind, unless, words: anyOf(sources, { before: "(?<![\\w'])", after: '(?![\\w])' }) }
}
