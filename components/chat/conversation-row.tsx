'use client'

import { Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { whenSaid } from '@/lib/client/chat/days'
import { useArchiveConversation, useChangeConversation, useDeleteConversation } from '@/lib/client/conversations/api'
import { useExportConversation } from '@/lib/client/conversations/export'
import type { Conversation } from '@/lib/contract/chat'
import { coachLabel } from '@/lib/contract/coaches'
import { chatMessages } from '@/lib/contract/messages/chat'
import { commonMessages } from '@/lib/contract/messages/common'
import { ConversationMenu } from './conversation-menu'
import { ConversationReader } from './conversation-reader'
import { RenameForm } from './rename-form'

type ConversationRowProps = {
  conversation: Conversation
  isCurrent: boolean
  /** Whether another of the list has the same title: then its day and time tell it apart. */
  isNamesake: boolean
  timeZone: string
  onChosen: () => void
  onMoved: () => void
}

export function ConversationRow({
  conversation,
  isCurrent,
  isNamesake,
  timeZone,
  onChosen,
  onMoved,
}: ConversationRowProps) {
  const { id, title, neverSend, updatedAt, archivedAt, lastSaid, lastSaidBy, lastSaidCoach } = conversation
  const [isRenaming, setRenaming] = useState(false)
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null)
  // What was asked stays worded while its dialog closes.
  const [asked, setAsked] = useState<'archive' | 'delete'>('archive')
  const [isReading, setReading] = useState(false)
  const change = useChangeConversation()
  // It may be gone before the dialog that asked has closed.
  const hasLeft = useRef(false)
  const archive = useArchiveConversation(() => {
    hasLeft.current = true
    onMoved()
  })
  const remove = useDeleteConversation()
  const exporting = useExportConversation(timeZone)
  const menuButton = useRef<HTMLButtonElement>(null)
  const isBusy = change.isPending || archive.isPending
  const when = whenSaid(updatedAt, new Date().toISOString(), timeZone, isNamesake)
  const note = isCurrent && !archivedAt ? `${when} · current` : when

  function choose() {
    if (isCurrent) onChosen()
    else change.mutate({ id, isActive: true }, { onSuccess: onChosen })
  }

  function ask(about: 'archive' | 'delete') {
    setAsked(about)
    setAsking(about)
  }

  function leaveRenaming() {
    flushSync(() => setRenaming(false))
    menuButton.current?.focus()
  }

  if (isRenaming) {
    return (
      <li className="border-b border-rule py-1.5 last:border-0">
        <RenameForm
          title={title}
          isPending={change.isPending}
          onSave={(next) => change.mutate({ id, title: next }, { onSuccess: leaveRenaming })}
          onCancel={leaveRenaming}
        />
      </li>
    )
  }
  return (
    <li className="flex items-center gap-0.5 border-b border-rule py-1 last:border-0">
      {archivedAt ? (
        <button
          type="button"
          aria-haspopup="dialog"
          data-conversation={id}
          onClick={() => setReading(true)}
          className="min-w-0 flex-1 rounded-control px-2.5 py-1.5 text-start hover:bg-raised"
        >
          <Label title={title} said={lastSaid} by={lastSaidBy} coach={lastSaidCoach} note={note} />
        </button>
      ) : (
        <button
          type="button"
          disabled={isBusy}
          aria-current={isCurrent || undefined}
          data-conversation={id}
          onClick={choose}
          className="min-w-0 flex-1 rounded-control px-2.5 py-1.5 text-start hover:bg-raised aria-[current]:bg-raised"
        >
          <Label title={title} said={lastSaid} by={lastSaidBy} coach={lastSaidCoach} note={note} />
        </button>
      )}
      {neverSend && (
        <Lock role="img" aria-label={commonMessages.neverSend.label} className="mr-1 size-4 shrink-0 text-ink-3" />
      )}
      <ConversationMenu
        ref={menuButton}
        title={title}
        neverSend={neverSend}
        isArchived={archivedAt !== null}
        isBusy={isBusy}
        isExporting={exporting.isPending}
        onRename={() => setRenaming(true)}
        onNeverSend={() => change.mutate({ id, neverSend: !neverSend })}
        onExport={() => exporting.mutate(conversation)}
        onArchive={() => ask('archive')}
        onDelete={() => ask('delete')}
        onRestore={() => change.mutate({ id, archived: false }, { onSuccess: onMoved })}
      />
      {archivedAt && (
        <ConversationReader
          conversation={{ id, title, isArchived: true }}
          open={isReading}
          onOpenChange={setReading}
          onContinued={onChosen}
        />
      )}
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        // The menu that asked is closed by then, and the row may be gone.
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (menuButton.current && !hasLeft.current) menuButton.current.focus()
          else onMoved()
        }}
        {...(asked === 'archive'
          ? {
              question: chatMessages.confirm.archiveConversation,
              detail: `“${title}” keeps its messages and can be brought back.`,
              confirmLabel: 'Archive',
              isHarmless: true,
              onConfirm: () => archive.mutate({ ...conversation, isActive: isCurrent }),
            }
          : {
              question: chatMessages.confirm.deleteConversation,
              detail: `“${title}”, all that was said in it and what your coach remembers from it are deleted.`,
              confirmLabel: 'Delete',
              onConfirm: () => {
                remove({ ...conversation, isActive: isCurrent })
                onMoved()
              },
            })}
      />
    </li>
  )
}

type LabelProps = {
  title: string
  said: string | undefined
  by: Conversation['lastSaidBy']
  coach: Conversation['lastSaidCoach']
  note: string
}

/**
 * What was said last, and by whom, tells conversations apart that begin alike; what is the title itself is not said twice.
 * Each line ends with a whole word.
 */
function Label({ title, said, by, coach, note }: LabelProps) {
  const user = useCurrentUser()
  const isTitle = said?.toLowerCase().startsWith(title.toLowerCase().replace(/…$/, '')) ?? true
  return (
    <>
      {/* On a phone the title has the whole line. */}
      <span className="flex items-baseline justify-between gap-x-3 max-sm:flex-col">
        <span dir="auto" className="line-clamp-2 min-w-0 text-left font-medium wrap-anywhere">
          {title}
        </span>
        <span className="num shrink-0 text-sm text-ink-3">{note}</span>
      </span>
      {!isTitle && (
        <span dir="auto" className="line-clamp-2 text-left text-sm wrap-anywhere text-ink-2">
          {by === 'you' ? 'You' : (coach ?? (user ? coachLabel(user).name : 'Coach'))}: {said}
        </span>
      )}
    </>
  )
}
