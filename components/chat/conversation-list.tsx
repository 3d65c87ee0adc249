'use client'

import { useEffect, useRef } from 'react'
import { DidYouMean } from '@/components/shared/did-you-mean'
import { EmptyState } from '@/components/shared/empty-state'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { namesakes } from '@/lib/client/chat/days'
import { withTitleLike } from '@/lib/client/chat/search'
import { useActiveConversation, useConversations } from '@/lib/client/conversations/api'
import { foundNothing } from '@/lib/client/search/words'
import { commonMessages } from '@/lib/contract/messages/common'
import { ConversationRow } from './conversation-row'

type ConversationListProps = {
  archived: boolean
  search: string
  /** Whether the words stand in what was said: then they are found, though in no title. */
  isSaid: boolean
  /** What a search that found nothing was meant to be. */
  meant: string | null
  onMeant: (search: string) => void
  timeZone: string
  /** A conversation was made current. */
  onChosen: () => void
  /** The last conversation went to the other list. */
  onEmptied: () => void
}

export function ConversationList({
  archived,
  search,
  isSaid,
  meant,
  onMeant,
  timeZone,
  onChosen,
  onEmptied,
}: ConversationListProps) {
  const { conversations, isPending, failed, retry, more } = useConversations(archived)
  const list = useRef<HTMLUListElement>(null)
  const currentId = useActiveConversation()?.id
  const found = withTitleLike(conversations, search)
  const isNamesake = namesakes(found)
  const { exist, isLoading, failed: moreFailed, load } = more

  useEffect(() => {
    // A search looks through all titles: the pages not read yet are read for it.
    if (search.trim() && exist && !isLoading && !moreFailed) load()
  }, [search, exist, isLoading, moreFailed, load])

  /** The row that held the focus goes: it is in the one that takes its place, else in the one before. */
  function moveOn(id: string) {
    const at = found.findIndex((one) => one.id === id)
    const next = found[at + 1] ?? found[at - 1]
    const row = next && list.current?.querySelector<HTMLElement>(`[data-conversation="${next.id}"]`)
    if (row) row.focus()
    else onEmptied()
  }

  if (isPending) return <Skeleton className="h-40" />
  if (failed) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        {commonMessages.failed.load}.
        <Button variant="outline" size="sm" onClick={() => retry()}>
          Try again
        </Button>
      </div>
    )
  }
  if (found.length === 0 && search.trim() && isSaid) return null
  if (found.length === 0 && search.trim() && meant) {
    return <EmptyState title={foundNothing(search.trim())} action={<DidYouMean meant={meant} onSearch={onMeant} />} />
  }
  if (found.length === 0) return <NothingFound archived={archived} search={search.trim()} />
  return (
    <>
      <ul ref={list}>
        {found.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isCurrent={conversation.id === currentId}
            isNamesake={isNamesake(conversation)}
            timeZone={timeZone}
            onChosen={onChosen}
            onMoved={() => moveOn(conversation.id)}
          />
        ))}
      </ul>
      {exist && (
        <Button variant="ghost" size="sm" disabled={isLoading} onClick={() => load()} className="w-full">
          {moreFailed ? 'Try again' : 'Show more'}
        </Button>
      )}
    </>
  )
}

function NothingFound({ archived, search }: { archived: boolean; search: string }) {
  if (search) {
    const advice = /\s/.test(search) ? 'Try fewer words.' : 'Try another word.'
    return <EmptyState title={foundNothing(search)} text={advice} />
  }
  return archived ? (
    <EmptyState title="Nothing archived" text="A conversation you archive is kept here with all its messages." />
  ) : (
    <EmptyState title="No conversations yet" text="Send your coach a message: it begins one." />
  )
}
