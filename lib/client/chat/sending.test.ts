import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PagedList } from '@/lib/client/cache/list-pages'
import { activeConversationKey } from '@/lib/client/conversations/keys'
import type { ChatMessage, Conversation } from '@/lib/contract/chat'
import { chatMessages } from '@/lib/contract/messages/chat'
import { commonMessages } from '@/lib/contract/messages/common'
import { leaveTurn, takeLeftTurn } from './left-turn'
import { messagesKey, seedMessages } from './messages'
import type * as sending from './sending'
import type { TurnInFlight } from './turn'

const at = '2026-11-21T09:30:00.000Z'
const conversation: Conversation = {
  id: 'c1',
  title: 'Hello',
  isActive: true,
  archivedAt: null,
  neverSend: false,
  createdAt: at,
  updatedAt: at,
}
const userMessage: ChatMessage = {
  id: 'm1',
  userId: 'u1',
  conversationId: 'c1',
  message: 'Hello',
  isFromUser: true,
  createdAt: at,
  source: 'user',
  model: null,
  coachName: null,
  status: 'complete',
  proposals: [],
  looked: [],
  marks: [],
  careLevel: null,
}
const reply: ChatMessage = { ...userMessage, id: 'm2', message: 'One step.', isFromUser: false, source: 'built-in' }
const answeredBy = { source: 'built-in', model: null, coachName: 'Elon' } as const

/** The test's hold on the one stream that `fetch` answers with. */
type Server = {
  say(event: string, data: unknown): void
  end(): void
  cut(): void
  /** From now on it can be asked what it keeps; before, the network is dead for that. */
  store(messages: ChatMessage[]): void
  requests: unknown[]
}

let chat: typeof sending
let client: QueryClient
let server: Server
const toast = vi.fn()
const onHeard = vi.fn()

beforeEach(async () => {
  vi.resetModules()
  vi.doMock('@/lib/client/screen/use-toast', () => ({ toast }))
  chat = await import('./sending')
  client = new QueryClient()
  server = stubFetch()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  client.clear()
})

describe('a message that is answered', () => {
  it('goes out trimmed, to the conversation it was written in', async () => {
    chat.sendMessage(client, { conversationId: 'c1', text: ' Hello\n', answeredBy, onHeard })
    await vi.waitFor(() => expect(server.requests).toEqual([{ message: 'Hello', conversationId: 'c1' }]))
  })

  it('joins the messages that are known, once it is whole', async () => {
    seedMessages(client, 'c1', [{ ...userMessage, id: 'm0' }])
    const sent = send('c1')
    server.say('start', { userMessage, conversation: { ...conversation, createdAt: '2026-11-01T00:00:00.000Z' } })
    server.say('delta', { text: 'One ' })
    await vi.waitFor(() => expect(onHeard).toHaveBeenCalledTimes(1))
    expect(idsOf('c1')).toEqual(['m0'])
    server.say('delta', { text: 'step.' })
    server.say('done', { message: reply })
    await sent
    expect(idsOf('c1')).toEqual(['m0', 'm1', 'm2'])
    expect(onHeard).toHaveBeenCalledTimes(1)
    expect(toast).not.toHaveBeenCalled()
  })

  it('makes the conversation it has begun the current one', async () => {
    const sent = send(null)
    expect(server.requests).toEqual([{ message: 'Hello' }])
    server.say('start', { userMessage, conversation })
    server.say('delta', { text: 'One step.' })
    server.say('done', { message: reply })
    await sent
    expect(client.getQueryData(activeConversationKey)).toMatchObject({ id: 'c1' })
    expect(idsOf('c1')).toEqual(['m1', 'm2'])
  })

  it('leaves a conversation that was not read yet to be read', async () => {
    const sent = send(null)
    server.say('start', { userMessage, conversation: { ...conversation, createdAt: '2026-11-01T00:00:00.000Z' } })
    server.say('done', { message: reply })
    await sent
    expect(client.getQueryData(messagesKey('c1'))).toBeUndefined()
    expect(client.getQueryData(activeConversationKey)).toMatchObject({ id: 'c1' })
  })
})

describe('the last message in other words', () => {
  const edits = { question: userMessage, reply }
  const edit = () => chat.sendMessage(client, { conversationId: 'c1', text: 'Hi', answeredBy, edits, onHeard })
  const other = { ...userMessage, message: 'Hi' }
  beforeEach(() => seedMessages(client, 'c1', [{ ...userMessage, id: 'm0' }, userMessage, reply]))

  it('takes the place of what it was, with the new reply', async () => {
    const sent = edit()
    expect(server.requests).toEqual([{ message: 'Hi' }])
    server.say('start', { userMessage: other, conversation })
    server.say('delta', { text: 'Two ' })
    await vi.waitFor(() => expect(onHeard).toHaveBeenCalledTimes(1))
    expect(idsOf('c1')).toEqual(['m0', 'm1', 'm2'])
    server.say('delta', { text: 'steps.' })
    server.say('done', { message: { ...reply, id: 'm3', message: 'Two steps.' } })
    await sent
    expect(idsOf('c1')).toEqual(['m0', 'm1', 'm3'])
    const { pages } = client.getQueryData(messagesKey('c1')) as PagedList<ChatMessage>
    expect(pages[0]?.items[1]?.message).toBe('Hi')
  })

  it('leaves what was said where it fails, and gives the words back', async () => {
    const sent = edit()
    server.say('error', { error: 'No.', code: 'coach_unavailable' })
    await sent
    expect(idsOf('c1')).toEqual(['m0', 'm1', 'm2'])
    expect(onHeard).not.toHaveBeenCalled()
    expect(toast).toHaveBeenCalledTimes(1)
  })
})

