'use client'

import { ArrowDown } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { dividerLabel, groupByDay } from '@/lib/client/chat/days'
import { useRemembered } from '@/lib/client/chat/remembered'
import type { useLogScroll } from '@/lib/client/chat/scroll'
import type { TurnInFlight } from '@/lib/client/chat/turn'
import { cn } from '@/lib/client/screen/cn'
import { dayOf } from '@/lib/client/time/calendar'
import type { ChatMessage } from '@/lib/contract/chat'
import { isOpenChoice } from '@/lib/contract/did-you-mean'
import type { ReplyStyle } from '@/lib/contract/reply-style'
import { tellsAbilities } from '@/lib/contract/unanswered'
import { MessageRow } from './message-row'
import { questionsToGoOn } from './starter-prompts'
import { TurnRows } from './turn-rows'
import { TypingIndicator } from './typing-indicator'

type MessageLogProps = {
  messages: ChatMessage[]
  /** Who answers, as the header says it. */
  answeredBy?: string | undefined
  /** What is being said in this conversation now. */
  turn: TurnInFlight | null
  /** The reply that has just come whole: it is what a screen reader is told of. */
  freshReplyId: string | null
  /** Asks for another reply to a message; null while one is coming. */
  onRegenerate: ((question: ChatMessage, reply: ChatMessage, style?: ReplyStyle) => void) | null
  /** Takes the last message to the input, to be sent in other words; null while a reply is coming. */
  onEdit: ((question: ChatMessage, reply: ChatMessage) => void) | null
  /** Sends a question that the last reply offers; null while a reply is coming. */
  onAsk: ((question: string) => void) | null
  /** Titles of ongoing goals, to ask about where the coach could not answer. */
  goalTitles: readonly string[]
  coachName: string
  timeZone: string
  scroll: ReturnType<typeof useLogScroll>
  /** Stands over the first message. */
  above: ReactNode
  /** Stands in place of messages while there are none. */
  empty: ReactNode
}

/**
 * The conversation. It is a live region in which only the wait and a whole reply are news: older messages, another
 * conversation and the words of a reply as they come stand in a silent part of it.
 */
export function MessageLog({
  messages,
  answeredBy,
  turn,
  freshReplyId,
  onRegenerate,
  onEdit,
  onAsk,
  goalTitles,
  coachName,
  timeZone,
  scroll,
  above,
  empty,
}: MessageLogProps) {
  const newest = messages.at(-1)
  const fresh = newest && newest.id === freshReplyId ? newest : null
  const settled = useMemo(() => (fresh ? messages.slice(0, -1) : messages), [messages, fresh])
  const days = useMemo(() => groupByDay(settled, timeZone), [settled, timeZone])
  const today = dayOf(new Date().toISOString(), timeZone)
  const learned = useRemembered()
  const { box } = scroll
  const focusLog = useCallback(() => box.current?.focus({ preventScroll: true }), [box])
  const question = messages.at(-2)
  const regenerate = useMemo(() => {
    if (!onRegenerate || !newest || newest.unkept || newest.isFromUser || !question?.isFromUser) return undefined
    return (style?: ReplyStyle) => {
      // The button goes with its reply, and would take the focus with it.
      focusLog()
      onRegenerate(question, newest, style)
    }
  }, [onRegenerate, question, newest, focusLog])
  const edit = useMemo(() => {
    if (!onEdit || !newest || newest.unkept || newest.isFromUser || !question?.isFromUser) return undefined
    return () => onEdit(question, newest)
  }, [onEdit, question, newest])
  const ask = useMemo(() => {
    if (!onAsk) return undefined
    return (words: string) => {
      // The button goes with the questions that it stands among, and would take the focus with it.
      focusLog()
      onAsk(words)
    }
  }, [onAsk, focusLog])
  const starters = useMemo(
    () =>
      questionsToGoOn(
        goalTitles,
        messages.filter(({ isFromUser }) => isFromUser).map(({ message }) => message),
        messages.some(({ isFromUser, message }) => !isFromUser && tellsAbilities(message)),
      ),
    [goalTitles, messages],
  )
  const open = useMemo(() => openChoices(messages), [messages])
  function jump() {
    scroll.jumpToLatest()
    // The button is about to go, and would take the focus with it.
    focusLog()
  }
  const isEmpty = messages.length === 0 && !turn

  return (
    <div className="relative -mx-4 min-h-0 flex-1 sm:-mx-6">
      <div
        ref={scroll.box}
        role="log"
        aria-label={`Conversation with ${coachName}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        className={cn(
          'flex h-full overflow-x-hidden overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] focus-visible:-outline-offset-2 sm:px-6',
          // What stands in for messages is read from its beginning, messages from their end.
          isEmpty ? 'flex-col' : 'flex-col-reverse',
        )}
      >
        <div className={isEmpty ? 'my-auto py-6' : 'mb-auto grid gap-5 py-5'}>
          <div aria-live="off" className="grid gap-5">
            {above}
            {days.map(({ day, entries }) => (
              <div key={day} className="grid gap-5">
                <DayDivider day={day} today={today} />
                {entries.map((message) => (
                  <MessageRow
                    key={message.id}
                    message={message}
                    coachName={coachName}
                    answeredBy={answeredBy}
                    timeZone={timeZone}
                    remembered={learned[message.id]}
                    focusLog={focusLog}
                    onRegenerate={message === newest ? regenerate : undefined}
                    onEdit={message === question ? edit : undefined}
                    onAsk={message === newest || open.has(message) ? ask : undefined}
                    isOpen={open.has(message)}
                    starters={starters}
                  />
                ))}
              </div>
            ))}
            {turn && !days.some(({ day }) => day === today) && <DayDivider day={today} today={today} />}
            {turn && <TurnRows turn={turn} coachName={coachName} timeZone={timeZone} />}
          </div>
          {fresh && (
            <MessageRow
              key={fresh.id}
              message={fresh}
              coachName={coachName}
              answeredBy={answeredBy}
              timeZone={timeZone}
              focusLog={focusLog}
              onRegenerate={regenerate}
              onAsk={ask}
              starters={starters}
            />
          )}
          {turn && (turn.isLeft || !turn.reply) && <TypingIndicator coachName={coachName} isStill={turn.isLeft} />}
          {isEmpty && <div aria-live="off">{empty}</div>}
        </div>
      </div>
      {scroll.isAway && <JumpToLatest onClick={jump} />}
    </div>
  )
}

/** The replies before the last one that ask which is meant, and were not answered by one of their choices. */
function openChoices(messages: readonly ChatMessage[]): ReadonlySet<ChatMessage> {
  const said = messages.map(({ isFromUser, message }) => (isFromUser ? message : ''))
  const isOpen = ({ source, message }: ChatMessage, at: number) =>
    source === 'built-in' && isOpenChoice(message, said.slice(at))
  return new Set(messages.slice(0, -1).filter(isOpen))
}

function DayDivider({ day, today }: { day: string; today: string }) {
  return (
    <p className="flex items-center gap-3 text-xs text-ink-3 before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
      {/* Midnight may fall between the server's render and the browser's. */}
      <time dateTime={day} suppressHydrationWarning>
        {dividerLabel(day, today)}
      </time>
    </p>
  )
}

function JumpToLatest({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="outline"
      size="sm"
      className="absolute bottom-3 left-1/2 -translate-x-1/2 animate-appear rounded-full shadow-float"
      onClick={onClick}
    >
      <ArrowDown aria-hidden="true" />
      Jump to latest
    </Button>
  )
}
