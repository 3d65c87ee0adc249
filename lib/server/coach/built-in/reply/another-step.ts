import 'server-only'
import { phrases, says } from '@/lib/server/language/phrases'
import type { ChatContext } from '../../context'
import { ongoingByUrgency } from '../../facts'
import { stepOf } from './day-plan'
import type { Said } from './said'

const asksForOther = phrases(`
not that|this|them|those, not the|my, something|anything else|other|short|shorter|easy|easier|small|smaller|light|lighter|different|quick|quicker,
another one?, the other one, what|anything else, too much|big|long|tired|hard
`)
const MOST_WORDS = 9
const OR = 'Or: '
const TOLD = /\b(?:Next|After that|Or): /
const MOST_TOLD = 8

/** "Not that, something shorter": the step after those that were told, of the goal that is next by urgency. */
export function anotherStep({ words }: Said, context: ChatContext): string | null {
  const { turns } = context
  const told = turns.slice(-MOST_TOLD).flatMap(({ isFromUser, text }) => (isFromUser ? [] : text))
  const last = turns.at(-1)
  const isStep = last?.isFromUser === false && TOLD.test(last.text)
  if (!isStep || words.length > MOST_WORDS || !says(words, asksForOther)) return null
  const steps = ongoingByUrgency(context).map(stepOf)
  const next = steps.find((step) => !told.some((text) => text.includes(step)))
  return next ? `${OR}${next}.` : null
}
