import 'server-only'
import { everydayStems, grammarStems } from './common-words'
import { phrases, says, wordsOf } from './phrases'
import { clauseTokens } from './progress/clauses'
import { isPastForm } from './progress/word-classes'
import { stemsIn } from './stem'
import { readText, type Token } from './text'
import { wordSet } from './word-table'

/** Before a word in its clause: it did not happen, not yet, or not here. */
const DENIED = phrases(`
no|not|never|without|nor|if|unless|instead
want|wants|wanted|wish|wished|hope|hoped|hoping|plan|plans|planned|planning|meant|supposed|dreamt|dreamed
need|needs|needed|have|has|had|going|love|like to
will|would|should|might|shall
skip|skipped|skipping|miss|missed|cancel|cancelled|canceled|avoided
too _ to|for
`)
/** After it: the same said of it. */
const PUT_OFF = phrases(`
is|was|got|are|were cancelled|canceled|postponed|off
is|was|are|were not
tomorrow
next week|month|time|year
`)

/**
 * Whether a text tells of all of the words as something that happened: each stands in a clause that does not deny, wish
 * or plan it.
 */
export function happensIn(text: string, stems: readonly string[]): boolean {
  const told = new Set<string>()
  for (const { tokens } of readText(text).sentences) {
    for (const clause of clauseTokens(tokens)) {
      for (const [at, { word }] of clause.entries()) {
        const own = stemsIn(`${clause[at - 1]?.word ?? ''} ${word}`).slice(-stemsIn(word).length)
        const met = own.filter((stem) => stems.includes(stem) && !told.has(stem))
        if (met.length === 0 || isOthers(clause, at) || says(besides(clause.slice(0, at), stems), DENIED)) continue
        const after = wordsOf({ tokens: clause.slice(at + 1) })
        const isAhead = after.includes('tonight') && !clause.some(isPastForm)
        if (!isAhead && !says(after, PUT_OFF)) for (const stem of met) told.add(stem)
      }
    }
  }
  return stems.every((stem) => told.has(stem))
}

/** Before a word so much of its clause is looked at. */
const REACH = 12

/**
 * What a text tells of as something that happened, by its stems: each word that is of nobody's every day and stands in a
 * clause that does not deny, wish or plan it, as it is written there.
 */
export function happeningIn(text: string): Map<string, string> {
  const told = new Map<string, string>()
  for (const { tokens } of readText(text).sentences) {
    for (const clause of clauseTokens(tokens)) {
      for (const [at, { kind, stem, raw, word }] of clause.entries()) {
        const isIdle = kind !== 'word' || word.length < 3 || grammarStems.has(stem) || everydayStems.has(stem)
        if (isIdle || told.has(stem) || isOthers(clause, at)) continue
        if (says(besides(clause.slice(Math.max(0, at - REACH), at), [stem]), DENIED)) continue
        if (!says(wordsOf({ tokens: clause.slice(at + 1, at + REACH) }), PUT_OFF))
          told.set(stem, raw.replace(/['’]s$/, ''))
      }
    }
  }
  return told
}

/** "She played", "Ida played three notes": the deed of somebody else. */
function isOthers(clause: readonly Token[], at: number): boolean {
  // "Lurdes had cooked".
  const last = clause.slice(0, at).findLastIndex(({ word }) => !HELPING.has(word))
  const [before, own] = [clause[last], clause[at]]
  if (!before || !own || !isPastForm(own)) return false
  const isName = /^\p{Lu}\p{Ll}/u.test(before.raw) && !isPastForm(before)
  return OTHERS.has(before.word) || (isName && ![grammarStems, everydayStems].some((stems) => stems.has(before.stem)))
}
const HELPING = wordSet('had has have just already also')
const OTHERS = wordSet('he she they')

/** The other words: who asks when they skipped the gym means what denies it. */
function besides(tokens: readonly Token[], stems: readonly string[]): string[] {
  return wordsOf({ tokens: tokens.filter(({ stem }) => !stems.includes(stem)) })
}
