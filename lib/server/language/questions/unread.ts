import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { stemOf, stemsIn } from '../stem'
import { contentOf } from './about'
import { stems } from './light-verbs'
import type { Slate } from './slate'

/** Words of asking where nothing is looked for: "days in a row", "sum up", "goals that I achieved". */
const IDLE = stems('row sum achieve')
/** A figure that a question names and that nothing of its reading took. */
const FIGURE = /^\d/

/**
 * The words of a question that its reading leaves out: what names a thing, a person or a figure, and is neither looked
 * for nor a word that asking is made of. An answer that passes over them is one to another question.
 * Where words are looked for, a verb beside them tells little ("when did I last sing in the choir"), and a mission has
 * names beside its title.
 */
export function unreadWords(slate: Slate, query: RecordQueryInput, isAsking: (word: string) => boolean): string[] {
  if (query.goal !== undefined) return []
  const sought = [query.about, query.without, query.against?.about, query.against?.without].flat()
  const read = new Set(sought.flatMap((words) => (words ? stemsIn(words.toLowerCase()) : [])))
  const content = contentOf(slate)
  return slate.tokens.flatMap(({ word, stem, raw, kind }, at) => {
    const isOpen = kind === 'number' ? FIGURE.test(word) : content.has(at) && read.size === 0
    if (slate.taken[at] || !isOpen) return []
    return [read, IDLE].some((known) => known.has(stem) || known.has(stemOf(word))) || isAsking(word) ? [] : raw
  })
}
