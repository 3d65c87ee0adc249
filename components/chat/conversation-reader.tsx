'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { EmptyState } from '@/components/shared/empty-state'
import { LoadFailed } from '@/components/shared/load-failed'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { useMessages } from '@/lib/client/chat/messages'
import { useChangeConversation } from '@/lib/client/conversations/api'
import { dayName, dayOf, timeOf } from '@/lib/client/time/calendar'
import { coachLabel } from '@/lib/contract/coaches'
import { paths } from '@/lib/contract/paths'
import { withoutWaiting } from '@/lib/contract/waits'
import { CoachRow, UserRow } from './message-row'
import { ReplyText } from './reply-text'

/** A conversation to be read, and the message in it that it is opened at. */
export type ReadConversation = { id: string; title: string; isArchived: boolean; messageId?: string }

type ConversationReaderProps = {
  conversation: ReadConversation
  open: boolean
  onOpenChange: (open: boolean) => void
  /** It was made the current one: the chat is where it goes on. */
  onContinued?: () => void
}

/** A conversation as it was said, an archived one too. To write in it, it is gone on with in the chat. */
export function ConversationReader({ conversation, open, onOpenChange, onContinued }: ConversationReaderProps) {
  const { id, title, isArchived } = conversation
  const router = useRouter()
  const change = useChangeConversation()

  function goOn() {
    const patch = { id, isActive: true, ...(isArchived && { archived: false }) }
    change.mutate(patch, {
      onSuccess: () => {
        onOpenChange(false)
        onContinued?.()
        router.push(paths.chat)
      },
    })
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={<bdi>{title}</bdi>}
        description={isArchived ? 'Archived' : undefined}
        className="max-sm:h-[92dvh] sm:h-[44rem] sm:max-w-2xl"
      >
        {/* Focusable, so that the keyboard can scroll it. */}
        <DialogBody tabIndex={0} className="grid-cols-[minmax(0,1fr)] gap-2 focus-visible:-outline-offset-2">
          <Messages conversation={conversation} />
        </DialogBody>
        <DialogFooter>
          <Button disabled={change.isPending} onClick={goOn}>
            {isArchived ? 'Restore and continue' : 'Continue in chat'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Messages({ conversation: { id, messageId } }: { conversation: ReadConversation }) {
  const user = useCurrentUser()
  const { messages, isPending, failed, retry, older } = useMessages(id)
  const { exist, isLoading, failed: olderFailed, load } = older
  const found = useRef<HTMLDivElement>(null)
  const isThere = messageId === undefined || messages.some((message) => message.id === messageId)

  useEffect(() => {
    // What it is opened at may stand further back than has been read.
    if (!isThere && exist && !isLoading && !olderFailed) load()
  }, [isThere, exist, isLoading, olderFailed, load])

  useEffect(() => {
    if (isThere) found.current?.scrollIntoView({ block: 'center' })
  }, [isThere])

  if (failed) {
    return <LoadFailed onRetry={retry} />
  }
  if (!user || isPending || (!isThere && exist && !olderFailed)) return <Skeleton className="h-40" />
  if (messages.length === 0) return <EmptyState title="No messages yet" />
  const { timeZone } = user
  const today = dayOf(new Date().toISOString(), timeZone)
  const coachName = coachLabel(user).name
  return (
    <>
      {exist && (
        <Button variant="ghost" size="sm" disabled={isLoading} onClick={() => load()}>
          {olderFailed ? 'Try again' : 'Show older messages'}
        </Button>
      )}
      {messages.map((message) => {
        const at = message.createdAt
        const time = (
          <time dateTime={at}>
            {dayName(dayOf(at, timeZone), today)}, {timeOf(at, timeZone)}
          </time>
        )
        const isFound = message.id === messageId
        return (
          <div
            key={message.id}
            ref={isFound ? found : undefined}
            {...(isFound && { 'data-found': '' })}
            className="-mx-3 rounded-card px-3 py-2.5 data-found:bg-burn-soft"
          >
            {message.isFromUser ? (
              <UserRow text={message.message} footer={time} />
            ) : (
              <CoachRow coachName={message.coachName ?? coachName} footer={time}>
                <ReplyText text={withoutWaiting(message.message, message.proposals)} />
              </CoachRow>
            )}
          </div>
        )
      })}
    </>
  )
}
