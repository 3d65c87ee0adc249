import { useCurrentUser } from '@/lib/client/auth/current-user'
import { whenSaid } from '@/lib/client/chat/days'
import { markWords, unmarked } from '@/lib/client/search/words'
import { coachLabel } from '@/lib/contract/coaches'
import type { MessageHit } from '@/lib/contract/search'
import type { ReadConversation } from './conversation-reader'

type SaidHitsProps = {
  hits: readonly MessageHit[]
  timeZone: string
  onRead: (conversation: ReadConversation) => void
}

/** Where the words stand in what was said, archived or not: the line, and the conversation that it opens. */
export function SaidHits({ hits, timeZone, onRead }: SaidHitsProps) {
  const user = useCurrentUser()
  if (hits.length === 0) return null
  // Where it was not noted who said it.
  const present = user ? coachLabel(user).name : 'Coach'
  const now = new Date().toISOString()
  return (
    <section aria-labelledby="said-hits" className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-rule pt-3">
      <h3 id="said-hits" className="px-2.5 text-sm font-medium text-ink-3">
        In what was said
      </h3>
      <ul>
        {hits.map(
          ({ id, conversationId, conversationTitle, isArchived, isFromUser, coachName, createdAt, excerpt, found }) => (
            <li key={id} className="border-b border-rule py-1 last:border-0">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onRead({ id: conversationId, title: conversationTitle, isArchived, messageId: id })}
                className="w-full rounded-control px-2.5 py-1.5 text-start hover:bg-raised"
              >
                <span dir="auto" className="block text-left wrap-anywhere">
                  <span className="text-ink-3">{isFromUser ? 'You' : (coachName ?? present)}: </span>
                  {markWords(unmarked(excerpt), found).map(({ text, isFound }, at) =>
                    isFound ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place in the line
                      <mark key={at} className="bg-transparent font-semibold text-burn">
                        {text}
                      </mark>
                    ) : (
                      text
                    ),
                  )}
                </span>
                <span className="num block truncate text-sm text-ink-3">
                  {conversationTitle} · {whenSaid(createdAt, now, timeZone, false)}
                  {isArchived && ' · Archived'}
                </span>
              </button>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
