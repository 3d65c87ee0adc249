import type { AccountDocument } from '@/lib/contract/account-document'
import { coaches } from '@/lib/contract/coaches'
import type { Clock } from './clock'
import type { ConversationScript } from './conversation-script'
import { earlierConversations } from './conversations-earlier'
import { recentConversations } from './conversations-recent'
import { demoId } from './demo-id'

type DemoConversation = AccountDocument['conversations'][number]
type DemoMessage = DemoConversation['messages'][number]

const TURN_MINUTES = 2.5

/** The five conversations; `fill` words what depends on today's date. */
export function buildConversations(clock: Clock, fill: (text: string) => string): DemoConversation[] {
  return [...recentConversations, ...earlierConversations].map((script) => buildConversation(script, clock, fill))
}

function buildConversation(
  { key, title, isActive = false, archivedDaysAgo, sittings }: ConversationScript,
  clock: Clock,
  fill: (text: string) => string,
): DemoConversation {
  const first = sittings[0]
  if (!first) throw new Error(`the conversation “${key}” is empty`)
  const began = clock.at(first.daysAgo, first.hour)
  const id = demoId(`conversation ${key}`, began)
  const messages = sittings.flatMap(({ daysAgo, hour, turns }) =>
    turns.flatMap(([said, answered], turn): DemoMessage[] => {
      const at = clock.at(daysAgo, hour + (turn * TURN_MINUTES) / 60)
      const shared = {
        userId: 'demo',
        conversationId: id,
        model: null,
        coachName: null,
        status: 'complete' as const,
        looked: [],
        marks: [],
        careLevel: null,
      }
      const answeredAt = clock.at(daysAgo, hour + ((turn + 0.5) * TURN_MINUTES) / 60)
      return [
        {
          ...shared,
          id: demoId(`said ${key} ${daysAgo} ${turn}`, at),
          message: fill(said),
          isFromUser: true,
          source: 'user',
          createdAt: at.toISOString(),
        },
        {
          ...shared,
          id: demoId(`answered ${key} ${daysAgo} ${turn}`, answeredAt),
          message: fill(answered),
          isFromUser: false,
          source: 'built-in',
          coachName: coaches.marcus.name,
          createdAt: answeredAt.toISOString(),
        },
      ]
    }),
  )
  return {
    id,
    title,
    isActive,
    archivedAt: archivedDaysAgo === undefined ? null : clock.at(archivedDaysAgo, 9).toISOString(),
    neverSend: false,
    createdAt: began.toISOString(),
    updatedAt: messages.at(-1)?.createdAt ?? began.toISOString(),
    messages,
  }
}
