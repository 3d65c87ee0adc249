'use client'

import { namesakes, whenSaid } from '@/lib/client/chat/days'
import { useActiveConversation, useChangeConversation, useConversations } from '@/lib/client/conversations/api'

/** The newest conversations beside the one that is read, where there is room; one is read by one press. */
export function ConversationRail({ timeZone, onChosen }: { timeZone: string; onChosen: () => void }) {
  const { conversations, more } = useConversations(false)
  const currentId = useActiveConversation()?.id
  const change = useChangeConversation()
  const now = new Date().toISOString()
  const isNamesake = namesakes(conversations)
  if (conversations.length === 0) return null
  return (
    <nav
      aria-label="Recent"
      className="sticky top-(--nav-h) hidden h-[calc(100dvh-var(--nav-h)-var(--bar-h))] w-64 shrink-0 overflow-y-auto border-r border-rule py-3 pr-2 pl-4 lg:block print:hidden"
    >
      {/* Its name, and no heading: it stands before the first one of the page. */}
      <p aria-hidden="true" className="px-2.5 pb-2 text-sm font-medium text-ink-3">
        Recent
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {conversations.map(({ id, title, updatedAt }) => (
          <li key={id}>
            <button
              type="button"
              disabled={change.isPending}
              aria-current={id === currentId || undefined}
              onClick={() =>
                id === currentId ? onChosen() : change.mutate({ id, isActive: true }, { onSuccess: onChosen })
              }
              className="w-full rounded-control px-2.5 py-2 text-start hover:bg-raised aria-[current]:bg-raised"
            >
              <span dir="auto" className="block truncate text-sm font-medium">
                {title}
              </span>
              {/* Told from the reader's clock, which the server does not know. */}
              <span className="num block text-xs text-ink-3" suppressHydrationWarning>
                {whenSaid(updatedAt, now, timeZone, isNamesake({ title }))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more.exist && (
        <button
          type="button"
          disabled={more.isLoading}
          onClick={() => more.load()}
          className="mt-1 w-full rounded-control px-2.5 py-2 text-start text-sm text-burn hover:underline"
        >
          Show more
        </button>
      )}
    </nav>
  )
}
