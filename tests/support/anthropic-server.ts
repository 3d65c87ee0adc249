import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  defaultJudge,
  defaultReply,
  isOfProgress,
  type Judgement,
  schemaOf,
  sentencesToCheck,
  structuredAnswer,
} from './anthropic/answers'
import { answerWithFault, type Fault, faultyJudgements } from './anthropic/faults'
import {
  blockEvents,
  messageEvents,
  type SaidBlock,
  type StopReason,
  serverSentEvent,
  wholeMessage,
} from './anthropic/message-events'
import { PromptCache } from './anthropic/prompt-cache'
import { type RecordedRequest, readRequest } from './anthropic/request'

type Behaviour = {
  fault?: Fault | undefined
  /** How many requests meet the fault before all is well again. Default: every one. */
  faultyRequests?: number
  /** The fault of each request by what it asks, so that many can go wrong in different ways at once. */
  faultFor?: (request: RecordedRequest) => Fault | undefined
  /** An answer waits for this. */
  hold?: (request: RecordedRequest) => Promise<void> | undefined
  /** The models that it lists; any other is not there. Default: it lists none and is whichever is asked. */
  models?: readonly string[]
  /** Between two events of a stream, and before an answer that is not streamed. Milliseconds, default 0. */
  delayMs?: number
  /** The text of a chat reply. */
  reply?: string | ((request: RecordedRequest) => string)
  /** What a model says in a round of a chat, tools and all; undefined leaves the round to `reply`. */
  says?: (request: RecordedRequest) => readonly SaidBlock[] | undefined
  judge?: (request: RecordedRequest) => Judgement
  /** What a model finds when it checks a reply, or what it looks up for that. Default: nothing. */
  checks?: (request: RecordedRequest, sentences: string[]) => readonly object[] | { says: readonly SaidBlock[] }
  /** Any other structured answer. Default: made up from the request's schema. */
  answer?: (request: RecordedRequest) => unknown
  /** The text of a structured answer as it stands, JSON or not. */
  rawAnswer?: string
  /** What every answer says that it has used, sound or not. Default: what a prompt cache would count. */
  usage?: object
  /** Answers by itself, in whatever way it likes, instead of all the above. */
  raw?: (response: ServerResponse) => void | Promise<void>
}

export type AnthropicServer = {
  /** For ANTHROPIC_BASE_URL. Stays the same while the server lives, refused connections included. */
  url: string
  /** Requests to /v1/messages so far, retries too, oldest first. */
  requests: RecordedRequest[]
  /** Those that have a finished reply checked, apart from the others: how many there are hangs on its words. */
  checkRequests: RecordedRequest[]
  /** Connections that were opened to it so far. */
  connections(): number
  /** Behaves like this from now on; `{}` is good behaviour. Forgets nothing but the last behaviour. */
  behave(behaviour: Behaviour): Promise<void>
  stop(): Promise<void>
}

/**
 * A server on loopback that speaks the Messages API, whole and streamed, and misbehaves on demand. Answers sensibly
 * out of the request. Reports usage as a prompt cache would see it. Needs nothing but Node.
 */
