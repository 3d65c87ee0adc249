import 'server-only'
import { randomUUID } from 'node:crypto'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import { serverMessages } from '@/lib/contract/messages/server'
import { idForm } from '@/lib/contract/text'
import { asCaller, type Caller, requireCaller } from '@/lib/server/auth/authenticate'
import { isDemo } from '@/lib/server/auth/is-demo'
import { type Client, type ClientAccess, mayCall } from '@/lib/server/clients/client'
import { clientAnswer, neverSentIds, refuseHidden } from '@/lib/server/clients/client-answer'
import { noteRead } from '@/lib/server/clients/token-reads'
import { inVisit, readInVisit } from '@/lib/server/demo/visit'
import { AppError, invalid, notFound } from '@/lib/server/errors'
import { fieldErrors } from '@/lib/server/field-errors'
import { clientAddress } from '@/lib/server/limits/client-address'
import { consume, type LimitName } from '@/lib/server/limits/rate-limit'
import { log } from '@/lib/server/log'
import { noteRequest } from '@/lib/server/metrics'
import { isStopping } from '@/lib/server/stopping'
import { errorResponse } from './errors'
import { onceForKey } from './idempotency'
import { changesState, requireSameOrigin } from './origin'
import { isForm, mediaTypeOf, readForm, readJson, withWholeBody } from './read-body'
import { Reply } from './reply'
import { routeLabel } from './route-label'
import { validateInPieces } from './validate-in-pieces'

type Schema = z.ZodType
type Output<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined

/** What a route takes. `params` names the path's placeholders; `status` is the success status, 200 when absent. */
type Spec<
  B extends Schema | undefined,
  Q extends Schema | undefined,
  P extends string,
  A extends Schema | undefined = Schema | undefined,
> = {
  body?: B
  query?: Q
  params?: readonly P[]
  /** The shape of a success's body, told in the API's description; none where it has no body. */
  answer?: A
  /** Whether a success carries an `ETag`, and a PATCH obeys `If-Match`. */
  versioned?: boolean
  /** Media types beside JSON that a success may come in. */
  otherTypes?: readonly string[]
  status?: number
  /** Whether a POST answers 200 with what is there already. */
  mayRepeat?: boolean
  /** Whether a read asks the session's row, as every write does; others may be a second late to notice its end. */
  asksRow?: boolean
  /** Whether a success tells what is stored nowhere: then no `Idempotency-Key` keeps it either. A body may say so. */
  toldOnce?: boolean | ((body: unknown) => boolean)
  /** What it is to a program with a personal token; closed to all of them when absent. */
  client?: ClientAccess
  /** Whether visitors of the demo are answered too, where it is no read: nothing of it is kept then. */
  answersVisitors?: boolean
  /** Which limit counts a call; the general one when absent, none when null. */
  limit?: LimitName | null
  /** The largest body, in bytes, where it is not the usual 256 KiB. */
  maxBytes?: number
  /** Whether the body may be a form with a file, too. */
  takesForm?: boolean
  /** A media type whose body the route reads by itself, at its own pace: it is handed none. */
  readsItself?: string
}

type Input<B extends Schema | undefined, Q extends Schema | undefined, P extends string> = {
  request: NextRequest
  requestId: string
  body: Output<B>
  query: Output<Q>
  params: Record<P, string>
  /** The version named by `If-Match`, null when any will do. */
  ifMatch: string | null
}

type NextContext = { params: Promise<Record<string, string | string[] | undefined>> }
type Handler = (request: NextRequest, context: NextContext) => Promise<Response>

/** A handler that carries what it takes and gives, for the API's description and for the types of who calls it. */
export type RouteHandler<
  B extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  A extends Schema | undefined = Schema | undefined,
> = Handler & { spec: Spec<B, Q, string, A>; access: 'user' | 'public' }
export type RouteSpec = Spec<Schema | undefined, Schema | undefined, string>

/** A route for signed-in users: authenticates, checks the origin, limits, validates, runs, answers, logs. */
export function userRoute<
  B extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  P extends string = never,
  A extends Schema | undefined = undefined,
