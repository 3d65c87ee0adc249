'use client'

import { useUndoRemembered } from '@/lib/client/chat/remembered'
import type { Remembered } from '@/lib/contract/memory'

type RememberedNoteProps = { messageId: string; remembered: Remembered; focusLog: () => void }

/** What the coach has learned from the message above, with the way to take it back. */
export function RememberedNote({ messageId, remembered, focusLog }: RememberedNoteProps) {
  const undo = useUndoRemembered(messageId)
  return (
    <p className="flex max-w-full items-baseline gap-1.5 px-1 text-xs text-ink-3">
      <span className="min-w-0 text-end wrap-anywhere" dir="auto">
        Remembered: {remembered.text}
      </span>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        disabled={undo.isPending}
        aria-label={`Undo: forget “${remembered.text}”`}
        className="-my-2 shrink-0 py-2 font-medium pointer-coarse:-my-3 pointer-coarse:py-3 text-ink-2 underline underline-offset-2 hover:text-ink"
        // The button goes with what it undid.
        onClick={() => undo.mutate(remembered, { onSuccess: focusLog })}
      >
        Undo
      </button>
    </p>
  )
}
