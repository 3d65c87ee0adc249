import 'server-only'
import type { GuidanceText } from '@/lib/contract/coach'
import { proposeMeasure } from '@/lib/server/language/measure/propose-measure'
import { readText } from '@/lib/server/language/text'
import type { GuidanceContext } from '../../context'
import { quoted } from '../analysis/claim'
import { cautionFor } from './caution'
import { guidanceFields, newGoalWords } from './guidance-fields'
import { isOrder, upright } from './own-sentences'

const MOST = { questions: 3, suggestions: 4 }

/**
 * Helps to shape a goal before it is created: questions for what its words leave open, suggestions for what they lack,
 * and the user's own description set upright, empty where nothing was written. The title stands in it once.
 */
export function assistGoalCreation(context: GuidanceContext): GuidanceText {
  const { goalTitle: title, initialDescription: description, now, timeZone } = context
  const goal = newGoalWords(title, description, now, timeZone)
  const proposed = proposeMeasure({ ...goal, createdAt: now.toISOString() })
  const fields = guidanceFields(goal, proposed?.measure ?? null, context)
  return {
    questions: [
      // What is counted is done at its figure.
      !context.isCounted && `How will you know that ${quoted(title)} is done?`,
      ...fields.filter(({ name }) => name !== 'measure').map(({ question }) => question),
      'What will you leave out to make room for it?',
    ]
      .filter((line) => typeof line === 'string')
      .slice(0, MOST.questions),
    suggestions: [
      cautionFor({ title, description }),
      !context.isCounted && proposed?.words.replace(/^Counted/, 'Count it'),
      'Add a first milestone that you can reach within a few weeks.',
      'Decide now what you do on a day that leaves no time for it.',
    ]
      .filter((line) => typeof line === 'string')
      .slice(0, MOST.suggestions),
    improvedDescription: setUpright(description),
  }
}

/** The user's own sentences in their order, without orders to the engine; text in lines keeps them. */
function setUpright(description: string): string {
  const text = description.trim()
  const { sentences } = readText(text)
  const own = sentences.filter((sentence) => !isOrder(sentence))
  if (own.length === sentences.length && text.includes('\n')) return text
  return own.map((sentence) => upright(sentence.text)).join(' ')
}
