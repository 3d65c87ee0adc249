import 'server-only'
import type { ChatMessage } from '@/lib/contract/chat'
import type { InsightResponse } from '@/lib/contract/insight-response'
import type { Plan } from '@/lib/contract/plan'
import {
  type MessageRow,
  serializeConversation,
  serializeMessage,
} from '@/lib/server/conversations/serialize-conversation'
import { serializeExperiment } from '@/lib/server/experiments/serialize-experiment'
import { datesBeforeOf } from '@/lib/server/goals/dates-before'
import { notAboutIn } from '@/lib/server/goals/judge-mention'
import { serializeValue } from '@/lib/server/goals/measure/serialize-value'
import { standingAt } from '@/lib/server/goals/rhythm/standing'
import { serializeGoal, serializeProgressEvent } from '@/lib/server/goals/serialize-goal'
import { jsonList } from '@/lib/server/http/stream-text'
import { type ResponseRow, serializeResponse } from '@/lib/server/insights/responses'
import { serializeWeeklyInsight } from '@/lib/server/insights/serialize-insight'
import { serializeReview } from '@/lib/server/insights/week-review'
import { serializeEntry } from '@/lib/server/journal/serialize-entry'
import { serializeMemory } from '@/lib/server/memories/memories'
import { type PlanRow, serializePlan } from '@/lib/server/plans/serialize-plan'
import { serializeReminder } from '@/lib/server/reminders/serialize-reminder'
import { serializeUser, type UserRow } from '@/lib/server/users/serialize-user'
import {
  allConversations,
  allEntries,
  allExperiments,
  allGoals,
  allMemories,
  allMessages,
  allPlans,
  allReminders,
  allResponses,
  allValues,
  allWeeklyInsights,
  allWeekReviews,
  wholeLedger,
} from './rows'

/** The text of the whole-account document (`accountDocument` of the contract), every row of the user, as it is read. */
export async function* accountText(user: UserRow, now: Date): AsyncGenerator<string> {
  const head = { format: 'apogee', version: 1, exportedAt: now.toISOString(), profile: serializeUser(user) }
  yield JSON.stringify(head).slice(0, -1)
  yield ',"goals":'
  yield* nested(
    map(allGoals(user.id), (row) => ({
      entity: {
        ...serializeGoal(standingAt(user, row, now)),
        notAbout: notAboutIn(row),
        datesBefore: datesBeforeOf(row),
      },
      lists: {
        history: map(wholeLedger(user, row, now), serializeProgressEvent),
        responses: map(allResponses(row.id), exportedResponse),
        values: map(allValues(row.id), serializeValue),
        plans: map(allPlans(row.id), exportedPlan),
      },
    })),
  )
  yield ',"journal":'
  yield* jsonList(map(allEntries(user.id), serializeEntry))
  yield ',"reminders":'
  yield* jsonList(map(allReminders(user.id), serializeReminder))
  yield ',"conversations":'
  yield* nested(
    map(allConversations(user.id), (row) => ({
      entity: serializeConversation(row),
      lists: { messages: map(allMessages(row.id), exportedMessage) },
    })),
  )
  yield `,"insights":${JSON.stringify((await allWeeklyInsights(user.id)).map(serializeWeeklyInsight))}`
  yield `,"reviews":${JSON.stringify((await allWeekReviews(user.id)).map(serializeReview))}`
  yield ',"experiments":'
  yield* jsonList(map(allExperiments(user.id), serializeExperiment))
  yield ',"memories":'
  yield* jsonList(map(allMemories(user.id), serializeMemory))
  yield '}'
}

async function* map<From, To>(rows: AsyncIterable<From>, make: (row: From) => To): AsyncGenerator<To> {
  for await (const row of rows) yield make(row)
}

type Nested = { entity: object; lists: Record<string, AsyncIterable<unknown>> }

/** The JSON text of a list whose items hold lists of their own, none of them held as a whole. */
async function* nested(items: AsyncIterable<Nested>): AsyncGenerator<string> {
  let separator = ''
  yield '['
  for await (const { entity, lists } of items) {
    yield separator + JSON.stringify(entity).slice(0, -1)
    for (const [name, list] of Object.entries(lists)) {
      yield `,"${name}":`
      yield* jsonList(list)
    }
    yield '}'
    separator = ','
  }
  yield ']'
}

/** A plan without what the code makes of it. */
function exportedPlan(row: PlanRow): Omit<Plan, 'checks'> {
  const { checks: _, ...plan } = serializePlan(row)
  return plan
}

/** A response without what the coach has asked back: an open question is not taken along. */
function exportedResponse(row: ResponseRow): Omit<InsightResponse, 'ask'> {
  const { ask: _, ...response } = serializeResponse(row)
  return response
}

/** A message without what waited for a press beneath it: proposals are not taken along. */
function exportedMessage(row: MessageRow): Omit<ChatMessage, 'proposals'> {
  const { proposals: _, ...message } = serializeMessage(row)
  return message
}