>(spec: Spec<B, Q, P, A>, run: (input: Input<B, Q, P> & Caller) => unknown): RouteHandler<B, Q, A> {
  const handler = handle(spec, async (request, read, note) => {
    const caller = await requireCaller(request, changesState(request) || spec.asksRow ? 'row' : 'kept')
    note.userId = caller.user.id
    if (caller.via === 'cookie' && changesState(request)) requireSameOrigin(request)
    const { client, user, sessionId } = caller
    // Visitors share an account: none of them uses up what another may ask.
    if (spec.limit !== null) await consume(spec.limit ?? 'general', isDemo(user) ? sessionId : user.id)
    const isVisit = isDemo(user) && changesState(request)
    if (isVisit && !spec.answersVisitors) throw new AppError('demo', serverMessages.demo)
    if (client && !mayCall(client, spec.client)) throw new AppError('forbidden', serverMessages.scopeMissing)
    const input = await read(user.id, client !== null)
    const once = { userId: user.id, request, requestId: input.requestId, body: input.body }
    const answer = client
      ? async () =>
          toResponse(await answerClient(user.id, client, input, () => run({ ...input, ...caller })), spec.status)
      : async () => toResponse(await run({ ...input, ...caller }), spec.status)
    if (isVisit) return asCaller(caller, () => inVisit(sessionId, answer))
    if (isDemo(user)) return asCaller(caller, () => readInVisit(sessionId, answer))
    const isToldOnce = typeof spec.toldOnce === 'function' ? spec.toldOnce(input.body) : spec.toldOnce
    if (isToldOnce) return asCaller(caller, answer)
    return asCaller(caller, () => onceForKey(once, () => asCaller(caller, answer)))
  })
  return Object.assign(handler, { spec, access: 'user' as const })
}

/** Answers a program: what is never sent is not there for it, and what it was told is written down. */
async function answerClient(
  userId: string,
  client: Client,
  { request, body, query, params }: Input<Schema | undefined, Schema | undefined, string>,
  run: () => unknown,
): Promise<Reply> {
  const hidden = await neverSentIds(userId)
  refuseHidden(hidden, body, query, params)
  const given = await run()
  const reply = given instanceof Reply ? given : new Reply(given)
  const told = await clientAnswer(hidden, reply.body)
  const route = `${request.method} ${routeLabel(request.nextUrl.pathname, params)}`
  await noteRead(userId, client, route, told)
  return new Reply(told, reply.headers, reply.status)
}

/** A route for anyone. A browser's cross-site writes are refused here too, so that no one is logged in by another site. */
export function publicRoute<
  B extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  P extends string = never,
  A extends Schema | undefined = undefined,
>(spec: Spec<B, Q, P, A>, run: (input: Input<B, Q, P>) => unknown): RouteHandler<B, Q, A> {
  const handler = handle(spec, async (request, read) => {
    if (changesState(request)) requireSameOrigin(request)
    if (spec.limit !== null) await consume(spec.limit ?? 'general', clientAddress(request))
    return run(await read())
  })
  return Object.assign(handler, { spec, access: 'public' as const })
}

/**
 * A handler that reads and answers by itself. It is limited and logged, its faults become the contract's errors, and
 * the body it is handed has been read within the usual size.
 */
export function publicHandler(run: (request: NextRequest, context: NextContext) => Promise<Response>): Handler {
  return (request, context) => {
    const limited = handle({}, async () => {
      await consume('general', clientAddress(request))
      return run(await withWholeBody(request), context)
    })
    return limited(request, context)
  }
}

/**
 * A handler that reads and answers by itself, for programs with a personal token alone. It is limited and logged as any,
 * and the body it is handed has been read within the usual size.
 */
export function clientHandler(
  run: (request: NextRequest, user: Caller['user'], client: Client) => Promise<Response>,
): Handler {
  return (request, context) => {
    const limited = handle({}, async (_request, _read, note) => {
      const { user, client } = await requireCaller(request, 'row')
      note.userId = user.id
      if (!client) throw new AppError('forbidden', serverMessages.tokenNeeded)
      await consume('general', user.id)
      return run(await withWholeBody(request), user, client)
    })
    return limited(request, context)
  }
}

/** What a request's log line tells beside its outcome. */
type Note = { userId?: string }

