import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { stemsIn } from '../stem'
import { contentOf } from './about'
import { stems } from './light-verbs'
import type { Slate } from './slate'

/** Words of asking where nothing is looked for: "days in a row", "sum up", "goals that I achieved". */
const IDLE = stems('row sum achieve')
/** What nothing here reckons. */
const BEYOND = new Set('share percent percentage proportion correlation coefficient median distribution'.split(' '))
/** A figure that a question names and that nothing of its reading took. */
const FIGURE = /^\d/

/**
 * The first word of a question that its reading leaves out: what names a thing, a person or a figure, and is neither
 * looked for nor a word that asking is made of. An answer that passes over it is one to another question.
 * Where words are looked for, a verb beside them tells little ("when did I last sing in the choir"), and a mission has
 * names beside its title.
 */
export function unreadWord(
  slate: Slate,
  query: RecordQueryInput,
  isAsking: (word: string) => boolean,
): string | undefined {
  if (query.goal !== undefined) return undefined
  const sought = [query.about, query.without, query.against?.about, query.against?.without].flat()
  const read = new Set(sought.flatMap((words) => (words ? stemsIn(words.toLowerCase()) : [])))
  const content = read.size > 0 ? new Set<number>() : contentOf(slate)
  const left = slate.tokens.find(({ word, stem, kind }, at) => {
    if (BEYOND.has(word) && !slate.taken[at]) return true
    if (isPart(slate, at) && !read.has(stem)) return true
    const isNamed = kind === 'number' ? FIGURE.test(word) && !read.has(stem) : content.has(at) && !IDLE.has(stem)
    return isNamed && !slate.taken[at] && !isAsking(word)
  })
  return left?.raw
}

/** "The first half", of which no whole is named. */
function isPart({ tokens, taken }: Slate, at: number): boolean {
  return !taken[at] && PARTS.has(tokens[at]?.word ?? '') && WHICH.has(tokens[at - 1]?.word ?? '')
}
const PARTS = new Set(['half', 'quarter'])
const WHICH = new Set('first second third fourth last final other'.split(' '))
