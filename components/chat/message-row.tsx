import { memo, type ReactNode } from 'react'
import { QuietCare } from '@/components/shared/quiet-care'
import { timeOf } from '@/lib/client/calendar'
import type { ChatMessage } from '@/lib/contract/chat'
import type { Remembered } from '@/lib/contract/memory'
import { CopyButton } from './copy-button'
import { engineName } from './engine-name'
import { RegenerateButton } from './regenerate-button'
import { RememberedNote } from './remembered-note'
import { ReplyDeeds } from './reply-deeds'
import { ReplyText } from './reply-text'
import { UserText } from './user-text'

type MessageRowProps = {
  message: ChatMessage
  coachName: string
  timeZone: string
  /** What the coach has learned from it. */
  remembered?: readonly Remembered[] | undefined
  focusLog: () => void
  /** Asks for another reply in its place; only the last reply has one. */
  onRegenerate?: (() => void) | undefined
}

/** One message of the log. */
export const MessageRow = memo(function MessageRow({
  message,
  coachName,
  timeZone,
  remembered,
  focusLog,
  onRegenerate,
}: MessageRowProps) {
  const time = <Time instant={message.createdAt} timeZone={timeZone} />
  if (message.isFromUser)
    return (
      <UserRow text={message.message} footer={time}>
        {message.careLevel === 'unclear' && <QuietCare className="text-end" />}
        {remembered?.map((one) => (
          <RememberedNote key={one.id} messageId={message.id} remembered={one} focusLog={focusLog} />
        ))}
      </UserRow>
    )
  return (
    <CoachRow
      coachName={coachName}
      footer={
        <>
          {time}
          <span className="truncate font-mono">{engineName(message)}</span>
          {message.status === 'stopped' && <span className="text-warn">Stopped</span>}
          <CopyButton text={message.message} />
          {onRegenerate && <RegenerateButton onClick={onRegenerate} />}
        </>
      }
    >
      <ReplyText text={message.message} />
      <ReplyDeeds looked={message.looked} proposals={message.proposals} timeZone={timeZone} />
    </CoachRow>
  )
})

/** What the user said, as they wrote it. */
export function UserRow({ text, footer, children }: { text: string; footer: ReactNode; children?: ReactNode }) {
  return (
    <article data-row aria-label="You" className="grid justify-items-end gap-1 ps-10 sm:ps-20">
      <div className="max-w-full rounded-card bg-raised px-4 py-2.5 text-base">
        <UserText text={text} />
      </div>
      <footer className="num px-1 text-xs text-ink-3">{footer}</footer>
      {children}
    </article>
  )
}

/** What the coach says, in lines of at most 72 characters or so. The footer keeps its height while there is nothing in it yet. */
export function CoachRow({
  coachName,
  footer,
  children,
}: {
  coachName: string
  footer?: ReactNode
  children: ReactNode
}) {
  return (
    <article data-row className="grid max-w-[34.5rem] grid-cols-[minmax(0,1fr)] gap-1">
      <h2 className="text-sm tracking-normal">{coachName}</h2>
      <div className="text-base/relaxed wrap-anywhere">{children}</div>
      <footer className="num flex min-h-8 items-center gap-2.5 text-xs text-ink-3 pointer-coarse:min-h-10">
        {footer}
      </footer>
    </article>
  )
}

function Time({ instant, timeZone }: { instant: string; timeZone: string }) {
  return <time dateTime={instant}>{timeOf(instant, timeZone)}</time>
}