export async function startAnthropicServer(options: { port?: number } = {}): Promise<AnthropicServer> {
  const requests: RecordedRequest[] = []
  const checkRequests: RecordedRequest[] = []
  const cache = new PromptCache()
  let behaviour: Behaviour = {}
  let faultsLeft = 0

  const server = createServer(async (incoming, response) => {
    if (incoming.url === '/v1/models' && behaviour.models) {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ data: behaviour.models.map((id) => ({ id })) }))
      return
    }
    const request = await readRequest(incoming)
    if (!request.path.endsWith('/v1/messages') || request.method !== 'POST') {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ type: 'error', error: { type: 'not_found_error', message: 'no such path' } }))
      return
    }
    ;(sentencesToCheck(request.body) ? checkRequests : requests).push(request)
    response.on('finish', () => {
      request.answeredAt = performance.now()
    })
    response.on('close', () => {
      request.wasAborted = !response.writableEnded
    })
    if (behaviour.models && !behaviour.models.includes(request.body.model)) {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ type: 'error', error: { type: 'not_found_error', message: 'no such model' } }))
      return
    }
    await behaviour.hold?.(request)
    const fault = faultsLeft-- > 0 ? behaviour.fault : behaviour.faultFor?.(request)
    if (fault && answerWithFault(fault, response)) return
    if (behaviour.raw) return void (await behaviour.raw(response))
    await answer(request, response, fault).catch(() => response.destroy())
  })

  async function answer(request: RecordedRequest, response: ServerResponse, fault: Fault | undefined) {
    const { body } = request
    const text = fault === 'refusal' ? '' : textFor(request, fault)
    const end: StopReason = fault === 'refusal' ? 'refusal' : fault === 'max-tokens' ? 'max_tokens' : 'end_turn'
    const usage = { ...cache.usageOf(body, text), ...behaviour.usage }
    const id = requests.length
    const said = fault || schemaOf(body) ? undefined : saidTo(request)
    if (said) {
      const events = blockEvents(id, body.model, said, {
        ...cache.usageOf(body, JSON.stringify(said)),
        ...behaviour.usage,
      })
      await stream(response, events, fault, behaviour.delayMs ?? 0)
    } else if (body.stream) {
      await stream(response, messageEvents(id, body.model, text, end, usage), fault, behaviour.delayMs ?? 0)
    } else {
      await sleep(behaviour.delayMs ?? 0)
      sendWhole(response, JSON.stringify(wholeMessage(id, body.model, text, end, usage)), fault)
    }
  }

  function saidTo(request: RecordedRequest): readonly SaidBlock[] | undefined {
    const sentences = sentencesToCheck(request.body)
    if (!sentences) return behaviour.says?.(request)
    const found = behaviour.checks?.(request, sentences) ?? []
    return 'says' in found ? found.says : [{ text: JSON.stringify({ findings: found }) }]
  }

  function textFor(request: RecordedRequest, fault: Fault | undefined): string {
    if (!schemaOf(request.body)) {
      const { reply = defaultReply } = behaviour
      return typeof reply === 'string' ? reply : reply(request)
    }
    if (behaviour.rawAnswer !== undefined) return behaviour.rawAnswer
    if (fault === 'wrong-schema') return JSON.stringify({ verdict: 'fine', score: 7 })
    const faulty = fault && faultyJudgements[fault]
    const judge = faulty ? () => faulty : (behaviour.judge ?? defaultJudge)
    const isJudgement = isOfProgress(schemaOf(request.body))
    const answer = behaviour.answer && !isJudgement ? behaviour.answer(request) : structuredAnswer(request, judge)
    const text = JSON.stringify(answer)
    return fault === 'max-tokens' ? text.slice(0, text.length / 2) : text
  }

  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })

  await listen(options.port ?? 0)
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    checkRequests,
    connections: () => connections,
    async behave(next) {
      behaviour = next
      faultsLeft = next.fault ? (next.faultyRequests ?? Number.POSITIVE_INFINITY) : 0
      if (next.fault === 'connection-refused') await close()
      else if (!server.listening) await listen(port)
    },
    stop: close,
  }
}

/** How many deltas come before a stream goes wrong. */
const EVENTS_BEFORE_FAULT = 5

async function stream(response: ServerResponse, events: object[], fault: Fault | undefined, delayMs: number) {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  for (const [index, event] of events.entries()) {
    if (response.destroyed) return
    if (index === EVENTS_BEFORE_FAULT && breakStream(response, fault)) return
    response.write(serverSentEvent(event))
    if (delayMs > 0) await sleep(delayMs)
  }
  response.end()
}

/** Whether the fault ended the stream here. */
function breakStream(response: ServerResponse, fault: Fault | undefined): boolean {
  if (fault === 'stalled') return true
  if (fault === 'reset-midway') resetSoon(response)
  else if (fault === 'early-end') response.end()
  else if (fault === 'malformed-json') response.end('event: content_block_delta\ndata: {"type":"content_bl\n\n')
  else if (fault === 'error-event') {
    response.end(
      serverSentEvent({ type: 'error', error: { type: 'overloaded_error', message: 'upstream says: secret detail' } }),
    )
  } else return false
  return true
}

function sendWhole(response: ServerResponse, json: string, fault: Fault | undefined) {
  const half = json.slice(0, json.length / 2)
  response.writeHead(200, { 'content-type': 'application/json' })
  if (fault === 'stalled') response.write(half)
  else if (fault === 'reset-midway') {
    response.write(half)
    resetSoon(response)
  } else if (fault === 'early-end' || fault === 'malformed-json') response.end(half)
  else response.end(json)
}

/** A reset at once would overtake what was written, and the client would see no answer at all. */
function resetSoon(response: ServerResponse) {
  setTimeout(() => response.socket?.resetAndDestroy(), 50)
}
