import 'server-only'
import { assessProgress } from '@/lib/server/coach/built-in/assess-progress/assess-progress'
import { isHard } from '@/lib/server/coach/built-in/reply/hard-moment'
import { readSaid } from '@/lib/server/coach/built-in/reply/said'
import type { ChatContext } from '@/lib/server/coach/context'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import { draftHeard } from '@/lib/server/language/heard/draft-heard'
import { stemsIn } from '@/lib/server/language/stem'
import type { Reading } from '@/lib/server/language/text'
import type { Draft } from '@/lib/server/proposals/draft-proposal'

/** Who says more than that wants no single question back. */
const MOST_SENTENCES = 12

type AskKind = NonNullable<Draft['ask']>['kind']

/** The verb whose card an answer to each kind of question makes whole. */
export const ASKED_VERBS = {
  value: 'value.log',
  share: 'progress.log',
  milestones: 'milestone.tick',
} as const satisfies Record<AskKind, Draft['verb']>

/**
 * What a message reports of the user's goals: what it surely says, else, for a goal that it names, the question how far
 * that has come. Sentences that ask something report nothing.
 */
export function readReports(reading: Reading, { goals, reminders, now, timeZone }: ChatContext): Draft[] {
  const ongoing = goals.filter(({ isCompleted }) => !isCompleted)
  const heard = [...draftHeard(reading.text, ongoing, { now, timeZone }), ...alertsDone(reading, reminders)]
  // Who tells of a row or a loss is asked for no figure.
  if (heard.length > 0 || isHard(readSaid(reading.text))) return heard
  for (const sentence of reading.sentences.slice(0, MOST_SENTENCES).filter(({ isQuestion }) => !isQuestion)) {
    const [named] = goalsNamedIn(sentence, ongoing)
    const goal = named?.isSure ? ongoing.find(({ id }) => id === named.goalId) : undefined
    const ask = goal && assessProgress({ goal, response: sentence.text, now, timeZone }).ask
    if (ask) return [{ verb: ASKED_VERBS[ask.kind], input: { goalId: goal.id }, quote: sentence.text, ask }]
  }
  return []
}

const ENDED = new Set('done finished sorted completed over'.split(' '))
const AROUND = new Set("the my is was are i'm i am with now all has have been finally , . !".split(' '))

/** "The oil change is done": an alert by its whole name, where nothing else is said. */
function alertsDone({ sentences }: Reading, reminders: ChatContext['reminders']): Draft[] {
  return sentences.slice(0, MOST_SENTENCES).flatMap(({ tokens, text, isQuestion }) => {
    const said = tokens.filter(({ word }) => !AROUND.has(word) && !ENDED.has(word)).map(({ stem }) => stem)
    if (isQuestion || said.length === 0 || !tokens.some(({ word }) => ENDED.has(word))) return []
    const named = reminders.filter(({ title }) => said.join(' ') === stemsIn(title).join(' '))
    return named.length === 1 ? [{ verb: 'alert.finish', input: { reminderId: named[0]?.id }, quote: text }] : []
  })
}
