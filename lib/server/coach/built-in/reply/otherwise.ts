import 'server-only'
import type { ChatContext } from '../../context'
import type { Answer } from './answer'
import { asksFact, lookedFor, nearestTo, tellingWords, wordsHeld } from './looked-for'
import type { Said } from './said'

const CANNOT =
  'I cannot talk that over with you. I look things up in your journal and your goals, do sums and set things up. To talk things over, whoever runs this server can connect a model in Settings.'

const NOT_FOUND = 'I could not find that: nothing you wrote has those words together.'
const NOT_READ = 'I did not understand that. Ask with a word you wrote, the name of a goal or a day.'

/**
 * What the built-in coach cannot talk over: it says so in a line, and shows what comes nearest to it in the record. What
 * asks for something of the person's own, or for a fact, is looked for first.
 */
export async function otherwise(said: Said, context: ChatContext): Promise<Answer> {
  const sentences = said.sentences.map(({ sentence }) => sentence)
  const [only, ...more] = sentences
  const found = only && more.length === 0 ? await lookedFor(only, context) : null
  if (found) return found
  const asking = sentences.find(asksFact)
  const question = asking ?? sentences.find(({ isQuestion }) => isQuestion)
  const held = question ? await wordsHeld(question, context) : null
  const near = held ?? (asking ? null : await nearestTo(sentences, context))
  // What is asked by who, what, when or where is no talk: what comes nearest may hold the answer.
  if (asking) return near ?? { text: tellingWords(sentences).length > 0 ? NOT_FOUND : NOT_READ, looked: [] }
  return near ? { ...near, text: `${CANNOT}\n\n${near.text}` } : { text: CANNOT, looked: [] }
}
