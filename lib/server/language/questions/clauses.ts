import 'server-only'
import { readText, type Sentence } from '../text'
import type { QuestionContext } from './question-context'
import { readQuestion } from './read-question'
import { isTelling } from './unread'

const JOINTS = new Set(['and', 'n', '&', '+', ',', ';', 'also', 'plus'])
const ASKS = new Set('how when what which who where did do does have has had is are was were am'.split(' '))

/**
 * A question that asks two things ("when did I last see Rosa, and have I done the half marathon?") as those two, where
 * each names something of its own and is read by itself; else as the one that it is.
 */
export function clausesOf(sentence: Sentence, context: QuestionContext): Sentence[] {
  const { tokens, text, start } = sentence
  for (const [at, { word }] of tokens.entries()) {
    const next = JOINTS.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
    const [joint, second] = [tokens[at], tokens[next]]
    if (!JOINTS.has(word) || !joint || !second || !ASKS.has(second.word)) continue
    if (!tokens.slice(0, at).some(isTelling) || !tokens.slice(next).some(isTelling)) continue
    const parts = [text.slice(0, joint.start - start), text.slice(second.start - start)].flatMap((part) =>
      readText(`${part.trim().replace(/\?$/, '')}?`).sentences.slice(0, 1),
    )
    if (parts.every((part) => 'query' in readQuestion(part.text, context))) return parts
  }
  return [sentence]
}
