'use client'

import { ArrowUp, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { isComposing } from '@/components/shared/send-on-keys'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { measureMessage } from '@/lib/client/chat/length'
import { limits } from '@/lib/contract/limits'

type ComposerProps = {
  input: RefObject<HTMLTextAreaElement | null>
  coachName: string
  text: string
  onText: (text: string) => void
  onSend: () => void
  onStop: () => void
  /** `here`: a reply is coming in this conversation; `elsewhere`: in another, and this one waits for it. */
  busy: 'here' | 'elsewhere' | null
  /** Leaves the last message as it was; null where a new one is written. */
  onCancelEdit: (() => void) | null
}

/** The message input. Enter sends, Shift+Enter breaks the line, and an Enter that ends a composition does neither. */
export function Composer({ input, coachName, text, onText, onSend, onStop, busy, onCancelEdit }: ComposerProps) {
  const id = useId()
  const { count, isLong, excess } = measureMessage(text)
  const canSend = text.trim() !== '' && excess === 0 && busy === null

  function submit(event: FormEvent) {
    event.preventDefault()
    input.current?.focus()
    if (canSend) onSend()
  }

  function answerKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isComposing(event)) return
    if (event.key === 'Escape') onCancelEdit?.()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    if (canSend) onSend()
  }

  function stop() {
    input.current?.focus()
    onStop()
  }

  return (
    <form data-foot onSubmit={submit} className="pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {onCancelEdit && (
        <p className="flex items-center justify-between gap-3 px-1 text-sm text-ink-2">
          Editing your last message
          <Button variant="ghost" size="sm" onClick={onCancelEdit}>
            Cancel
          </Button>
        </p>
      )}
      <div className="writing flex items-end gap-1.5 rounded-card border border-rule-strong bg-surface p-1.5">
        <label htmlFor={`${id}-input`} className="sr-only">
          Message to {coachName}
        </label>
        <Textarea
          ref={input}
          id={`${id}-input`}
          rows={1}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={answerKey}
          placeholder={`Message ${coachName}`}
          enterKeyHint="send"
          dir="auto"
          aria-describedby={`${id}-note`}
          aria-invalid={excess > 0 || undefined}
          className="min-h-10 flex-1 resize-none border-0 bg-transparent px-2.5 py-2 outline-none pointer-coarse:min-h-11 pointer-coarse:py-2.5"
        />
        {busy === 'here' ? (
          // The keys keep these two apart: one button that turned into the other while it is pressed would send again.
          <Button key="stop" size="icon" variant="outline" aria-label="Stop" title="Stop" onClick={stop}>
            <Square aria-hidden="true" fill="currentColor" />
          </Button>
        ) : (
          <Button key="send" type="submit" size="icon" aria-label="Send" title="Send" disabled={!canSend}>
            <ArrowUp aria-hidden="true" />
          </Button>
        )}
      </div>
      <p id={`${id}-note`} className="flex min-h-6 items-end justify-between gap-4 px-1 text-xs text-ink-3">
        <span>
          {busy === 'elsewhere'
            ? `${coachName} is still answering in another conversation.`
            : `${coachName} is an AI and can be wrong.`}
        </span>
        {isLong && (
          <span className={excess > 0 ? 'num text-bad' : 'num'}>
            {excess > 0
              ? `${excess.toLocaleString('en')} over the limit of ${limits.message.toLocaleString('en')}`
              : `${count.toLocaleString('en')} / ${limits.message.toLocaleString('en')}`}
          </span>
        )}
      </p>
    </form>
  )
}
