'use client'

import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { focusOnScreen } from '@/components/shared/focus'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { useMessageText } from '@/lib/client/chat/draft'
import { useMessages } from '@/lib/client/chat/messages'
import { useLogScroll } from '@/lib/client/chat/scroll'
import {
  regenerateReply,
  sendMessage,
  stopReply,
  takeReturnedText,
  takeUpLeftTurn,
  useTurn,
} from '@/lib/client/chat/sending'
import { isTurnOf, withoutReplaced } from '@/lib/client/chat/turn'
import { useActiveConversation, useChangeConversation } from '@/lib/client/conversations/api'
import type { ChatMessage } from '@/lib/contract/chat'
import { type BuiltInLeader, coachLabel } from '@/lib/contract/coaches'
import type { ReplyStyle } from '@/lib/contract/reply-style'
import { ChatHeader } from './chat-header'
import { ChatIntro } from './chat-intro'
import { Composer } from './composer'
import { ConversationRail } from './conversation-rail'
import type { Engine } from './disclosure'
import { engineName } from './engine-name'
import { MessageLog } from './message-log'
import { MessagesPlaceholder } from './messages-placeholder'
import { OlderMessages } from './older-messages'
import { starterPrompts } from './starter-prompts'

const OffTheRecord = lazy(() => import('./off-the-record').then((module) => ({ default: module.OffTheRecord })))

type ChatScreenProps = {
  greeting: string
  engine: Engine
  goalTitles: string[]
  /** What each coach asks, for someone who has not talked to any yet. */
  questions: Record<BuiltInLeader, string> | null
}

/** The last message and its reply while it is written anew, and what stood in the input before. */
type Edits = { question: ChatMessage; reply: ChatMessage; typed: string }

export function ChatScreen({ greeting, engine, goalTitles, questions }: ChatScreenProps) {
  const client = useQueryClient()
  const user = useCurrentUser()
  const active = useActiveConversation()
  const change = useChangeConversation()
  // What is typed once “New chat” is pressed is of the new one, however long the server takes to let the other go.
  const [leaving, setLeaving] = useState<string | null>(null)
  const conversation = active?.id === leaving ? null : active
  const conversationId = conversation?.id ?? null
  const { messages, isPending, failed, retry, older } = useMessages(conversationId)
  const { text, setText, send, giveBack } = useMessageText(conversationId)
  const turn = useTurn()
  const scroll = useLogScroll()
  const input = useRef<HTMLTextAreaElement>(null)
  const focusInput = () => input.current?.focus()

  const [isUnkept, setUnkept] = useState(false)
  const wasUnkept = useRef(false)
  const { box } = scroll
  useEffect(() => {
    // The button that led back is gone, and took the focus with it.
    if (wasUnkept.current && !isUnkept) {
      box.current?.focus({ preventScroll: true })
      focusOnScreen(input.current)
    }
    wasUnkept.current = isUnkept
  }, [isUnkept, box])
  const [hasTalked, setTalked] = useState(false)
  const [edits, setEdits] = useState<Edits | null>(null)
  const editing = edits?.question.conversationId === conversationId ? edits : null

  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isDue || leaving !== null) return
    setDue(false)
    // Where the other one could not be left, the text stands in its field, and is sent by a press.
    if (conversationId === null) input.current?.form?.requestSubmit()
  }, [isDue, leaving, conversationId])

  const isFresh = useRef(true)
  useEffect(() => {
    // What was typed while the page was still loading stands in the field and nowhere else.
    const early = isFresh.current ? input.current?.value : ''
    isFresh.current = false
    if (early) setText(early)
  }, [setText])
  useEffect(() => focusOnScreen(input.current), [])

  const userId = user?.id
  useEffect(() => {
    if (userId) void takeUpLeftTurn(client, userId)
  }, [client, userId])

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
    (question: ChatMessage, reply: ChatMessage, style?: ReplyStyle) => {
      jumpToLatest()
      void regenerateReply(client, question, reply, style)
    },
    [client, jumpToLatest],
  )

  const edit = useCallback(
    (question: ChatMessage, reply: ChatMessage) => {
      setEdits({ question, reply, typed: input.current?.value ?? '' })
      setText(question.message)
      input.current?.focus()
    },
    [setText],
  )

  const coachName = user ? coachLabel(user).name : null
  const answeredBy = useMemo(() => ({ ...engine, coachName }), [engine, coachName])
  const ask = useCallback(
    (question: string) => {
      jumpToLatest()
      sendMessage(client, { conversationId, text: question, answeredBy, onHeard: () => {} })
    },
    [client, conversationId, answeredBy, jumpToLatest],
  )

  const isBuiltIn = engine.source === 'built-in'
  const starters = useMemo(() => starterPrompts({ goalTitles, isBuiltIn }), [goalTitles, isBuiltIn])

  function cancelEdit() {
    setText(editing?.typed ?? '')
    setEdits(null)
    focusInput()
  }

  if (!user) return null
  const coach = coachLabel(user)
  if (isUnkept) {
    return (
      <Suspense>
        <OffTheRecord coach={coach} engine={engine} timeZone={user.timeZone} onLeave={() => setUnkept(false)} />
      </Suspense>
    )
  }

  /** No conversation is current then: the next message makes one, and gives it its title. */
  function leave(id: string) {
    setLeaving(id)
    change.mutate({ id, isActive: false }, { onSettled: () => setLeaving(null) })
    focusInput()
  }

  function sendText() {
    if (leaving !== null) return setDue(true)
    const sent = send()
    const onHeard = () => {
      sent()
      setEdits(null)
      if (editing?.typed) giveBack(editing.typed)
    }
    scroll.jumpToLatest()
    setTalked(true)
    sendMessage(client, { conversationId, text, answeredBy, edits: editing ?? undefined, onHeard })
  }

  /** One press asks. On a phone the keyboard stays away from the answer. */
  function pick(prompt: string) {
    if (inFlight) {
      setText(prompt)
      return focusInput()
    }
    // The button goes, and would take the focus with it.
    if (matchMedia('(pointer: coarse)').matches) scroll.box.current?.focus({ preventScroll: true })
    else focusInput()
    setTalked(true)
    ask(prompt)
  }

  const intro = (
    <ChatIntro
      coachName={coach.name}
      greeting={greeting}
      engine={engine}
      prompts={starters}
      questions={hasTalked ? null : questions}
      onPick={pick}
    />
  )
  return (
    <div className="mx-auto flex w-full max-w-[70rem]">
      <ConversationRail timeZone={user.timeZone} onChosen={focusInput} />
      <div className="screen-fill max-w-[42rem]">
        <ChatHeader
          coach={coach}
          title={conversation?.title ?? 'New conversation'}
          engineName={engineName(engine)}
          canClear={!inFlight}
          onNewChat={conversationId === null || inFlight || change.isPending ? null : () => leave(conversationId)}
          onOffTheRecord={inFlight ? null : () => setUnkept(true)}
          timeZone={user.timeZone}
          focusInput={focusInput}
        />
        <MessageLog
          messages={settled}
          answeredBy={engineName(engine)}
          onRegenerate={inFlight ? null : regenerate}
          onEdit={inFlight || editing ? null : edit}
          onAsk={inFlight || editing ? null : ask}
          goalTitles={goalTitles}
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
          onCancelEdit={editing && !inFlight ? cancelEdit : null}
          busy={isHere ? 'here' : inFlight ? 'elsewhere' : null}
        />
      </div>
    </div>
  )
}