/** The one place that catches: reads on demand, turns what comes back or is thrown into a response, and logs it. */
function handle<B extends Schema | undefined, Q extends Schema | undefined, P extends string>(
  spec: Spec<B, Q, P>,
  run: (
    request: NextRequest,
    read: (ownerId?: string, anyType?: boolean) => Promise<Input<B, Q, P>>,
    note: Note,
  ) => Promise<unknown>,
): Handler {
  return async (request, context) => {
    const requestId = randomUUID()
    const started = performance.now()
    const note: Note = {}
    const read = async (ownerId?: string, anyType = false): Promise<Input<B, Q, P>> => ({
      request,
      requestId,
      params: await readParams(spec.params ?? [], context),
      query: readQuery(spec.query, request),
      body: await readBody(spec, request, ownerId, anyType),
      ifMatch: request.headers.get('if-match'),
    })
    const running = isStopping() ? Promise.reject(stopping()) : run(request, read, note)
    const answer = await running.catch((thrown: unknown) => errorResponse(thrown, requestId))
    const response = toResponse(answer, spec.status)
    const ms = Math.round(performance.now() - started)
    const { method } = request
    const route = routeLabel(request.nextUrl.pathname, await context.params)
    noteRequest(method, route, response.status, ms)
    log.info({ requestId, method, route, status: response.status, ms, ...note }, 'request')
    return response
  }
}

/** A connection that was kept open brings requests even when no new one is taken. Another instance has the answer. */
function stopping(): AppError {
  return new AppError('unavailable', serverMessages.unavailable, { retryAfter: 1 })
}

function toResponse(answer: unknown, status = 200): Response {
  if (answer instanceof Response) return answer
  const reply = answer instanceof Reply ? answer : new Reply(answer)
  const headers = new Headers([['Cache-Control', 'no-store'], ...reply.headers])
  if (reply.body === undefined) return new Response(null, { status: reply.status ?? 204, headers })
  return Response.json(reply.body, { status: reply.status ?? status, headers })
}

/** Ids are opaque, but none that the server makes holds other characters: anything else is simply not there. */
async function readParams<P extends string>(names: readonly P[], context: NextContext): Promise<Record<P, string>> {
  const given = await context.params
  const entries = names.map((name) => {
    const value = given[name]
    if (typeof value !== 'string' || !idForm.test(value)) throw notFound()
    return [name, value] as const
  })
  return Object.fromEntries(entries) as Record<P, string>
}

function readQuery<Q extends Schema | undefined>(schema: Q | undefined, request: NextRequest): Output<Q> {
  return validate(schema, Object.fromEntries(request.nextUrl.searchParams))
}

async function readBody<B extends Schema | undefined>(
  {
    body: schema,
    maxBytes,
    takesForm,
    readsItself,
  }: Pick<Spec<B, undefined, string>, 'body' | 'maxBytes' | 'takesForm' | 'readsItself'>,
  request: Request,
  ownerId: string | undefined,
  anyType: boolean,
): Promise<Output<B>> {
  // A body that nobody asked for is held to the same size and the same owner.
  if (!schema && (ownerId === undefined || !changesState(request))) return undefined as Output<B>
  if (readsItself && mediaTypeOf(request) === readsItself) return undefined as Output<B>
  const json =
    takesForm && maxBytes && isForm(request)
      ? await readForm(request, maxBytes)
      : await readJson(request, { maxBytes, anyType })
  if (ownerId !== undefined) refuseForeignOwner(json, ownerId)
  if (!schema || maxBytes === undefined) return validate(schema, json)
  const result = await validateInPieces(schema, json)
  if (result.success) return result.data as Output<B>
  throw invalid(fieldErrors(result.issues))
}

function validate<S extends Schema | undefined>(schema: S | undefined, value: unknown): Output<S> {
  if (!schema) return undefined as Output<S>
  const result = schema.safeParse(value)
  if (result.success) return result.data as Output<S>
  throw invalid(fieldErrors(result.error.issues))
}

/** A client may name the owner, but only ever itself. */
function refuseForeignOwner(body: unknown, userId: string): void {
  const owner = typeof body === 'object' && body !== null && 'userId' in body ? body.userId : undefined
  if (owner !== undefined && owner !== userId) throw new AppError('forbidden', serverMessages.foreignOwner)
}
