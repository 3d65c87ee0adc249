'use client'

import { Archive, ArchiveRestore, Download, Lock, LockOpen, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { Button } from '@/components/ui/button'
import { timeAgo } from '@/lib/client/chat/days'
import { useArchiveConversation, useChangeConversation } from '@/lib/client/conversations/api'
import { useExportConversation } from '@/lib/client/conversations/export'
import type { Conversation } from '@/lib/contract/chat'
import { chatMessages } from '@/lib/contract/messages/chat'
import { commonMessages } from '@/lib/contract/messages/common'
import { ConversationReader } from './conversation-reader'
import { RenameForm } from './rename-form'

type ConversationRowProps = {
  conversation: Conversation
  isCurrent: boolean
  timeZone: string
  onChosen: () => void
  onMoved: () => void
}

export function ConversationRow({ conversation, isCurrent, timeZone, onChosen, onMoved }: ConversationRowProps) {
  const { id, title, neverSend, updatedAt, archivedAt } = conversation
  const [isRenaming, setRenaming] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isReading, setReading] = useState(false)
  const change = useChangeConversation()
  const archive = useArchiveConversation()
  const exporting = useExportConversation(timeZone)
  const renameButton = useRef<HTMLButtonElement>(null)
  const isBusy = change.isPending || archive.isPending
  const when = timeAgo(updatedAt, new Date().toISOString(), timeZone)
  const note = isCurrent && !archivedAt ? `${when} · current` : when

  function choose() {
    if (isCurrent) onChosen()
    else change.mutate({ id, isActive: true }, { onSuccess: onChosen })
  }

  function leaveRenaming() {
    flushSync(() => setRenaming(false))
    renameButton.current?.focus()
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
    <li className="flex items-center gap-0.5 border-b border-rule py-1 last:border-0 max-sm:flex-wrap max-sm:justify-end">
      {archivedAt ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setReading(true)}
          className="min-w-0 flex-1 rounded-control px-2.5 py-1.5 text-start hover:bg-raised max-sm:basis-full"
        >
          <Label title={title} note={note} />
        </button>
      ) : (
        <button
          type="button"
          disabled={isBusy}
          aria-current={isCurrent || undefined}
          onClick={choose}
          className="min-w-0 flex-1 rounded-control px-2.5 py-1.5 text-start hover:bg-raised aria-[current]:bg-raised max-sm:basis-full"
        >
          <Label title={title} note={note} />
        </button>
      )}
      {/* On a phone they stand beside the day, so that the title has its line. */}
      <span className="flex items-center gap-0.5 max-sm:-mt-1 max-sm:basis-full">
        <span className="num mr-auto pl-2.5 text-sm text-ink-3 sm:hidden">{note}</span>
        <Button
          variant="ghost"
          size="icon"
          disabled={isBusy}
          aria-pressed={neverSend}
          aria-label={commonMessages.neverSend.keep(title)}
          title={commonMessages.neverSend.label}
          onClick={() => change.mutate({ id, neverSend: !neverSend })}
        >
          {neverSend ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
        </Button>
        <Button
          variant="ghost"
          size="icon"
          disabled={exporting.isPending}
          aria-label={`Export ${title}`}
          title="Export"
          onClick={() => exporting.mutate(conversation)}
        >
          <Download aria-hidden="true" />
        </Button>
        {archivedAt ? (
          <Button
            variant="outline"
            size="sm"
            disabled={isBusy}
            aria-label={`Restore ${title}`}
            onClick={() => change.mutate({ id, archived: false }, { onSuccess: onMoved })}
          >
            <ArchiveRestore aria-hidden="true" />
            Restore
          </Button>
        ) : (
          <>
            <Button
              ref={renameButton}
              variant="ghost"
              size="icon"
              disabled={isBusy}
              aria-label={`Rename ${title}`}
              title="Rename"
              onClick={() => setRenaming(true)}
            >
              <Pencil aria-hidden="true" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              disabled={isBusy}
              aria-label={`Archive ${title}`}
              title="Archive"
              onClick={() => setAsking(true)}
            >
              <Archive aria-hidden="true" />
            </Button>
          </>
        )}
      </span>
      {archivedAt && (
        <ConversationReader
          conversation={{ id, title, isArchived: true }}
          open={isReading}
          onOpenChange={setReading}
          onContinued={onChosen}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        question={chatMessages.confirm.archiveConversation}
        detail={`“${title}” keeps its messages and can be brought back.`}
        confirmLabel="Archive"
        onConfirm={() => archive.mutate(conversation, { onSuccess: onMoved })}
      />
    </li>
  )
}

function Label({ title, note }: { title: string; note: string }) {
  return (
    <>
      <span dir="auto" className="block truncate text-left font-medium">
        {title}
      </span>
      <span className="num block text-sm text-ink-3 max-sm:hidden">{note}</span>
    </>
  )
}
