import 'server-only'
import type { ChatMessage } from '@/lib/contract/chat'
import type { InsightResponse } from '@/lib/contract/insight-response'
import {
  type MessageRow,
  serializeConversation,
  serializeMessage,
} from '@/lib/server/conversations/serialize-conversation'
import { serializeValue } from '@/lib/server/goals/measure/serialize-value'
import { serializeGoal, serializeProgressEvent } from '@/lib/server/goals/serialize-goal'
import { jsonList } from '@/lib/server/http/stream-text'
import { type ResponseRow, serializeResponse } from '@/lib/server/insights/responses'
import { serializeWeeklyInsight } from '@/lib/server/insights/serialize-insight'
import { serializeEntry } from '@/lib/server/journal/serialize-entry'
import { serializeMemory } from '@/lib/server/memories/memories'
import { serializeReminder } from '@/lib/server/reminders/serialize-reminder'
import { serializeUser, type UserRow } from '@/lib/server/users/serialize-user'
import {
  allConversations,
  allEntries,
  allEvents,
  allGoals,
  allMemories,
  allMessages,
  allReminders,
  allResponses,
  allValues,
  allWeeklyInsights,
} from './rows'

/** The text of the whole-account document (`accountDocument` of the contract), every row of the user, as it is read. */
export async function* accountText(user: UserRow, now: Date): AsyncGenerator<string> {
  const head = { format: 'apogee', version: 1, exportedAt: now.toISOString(), profile: serializeUser(user) }
  yield JSON.stringify(head).slice(0, -1)
  yield ',"goals":'
  yield* nested(
    map(allGoals(user.id), (row) => ({
      entity: serializeGoal(row),
      lists: {
        history: map(allEvents(row.id), serializeProgressEvent),
        responses: map(allResponses(row.id), exportedResponse),
        values: map(allValues(row.id), serializeValue),
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
