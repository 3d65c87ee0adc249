import 'server-only'
import type { Guidance } from '@/lib/contract/coach'
import type { Measure } from '@/lib/contract/measure'
import { datesIn } from '@/lib/server/language/dates'
import { isRhythm } from '@/lib/server/language/measure/rhythm'
import { readText } from '@/lib/server/language/text'

export type NewGoalWords = { title: string; description: string; now: Date; timeZone: string }

const QUESTIONS = {
  measure: 'How will you count it?',
  targetDate: 'By when?',
  obstacle: 'What got in the way before?',
  firstStep: 'What is the first step, and on which day?',
}
const BEGINNING = new Set(['first', 'start', 'begin'])

const LONGEST = 1_000

/** What is read of a new goal. Of a long description the beginning says what it is about. */
export function newGoalWords(title: string, description: string, now: Date, timeZone: string): NewGoalWords {
  return { title, description: description.slice(0, LONGEST), now, timeZone }
}

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
    firstStep: isStartTold,
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
