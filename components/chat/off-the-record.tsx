'use client'

import { EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { QuietCare } from '@/components/shared/quiet-care'
import { Button } from '@/components/ui/button'
import { type UnkeptRow, useUnkeptChat } from '@/lib/client/chat/unkept'
import { timeOf } from '@/lib/client/time/calendar'
import { chatMessages } from '@/lib/contract/messages/chat'
import { CoachMark } from './coach-mark'
import { Composer } from './composer'
import { type Engine, stillSent } from './disclosure'
import { engineName } from './engine-name'
import { CoachRow, UserRow } from './message-row'
import { ReplyText } from './reply-text'
import { TypingIndicator } from './typing-indicator'

type OffTheRecordProps = {
  coach: { name: string; style: string }
  engine: Engine
  timeZone: string
  onLeave: () => void
}

/** A chat that stands on this screen alone: leaving it, or loading the page anew, is its end. */
export function OffTheRecord({ coach, engine, timeZone, onLeave }: OffTheRecordProps) {
  const { rows, reply, failed, send, stop } = useUnkeptChat()
  const [text, setText] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (rows.length > 0 || reply) end.current?.scrollIntoView({ block: 'end' })
  }, [rows, reply])

  function sendText() {
    const sent = text
    setText('')
    void send(sent, (returned) => setText((typed) => typed || returned))
  }

  return (
    <div className="screen-fill max-w-[42rem]">
      <header className="flex items-center gap-3 border-b border-rule py-3">
        <CoachMark name={coach.name} />
        <div className="grid min-w-0 flex-1">
          <h1 className="truncate text-base">{coach.name}</h1>
          <p className="flex items-center gap-1.5 text-sm text-ink-2">
            <EyeOff aria-hidden="true" className="size-3.5 shrink-0" />
            Off the record
            <span className="hidden truncate font-mono text-xs text-ink-3 sm:inline">{engineName(engine)}</span>
          </p>
        </div>
        <Button variant="outline" onClick={onLeave}>
          Back to the chat
        </Button>
      </header>
      <div
        role="log"
        aria-label={`Conversation with ${coach.name}, off the record`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        className="-mx-4 grid min-h-0 flex-1 content-start gap-5 overflow-x-hidden overflow-y-auto overscroll-contain px-4 py-5 sm:-mx-6 sm:px-6"
      >
        <p className="max-w-[62ch] rounded-card border border-rule bg-raised px-4 py-3 text-sm text-pretty text-ink-2">
          {chatMessages.offTheRecord}
          {engine.recipient !== null && ` ${stillSent(engine.recipient)}`}
        </p>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message here has nothing else to be known by
          <UnkeptMessage key={at} row={row} coachName={coach.name} timeZone={timeZone} />
        ))}
        {reply && (
          <div aria-live="off">
            <CoachRow coachName={coach.name}>
              <ReplyText text={reply} />
            </CoachRow>
          </div>
        )}
        {reply === '' && <TypingIndicator coachName={coach.name} isStill={false} />}
        <div ref={end} />
      </div>
      {failed && (
        <p role="alert" className="pb-2 text-sm text-bad">
          {failed}
        </p>
      )}
      <Composer
        input={input}
        coachName={coach.name}
        text={text}
        onText={setText}
        onSend={sendText}
        onStop={stop}
        onCancelEdit={null}
        busy={reply === null ? null : 'here'}
      />
    </div>
  )
}

function UnkeptMessage({ row, coachName, timeZone }: { row: UnkeptRow; coachName: string; timeZone: string }) {
  const time = <time dateTime={row.createdAt}>{timeOf(row.createdAt, timeZone)}</time>
  if (row.isFromUser) {
    return (
      <UserRow text={row.message} footer={time}>
        {row.careLevel === 'unclear' && <QuietCare className="text-end" />}
      </UserRow>
    )
  }
  return (
    <CoachRow coachName={row.coachName ?? coachName} footer={time}>
      <ReplyText text={row.message} />
    </CoachRow>
  )
}
