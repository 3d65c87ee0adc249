import { whenSaid } from '@/lib/client/chat/days'
import { useSpeaker } from '@/lib/client/search/speaker'
import { markWords, unmarked } from '@/lib/client/search/words'
import type { MessageHit } from '@/lib/contract/search'
import type { ReadConversation } from './conversation-reader'

type SaidHitsProps = {
  hits: readonly MessageHit[]
  timeZone: string
  onRead: (conversation: ReadConversation) => void
}

/** Where the words stand in what was said, archived or not: the line, and the conversation that it opens. */
export function SaidHits({ hits, timeZone, onRead }: SaidHitsProps) {
  const speakerOf = useSpeaker()
  if (hits.length === 0) return null
  const now = new Date().toISOString()
  return (
    <section aria-labelledby="said-hits" className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-rule pt-3">
      <h3 id="said-hits" className="px-2.5 text-sm font-medium text-ink-3">
        In what was said
      </h3>
      <ul>
        {hits.map((hit) => {
          const { id, conversationId, conversationTitle, isArchived, createdAt, excerpt, found } = hit
          return (
            <li key={id} className="border-b border-rule py-1 last:border-0">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onRead({ id: conversationId, title: conversationTitle, isArchived, messageId: id })}
                className="w-full rounded-control px-2.5 py-1.5 text-start hover:bg-raised"
              >
                <span dir="auto" className="block text-left wrap-anywhere">
                  <span className="text-ink-3">{speakerOf(hit)}: </span>
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
          )
        })}
      </ul>
    </section>
  )
}
