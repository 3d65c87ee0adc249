import 'server-only'
import type { RecordQuery } from '@/lib/contract/record'
import { grammarStems } from '../common-words'
import { happensIn } from '../happens'
import { stemsIn } from '../stem'
import { wordSet } from '../word-table'
import { ASKING, LIGHT } from './light-verbs'
import type { Slate } from './slate'

const SELF = new Set(['i', 'we'])
const GOING = wordSet('go went gone do did done')
/** Words of asking that are a deed behind "I". */
const TALKING = wordSet('talk talked talking speak spoke spoken chat chatted hear heard')

/**
 * The verb of what one did that a query does not look for, since it tells little beside what it is done to: "see" of
 * "when did I last see Jean". Null where the query looks for the deed itself, or for no deed.
 */
export function deedPassed({ tokens }: Slate, { of, give, about, where }: RecordQuery): string | null {
  const isPoint = of === 'entries' && (give === 'first' || give === 'last')
  if (!isPoint || about === undefined || !where?.happened) return null
  const sought = new Set([about].flat().flatMap((words) => stemsIn(words.toLowerCase())))
  const from = tokens.findIndex(({ word }) => SELF.has(word))
  for (const { word, stem, kind } of from < 0 ? [] : tokens.slice(from + 1)) {
    if (TALKING.has(word) && !sought.has(stem)) return word
    if (kind !== 'word' || (!LIGHT.has(stem) && (ASKING.has(stem) || grammarStems.has(stem)))) continue
    // "Go swimming" asks for the deed itself.
    const next = tokens[tokens.findIndex((one) => one.word === word) + 1]?.word ?? ''
    return LIGHT.has(stem) && !sought.has(stem) && !(GOING.has(word) && next.endsWith('ing')) ? word : null
  }
  return null
}

/** Whether what was written says that the deed was done, and does not only name what it is done to. */
export function tellsDeed(text: string, about: string | readonly string[], verb: string): boolean {
  return [about]
    .flat()
    .some((words) => happensIn(text, [...new Set([...stemsIn(words.toLowerCase()), ...stemsIn(verb)])]))
}