describe('what is not sent', () => {
  it('is empty text', async () => {
    await chat.sendMessage(client, { conversationId: 'c1', text: ' \n', answeredBy, onHeard })
    expect(server.requests).toEqual([])
  })

  it('is a second message while the first is on its way', async () => {
    const first = send('c1')
    await chat.sendMessage(client, { conversationId: 'c1', text: 'Again', answeredBy, onHeard })
    expect(server.requests).toHaveLength(1)
    server.say('start', { userMessage, conversation })
    server.say('done', { message: reply })
    await first
  })
})

describe('a message that fails', () => {
  /** Lets the stream come and the clock go on until it is so. */
  const until = async (isSo: () => boolean) => {
    for (let left = 200; left > 0 && !isSo(); left--) {
      await new Promise((resolve) => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(isSo()).toBe(true)
  }
  const isSaid = () => toast.mock.calls.length > 0
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  const begin = () => {
    server.say('start', { userMessage, conversation })
    server.say('delta', { text: 'One ' })
  }
  const failures: [string, () => void, string][] = [
    ['an error event', () => server.say('error', { error: 'Not now.', code: 'coach_unavailable' }), 'Not now.'],
    ['a stream that ends too soon', () => server.end(), chatMessages.error.cutShort],
    ['a network that is cut', () => server.cut(), commonMessages.error.offline],
    ['nonsense', () => server.say('delta', undefined), commonMessages.error.unknown],
  ]

  it.each(failures)('by %s is taken back, and said', async (_name, fail, sentence) => {
    seedMessages(client, 'c1', [])
    const sent = send('c1')
    begin()
    fail()
    await until(isSaid)
    await sent
    expect(idsOf('c1')).toEqual([])
    expect(toast).toHaveBeenCalledWith({
      title: chatMessages.failed.sendMessage,
      description: sentence,
      variant: 'destructive',
    })
  })

  it('offline is taken back, and the bar over every screen alone says so', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    seedMessages(client, 'c1', [])
    const sent = send('c1')
    begin()
    server.cut()
    await sent
    vi.unstubAllGlobals()
    expect(idsOf('c1')).toEqual([])
    expect(toast).not.toHaveBeenCalled()
  })

  it('by a network that is cut behind its words is kept, where the server has stored it by then', async () => {
    seedMessages(client, 'c1', [])
    const sent = send('c1')
    server.say('start', { userMessage, conversation: { ...conversation, createdAt: '2026-11-01T00:00:00.000Z' } })
    server.say('delta', { text: 'One step.' })
    await until(() => onHeard.mock.calls.length > 0)
    for (let left = 20; left > 0; left--) await new Promise((resolve) => setImmediate(resolve))
    server.cut()
    for (let left = 20; left > 0; left--) await new Promise((resolve) => setImmediate(resolve))
    expect(idsOf('c1')).toEqual([])
    server.store([userMessage, reply])
    await until(() => idsOf('c1').length > 0)
    await sent
    expect(idsOf('c1')).toEqual(['m1', 'm2'])
    expect(toast).not.toHaveBeenCalled()
  })

  it('by a refusal is said in the words of the server', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ error: 'Too many requests.', code: 'rate_limited' }, { status: 429 }),
    )
    await send('c1')
    expect(toast.mock.calls[0]?.[0]).toMatchObject({ description: 'Too many requests.' })
    expect(onHeard).not.toHaveBeenCalled()
  })

  it('lets the next one go out', async () => {
    const sent = send('c1')
    server.end()
    await sent
    send('c1')
    expect(server.requests).toHaveLength(2)
  })
})

describe('a reply that is stopped', () => {
  it('stays with what was said, marked, and without a word of complaint', async () => {
    seedMessages(client, 'c1', [])
    const sent = send('c1')
    server.say('start', { userMessage, conversation: { ...conversation, createdAt: '2026-11-01T00:00:00.000Z' } })
    server.say('delta', { text: 'One ' })
    await vi.waitFor(() => expect(onHeard).toHaveBeenCalled())
    chat.stopReply()
    await sent
    expect(messagesOf('c1')).toMatchObject([{ id: 'm1' }, { message: 'One ', status: 'stopped', source: 'built-in' }])
    expect(toast).not.toHaveBeenCalled()
  })

  it('leaves nothing behind before the first word', async () => {
    seedMessages(client, 'c1', [])
    const sent = send('c1')
    chat.stopReply()
    await sent
    expect(idsOf('c1')).toEqual([])
    expect(toast).not.toHaveBeenCalled()
  })
})

