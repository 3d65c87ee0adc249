import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { tellingStems } from '@/lib/server/language/common-words'
import { isSure, milestonesNamed, namedIn, textsOfTitle } from '@/lib/server/language/orders/names'
import { agoWords, dayWords, timeWords } from '@/lib/server/language/questions/day-words'
import type { Sentence } from '@/lib/server/language/text'
import type { ChatContext } from '../../context'
import type { Said } from './said'

/** "When is my run with Aoife?" is of what is to come: the alert or the milestone that is surely named, before any entry. */
export function alertNear(
  question: Sentence,
  { reminders, goals, offers, now, timeZone }: ChatContext,
  isInPart = false,
): string | null {
  // "When is the first time I wrote about it" is of what was.
  if (!(isInPart || ASKS_WHEN.test(question.text) || isCountdown(question)) || OF_THEN.test(question.text)) return null
  const named = namedIn(question.tokens, reminders, textsOfTitle)
  const item = isSure(named) ? named[0]?.item : undefined
  if (item) return `“${item.title}”: ${timeWords(item.scheduledFor, now, timeZone)}.`
  const steps = milestonesNamed(question.tokens, goals)
  const { milestone, of } = (isSure(steps) && steps[0]?.item) || {}
  // "What about my pace?" is of no milestone that has the word, unless its goal was spoken of.
  if (isInPart && of?.id !== offers.spoken?.goalId) return null
  const due = milestone?.isCompleted ? null : milestone?.targetDate
  const today = dateIn(timeZone, now)
  return due && of
    ? `“${milestone?.title}”, of “${of.title}”, is due ${dayWords(due, today)}, ${agoWords(due, today)}.`
    : null
}
const ASKS_WHEN =
  /^\W*(?:(?:and|so|ok|but) )*(?:when|whens|when['’]s|how long (?:un)?till?)\b(?! (?:was|were|did|will|i|we)\b)/i
const OF_THEN = /\b(?:first|last|time|did|was|were|wrote)\b/i

/** "When do I call Mam?": the alert of which the whole title is said, before any goal of that name. */
export function alertWhole({ sentences }: Said, context: ChatContext): string | null {
  const question = sentences.at(-1)?.sentence
  if (!question || !ASKS_WHEN.test(question.text) || OF_THEN.test(question.text)) return null
  const said = new Set(question.tokens.map(({ stem }) => stem))
  const isWhole = ({ title }: { title: string }) => tellingStems(title).every((stem) => said.has(stem))
  const item = context.reminders.find((one) => tellingStems(one.title).length > 1 && isWhole(one))
  return item ? `“${item.title}”: ${timeWords(item.scheduledFor, context.now, context.timeZone)}.` : null
}

export function isCountdown({ text, tokens }: Sentence): boolean {
  return tokens.length <= MOST_OF_COUNTDOWN && COUNTDOWN.test(text)
}
const MOST_OF_COUNTDOWN = 40
/** "How many days to the race": of what is to come, and of no entry. */
const COUNTDOWN = /\bhow (?:many (?:days|weeks|months|sleeps)|long)\b.* (?:to|till|until|before) (?!(?:i|we) )/i
