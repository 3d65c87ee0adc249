import 'server-only'
import type { Guidance, GuidanceText } from '@/lib/contract/coach'
import { ADD_MILESTONE, COUNT_IT } from '@/lib/contract/guidance-words'
import type { Measure } from '@/lib/contract/measure'
import { quartersOf } from '@/lib/contract/quarters'
import { datesIn } from '@/lib/server/language/dates'
import { proposeMeasure } from '@/lib/server/language/measure/propose-measure'
import { isRhythm } from '@/lib/server/language/measure/rhythm'
import { readText } from '@/lib/server/language/text'
import type { GuidanceContext, NewGoalRead } from '../../context'
import { quoted } from '../analysis/claim'
import { cautionFor } from './caution'
import { isOrder, upright } from './rewrite-description'

const MOST = { questions: 3, suggestions: 4 }

/**
 * Helps to shape a goal before it is created: questions for what its words leave open, suggestions for what they lack,
 * and the user's own description set upright, empty where nothing was written. The title stands in it once.
 */
export function assistGoalCreation(context: GuidanceContext): GuidanceText {
  const { goalTitle: title, initialDescription: description } = context
  const { proposed, fields } = context.read ?? readNewGoal(context)
  const kind = kindOf(context, proposed?.measure ?? null)
  return {
    questions: [
      // What is counted is done at its figure, and what is done again and again never.
      kind === 'once' && !context.isCounted && `What is the least that would count as ${quoted(title)}?`,
      ...OF_KIND[kind],
      ...fields.filter(({ name }) => name !== 'measure').map(({ question }) => question),
      'What will you leave out to make room for it?',
    ]
      .filter((line) => typeof line === 'string')
      .slice(0, MOST.questions),
    suggestions: [
      cautionFor({ title, description }),
      !context.isCounted && proposed?.words.replace(/^Counted/, COUNT_IT),
      // The quarters of what is counted stand there to be taken; what is done again and again has no steps.
      kind === 'once' && ADD_MILESTONE,
      'Decide now what you do on a day that leaves no time for it.',
    ]
      .filter((line) => typeof line === 'string')
      .slice(0, MOST.suggestions),
    improvedDescription: setUpright(description),
  }
}

type Kind = 'counted' | 'rhythm' | 'once'

/** What is asked of a goal by how it is done. */
const OF_KIND: Record<Kind, readonly string[]> = {
  counted: ['How much of it fits into an ordinary week?'],
  rhythm: ['What in your day does it come right after?', 'What is the least of it that still counts?'],
  once: [],
}

function kindOf({ goalTitle, initialDescription }: GuidanceContext, measure: Measure | null): Kind {
  if (measure) return quartersOf(measure).length > 0 ? 'counted' : 'once'
  return readText(`${goalTitle}\n${initialDescription.slice(0, LONGEST)}`).sentences.some(({ text }) => isRhythm(text))
    ? 'rhythm'
    : 'once'
}

/** What is read of a new goal's title and description. */
export function readNewGoal(context: GuidanceContext): NewGoalRead {
  const { goalTitle: title, initialDescription, now, timeZone } = context
  // Of a long description the beginning says what it is about.
  const goal = { title, description: initialDescription.slice(0, LONGEST), now, timeZone }
  const proposed = proposeMeasure({ ...goal, createdAt: now.toISOString() })
  return { proposed, fields: guidanceFields(goal, proposed?.measure ?? null, context) }
}

/** The user's own sentences in their order, without orders to the engine; text in lines keeps them. */
function setUpright(description: string): string {
  const text = description.trim()
  const { sentences } = readText(text)
  const own = sentences.filter((sentence) => !isOrder(sentence))
  if (own.length === sentences.length && text.includes('\n')) return text
  return own.map((sentence) => upright(sentence.text)).join(' ')
}

export type NewGoalWords = { title: string; description: string; now: Date; timeZone: string }

const QUESTIONS = {
  measure: 'How will you count it?',
  targetDate: 'By when?',
  obstacle: 'What got in the way before?',
  firstStep: 'What is the first step, and on which day?',
}
const BEGINNING = new Set(['first', 'start', 'begin'])

const LONGEST = 1_000

/** What a new goal's words leave open, as fields to fill: how it is counted, by when, what was in the way, how it starts. */
export function guidanceFields(
  goal: NewGoalWords,
  measure: Measure | null,
  form: { isCounted?: boolean; isDated?: boolean } = {},
): Guidance['fields'] {
  const { title, description } = goal
  const sentences = readText(`${title}\n${description}`).sentences
  const isCounted = measure !== null || sentences.some(({ text }) => isRhythm(text))
  const isStartTold = readText(description).sentences.some(({ tokens }) =>
    tokens.some(({ stem }) => BEGINNING.has(stem)),
  )
  const isTold = {
    measure: isCounted || form.isCounted,
    targetDate: isDated(goal) || form.isDated,
    obstacle: false,
    // What is done again and again begins with its first time.
    firstStep: isStartTold || (measure === null && isCounted),
  }
  return (Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[])
    .filter((name) => !isTold[name])
    .map((name) => ({ name, question: QUESTIONS[name] }))
}

/** Whether a goal's words name a day to come. */
export function isDated({ title, description, now, timeZone }: NewGoalWords): boolean {
  const { sentences } = readText(`${title}\n${description}`)
  return sentences.some((sentence) => datesIn(sentence, { now, timeZone, towards: 'future' }).length > 0)
}