describe('a turn that was under way when the page was loaded anew', () => {
  const begun = { ...conversation, createdAt: '2026-11-01T00:00:00.000Z' }
  const left: TurnInFlight = {
    phase: 'sending',
    sentTo: 'c1',
    text: 'Hello',
    sentAt: at,
    userMessage,
    conversation: begun,
    reply: 'One ',
    looked: [],
    proposals: [],
    replaces: null,
    isEdit: false,
    isLeft: false,
  }
  let stored: ChatMessage[][]

  beforeEach(async () => {
    vi.useFakeTimers()
    const notes = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => notes.get(key) ?? null,
      setItem: (key: string, value: string) => void notes.set(key, value),
      removeItem: (key: string) => void notes.delete(key),
    })
    vi.stubGlobal('fetch', async () => Response.json(stored.length > 1 ? stored.shift() : stored[0]))
    seedMessages(client, 'c1', [])
  })
  afterEach(() => void vi.useRealTimers())

  it('is shown as still being answered, and becomes what the server has stored of it', async () => {
    stored = [[], [], [userMessage, { ...reply, status: 'stopped' }]]
    leaveTurn(left)
    const taken = chat.takeUpLeftTurn(client, 'u1')
    chat.sendMessage(client, { conversationId: 'c1', text: 'Again', answeredBy, onHeard })
    expect(idsOf('c1')).toEqual([])
    await vi.runAllTimersAsync()
    await taken
    expect(messagesOf('c1')).toMatchObject([{ id: 'm1' }, { id: 'm2', status: 'stopped' }])
    expect(toast).not.toHaveBeenCalled()
    // Told once: the next page knows nothing of it.
    await chat.takeUpLeftTurn(client, 'u1')
    expect(idsOf('c1')).toEqual(['m1', 'm2'])
  })

  it('is not shown twice where the page has it already', async () => {
    stored = [[]]
    seedMessages(client, 'c1', [userMessage, reply])
    leaveTurn(left)
    await chat.takeUpLeftTurn(client, 'u1')
    expect(idsOf('c1')).toEqual(['m1', 'm2'])
  })

  it('gives its text back where nothing of it was stored', async () => {
    stored = [[]]
    leaveTurn(left)
    const taken = chat.takeUpLeftTurn(client, 'u1')
    await vi.runAllTimersAsync()
    await taken
    expect(idsOf('c1')).toEqual([])
    expect(toast).toHaveBeenCalledTimes(1)
  })

  it("is nobody else's, and none before a word came or where another reply stands", () => {
    leaveTurn(left)
    expect(takeLeftTurn('u2')).toBeNull()
    for (const other of [
      { ...left, reply: '' },
      { ...left, replaces: 'm2' },
      { ...left, userMessage: null },
    ]) {
      leaveTurn(other)
      expect(takeLeftTurn('u1')).toBeNull()
    }
  })
})

function send(conversationId: string | null): Promise<void> {
  return chat.sendMessage(client, { conversationId, text: 'Hello', answeredBy, onHeard })
}

function messagesOf(conversationId: string): ChatMessage[] {
  return (
    client.getQueryData<PagedList<ChatMessage>>(messagesKey(conversationId))?.pages.flatMap((page) => page.items) ?? []
  )
}

function idsOf(conversationId: string): string[] {
  return messagesOf(conversationId).map(({ id }) => id)
}

function stubFetch(): Server {
  const requests: unknown[] = []
  const encoder = new TextEncoder()
  let pipe = new TransformStream<Uint8Array, Uint8Array>()
  let writer = pipe.writable.getWriter()
  let stored: ChatMessage[] | null = null
  vi.stubGlobal('fetch', async (_path: string, { body, signal }: { body: string | null; signal: AbortSignal }) => {
    if (!body) {
      if (stored) return Response.json(stored)
      throw new TypeError('network error')
    }
    requests.push(JSON.parse(body))
    if (requests.length > 1) {
      pipe = new TransformStream()
      writer = pipe.writable.getWriter()
    }
    signal.addEventListener('abort', () => writer.abort(signal.reason).catch(() => undefined))
    return new Response(pipe.readable, { headers: { 'Content-Type': 'text/event-stream' } })
  })
  const quietly = (writing: Promise<void>) => void writing.catch(() => undefined)
  return {
    requests,
    say: (event, data) => quietly(writer.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))),
    end: () => quietly(writer.close()),
    cut: () => quietly(writer.abort(new TypeError('network error'))),
    store: (messages) => {
      stored = messages
    },
  }
}
