import { useEffect, useRef, useState } from 'react'
import { errorSentence } from '@/lib/client/http/api-error'
import type { NewMessage, UnkeptMessage } from '@/lib/contract/chat'
import { limits } from '@/lib/contract/limits'
import { streamUnkept } from './stream'

/** A message of a chat off the record, by its place in it. */
export type UnkeptRow = Pick<
  UnkeptMessage,
  'message' | 'isFromUser' | 'createdAt' | 'source' | 'model' | 'coachName' | 'looked' | 'careLevel'
>

/** What of the chat goes along is bounded twice: by number, and so that a request stays far from its largest. */
const MOST_CHARACTERS = 40_000

/** The last turns that fit beside a new message. */
export function turnsOf(rows: readonly UnkeptRow[]): NonNullable<NewMessage['turns']> {
  const turns: NonNullable<NewMessage['turns']> = []
  let room = MOST_CHARACTERS
  for (const { message, isFromUser } of rows.toReversed()) {
    room -= message.length
    if (room < 0 || turns.length >= limits.unkeptTurns) break
    turns.unshift({ message, isFromUser })
  }
  return turns
}

/** A chat that stands in this screen's memory alone, and goes with it. */
export function useUnkeptChat() {
  const [rows, setRows] = useState<UnkeptRow[]>([])
  const [reply, setReply] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const aborting = useRef<AbortController | null>(null)
  useEffect(() => () => aborting.current?.abort(), [])

  /** Gives the text back where it could not be answered. */
  async function send(text: string, giveBack: (text: string) => void): Promise<void> {
    const message = text.trim()
    if (!message || reply !== null) return
    setFailed(null)
    setReply('')
    const mine: UnkeptRow = { message, isFromUser: true, createdAt: new Date().toISOString(), ...own }
    setRows([...rows, mine])
    aborting.current = new AbortController()
    const { signal } = aborting.current
    try {
      for await (const event of streamUnkept({ message, offTheRecord: true, turns: turnsOf(rows) }, signal)) {
        if (event.type === 'delta') setReply((said) => (said ?? '') + event.data.text)
        if (event.type === 'replace') setReply(event.data.text)
        if (event.type === 'start') setRows([...rows, event.data.userMessage])
        if (event.type === 'done') setRows((known) => [...known, event.data.message])
      }
    } catch (error) {
      setRows(rows)
      giveBack(message)
      if (!signal.aborted) setFailed(errorSentence(error))
    } finally {
      setReply(null)
    }
  }
  return { rows, reply, failed, send, stop: () => aborting.current?.abort() }
}

const own = {
  source: 'user',
  model: null,
  coachName: null,
  looked: [],
  careLevel: null,
} as const satisfies Partial<UnkeptRow>
