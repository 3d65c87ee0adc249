'use client'

import { MessagesSquare, SquarePen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Kept } from '@/components/shared/kept'
import { Button } from '@/components/ui/button'
import { ChatMenu } from './chat-menu'
import { CoachMark } from './coach-mark'

const loadDialog = () => import('./conversations-dialog')
const ConversationsDialog = lazy(() =>
  loadDialog().then(({ ConversationsDialog }) => ({ default: ConversationsDialog })),
)

type ChatHeaderProps = {
  coach: { name: string; style: string }
  title: string
  engineName: string
  canClear: boolean
  /** Begins a conversation, titled by what is said in it; null while none can begin. */
  onNewChat: (() => void) | null
  onOffTheRecord: (() => void) | null
  timeZone: string
  /** Where to go on after a conversation was made: its input. */
  focusInput: () => void
}

export function ChatHeader({
  coach,
  title,
  engineName,
  canClear,
  onNewChat,
  onOffTheRecord,
  timeZone,
  focusInput,
}: ChatHeaderProps) {
  const [open, setOpen] = useState<boolean | null>(null)
  const fetchCode = () => {
    loadDialog().catch(() => undefined)
  }
  return (
    <header className="flex items-center gap-3 border-b border-rule py-3 max-sm:gap-0 max-sm:py-1.5">
      {/* On a phone the title has its room: each reply is headed by the coach's name. */}
      <CoachMark name={coach.name} className="max-sm:hidden" />
      <div className="grid min-w-0 flex-1">
        <div className="flex min-w-0 items-baseline gap-2">
          <h1 className="truncate text-base">{coach.name}</h1>
          <p className="hidden truncate text-sm text-ink-3 sm:block">{coach.style}</p>
        </div>
        <p className="flex min-w-0 items-baseline gap-2 text-sm text-ink-2">
          <span dir="auto" title={title} className="line-clamp-1 text-left wrap-anywhere">
            {title}
          </span>
          <span className="hidden shrink-0 font-mono text-xs text-ink-3 sm:inline">{engineName}</span>
        </p>
      </div>
      <Kept>
        <Button
          variant="outline"
          size="icon"
          aria-label="New chat"
          title="New chat"
          className="max-sm:border-transparent max-sm:bg-transparent"
          disabled={!onNewChat}
          onClick={() => onNewChat?.()}
        >
          <SquarePen aria-hidden="true" />
        </Button>
      </Kept>
      <Button
        variant="outline"
        size="icon"
        className="max-sm:border-transparent max-sm:bg-transparent"
        aria-haspopup="dialog"
        aria-label="Conversations"
        // The title has the room: beside it stand the newest of them where there is any.
        title="Conversations"
        onPointerEnter={fetchCode}
        onFocus={fetchCode}
        onClick={() => setOpen(true)}
      >
        <MessagesSquare aria-hidden="true" />
      </Button>
      <ChatMenu canClear={canClear} onOffTheRecord={onOffTheRecord} />
      <Suspense>
        {open !== null && (
          <ConversationsDialog
            open={open}
            onOpenChange={setOpen}
            timeZone={timeZone}
            onNewChat={onNewChat}
            focusInput={focusInput}
          />
        )}
      </Suspense>
    </header>
  )
}
