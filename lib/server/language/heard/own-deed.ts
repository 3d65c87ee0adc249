import 'server-only'
import { isPastForm } from '../progress/word-classes'
import { isOfOthers } from '../rhythm/read-ticks'
import type { Sentence, Token } from '../text'
import { wordSet } from '../word-table'

const DONE = wordSet('done finished complete completed ticked ready through ✅ ✔ ☑')
/** What is dreamt, wished for, planned or denied before its verb is not done. */
const UNREAL = wordSet(
  "dream dreamt dreamed wish wished hope hoped hoping if unless would should could might must ought supposed meant will i'll i'd want wanted wanna gonna going plan planned need needed tomorrow not never no didn't didnt haven't havent hasn't hadn't couldn't couldnt almost nearly off bye hi hello",
)
/** What stands behind one of these is spoken of, and not done: "sat down over the slides", "hi between two ports". */
const ABOUT = wordSet('about over between before after around near during until')
const LEADING = wordSet('the a an my our this that these those first last next all')

/** Whether a sentence tells of something that its writer has done: not asked, dreamt, planned, denied, nor of somebody else. */
export function tellsOwnDeed({ tokens, isQuestion }: Sentence): boolean {
  const verb = tokens.findIndex((token) => !UNREAL.has(token.word) && (isPastForm(token) || DONE.has(token.word)))
  return verb >= 0 && !isQuestion && !isOfOthers(tokens) && !isUnreal(tokens.slice(0, verb))
}

export function isUnreal(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => UNREAL.has(word))
}

/** Whether what begins at a place of the text is only spoken of. */
export function isAbout(tokens: readonly Token[], start: number): boolean {
  const before = tokens.filter((one) => one.end <= start)
  const lead = before.findLast(({ word, kind }) => kind !== 'number' && !LEADING.has(word))
  return ABOUT.has(lead?.word ?? '')
}
