'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useMessageText } from '@/lib/client/chat-draft'
import { useMessages } from '@/lib/client/chat-messages'
import { useLogScroll } from '@/lib/client/chat-scroll'
import { regenerateReply, sendMessage, stopReply, takeReturnedText, useTurn } from '@/lib/client/chat-sending'
import { isTurnOf, withoutReplaced } from '@/lib/client/chat-turn'
import { useActiveConversation } from '@/lib/client/conversations'
import { useCurrentUser } from '@/lib/client/current-user'
import type { ChatMessage } from '@/lib/contract/chat'
import { coachLabel } from '@/lib/contract/coaches'
import { ChatHeader } from './chat-header'
import { ChatIntro } from './chat-intro'
import { Composer } from './composer'
import type { Engine } from './disclosure'
import { engineName } from './engine-name'
import { MessageLog } from './message-log'
import { MessagesPlaceholder } from './messages-placeholder'
import { OlderMessages } from './older-messages'
import { starterPrompts } from './starter-prompts'

type ChatScreenProps = { greeting: string; engine: Engine; goalTitles: string[] }

export function ChatScreen({ greeting, engine, goalTitles }: ChatScreenProps) {
  const client = useQueryClient()
  const user = useCurrentUser()
  const conversation = useActiveConversation()
  const conversationId = conversation?.id ?? null
  const { messages, isPending, failed, retry, older } = useMessages(conversationId)
  const { text, setText, send, giveBack } = useMessageText(conversationId)
  const turn = useTurn()
  const scroll = useLogScroll()
  const input = useRef<HTMLTextAreaElement>(null)
  const focusInput = () => input.current?.focus()

  const isFresh = useRef(true)
  useEffect(() => {
    // What was typed while the page was still loading stands in the field and nowhere else.
    const early = isFresh.current ? input.current?.value : ''
    isFresh.current = false
    if (early) setText(early)
  }, [setText])

  const inFlight = turn.phase === 'sending' ? turn : null
  const isHere = inFlight !== null && isTurnOf(inFlight, conversationId)
  const replaces = isHere ? inFlight.replaces : null
  const settled = useMemo(() => withoutReplaced(messages, replaces), [messages, replaces])
  // For a moment a finished turn is in the list already: then it is not shown a second time.
  const shownTurn = isHere && !settled.some(({ id }) => id === inFlight.userMessage?.id) ? inFlight : null
  const returned = turn.phase === 'idle' && turn.returned?.conversationId === conversationId ? turn.returned : null

  useEffect(() => {
    if (!returned) return
    giveBack(returned.text)
    takeReturnedText()
    // Whoever asked from elsewhere goes on here; a focus that is in use stays where it is.
    if (!document.activeElement?.closest('input, textarea, [role="dialog"]')) input.current?.focus()
  }, [returned, giveBack])

  const { jumpToLatest } = scroll
  const regenerate = useCallback(
    (question: ChatMessage, reply: ChatMessage) => {
      jumpToLatest()
      void regenerateReply(client, question, reply)
    },
    [client, jumpToLatest],
  )

  if (!user) return null
  const coach = coachLabel(user)

  function sendText() {
    const onHeard = send()
    scroll.jumpToLatest()
    sendMessage(client, { conversationId, text, answeredBy: engine, onHeard })
  }

  function pick(prompt: string) {
    setText(prompt)
    focusInput()
  }

  const intro = (
    <ChatIntro
      coachName={coach.name}
      greeting={greeting}
      engine={engine}
      prompts={starterPrompts(goalTitles)}
      onPick={pick}
    />
  )
  return (
    <div className="screen-fill max-w-[42rem]">
      <ChatHeader
        coach={coach}
        title={conversation?.title ?? 'New conversation'}
        engineName={engineName(engine)}
        canClear={!inFlight}
        timeZone={user.timeZone}
        focusInput={focusInput}
      />
      <MessageLog
        messages={settled}
        onRegenerate={inFlight ? null : regenerate}
        turn={shownTurn}
        freshReplyId={turn.phase === 'idle' ? turn.freshReplyId : null}
        coachName={coach.name}
        timeZone={user.timeZone}
        scroll={scroll}
        above={older.exist && <OlderMessages box={scroll.box} {...older} />}
        empty={isPending || failed ? <MessagesPlaceholder failed={failed} retry={retry} /> : intro}
      />
      <Composer
        input={input}
        coachName={coach.name}
        text={text}
        onText={setText}
        onSend={sendText}
        onStop={stopReply}
        busy={isHere ? 'here' : inFlight ? 'elsewhere' : null}
      />
    </div>
  )
}
