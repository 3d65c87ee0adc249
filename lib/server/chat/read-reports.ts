import 'server-only'
import { assessProgress } from '@/lib/server/coach/built-in/assess-progress/assess-progress'
import { isHard } from '@/lib/server/coach/built-in/reply/hard-moment'
import { readSaid } from '@/lib/server/coach/built-in/reply/said'
import type { ChatContext } from '@/lib/server/coach/context'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import { draftHeard } from '@/lib/server/language/heard/draft-heard'
import type { Reading } from '@/lib/server/language/text'
import type { Draft } from '@/lib/server/proposals/draft-proposal'

/** Who says more than that wants no single question back. */
const MOST_SENTENCES = 12

type AskKind = NonNullable<Draft['ask']>['kind']

const VERBS = { value: 'value.log', share: 'progress.log', milestones: 'milestone.tick' } as const satisfies Record<
  AskKind,
  Draft['verb']
>

/**
 * What a message reports of the user's goals: what it surely says, else, for a goal that it names, the question how far
 * that has come. Sentences that ask something report nothing.
 */
export function readReports(reading: Reading, { goals, now, timeZone }: ChatContext): Draft[] {
  const ongoing = goals.filter(({ isCompleted }) => !isCompleted)
  const heard = draftHeard(reading.text, ongoing, { now, timeZone })
  // Who tells of a row or a loss is asked for no figure.
  if (heard.length > 0 || isHard(readSaid(reading.text))) return heard
  for (const sentence of reading.sentences.slice(0, MOST_SENTENCES).filter(({ isQuestion }) => !isQuestion)) {
    const [named] = goalsNamedIn(sentence, ongoing)
    const goal = named?.isSure ? ongoing.find(({ id }) => id === named.goalId) : undefined
    const ask = goal && assessProgress({ goal, response: sentence.text, now, timeZone }).ask
    if (ask) return [{ verb: VERBS[ask.kind], input: { goalId: goal.id }, quote: sentence.text, ask }]
  }
  return []
}
