import 'server-only'
import Anthropic from '@anthropic-ai/sdk'
import type { CoachFailure } from '@/lib/contract/coach-failure'
import { modelMessages } from '@/lib/contract/messages/model'
import { AppError } from '@/lib/server/errors'

/**
 * - `unreachable`: no answer came
 * - `garbled`: something came that is no message
 * - `misfit`: a message came that does not fit the question's schema
 * - `unusable`: a message came, and asking again would bring the same
 */
type FaultKind = 'unreachable' | 'garbled' | 'misfit' | 'unusable'

const REASONS: Record<FaultKind, CoachFailure> = {
  unreachable: 'unreachable',
  garbled: 'unusable',
  misfit: 'unusable',
  unusable: 'unusable',
}

/**
 * Why a model gave no usable answer, in words fit for a log: what happened and never what was said, since an upstream
 * message or a piece of an answer may hold the user's words. `reason` is what the user is told in words.
 */
export class ModelFault extends Error {
  override name = 'ModelFault'

  constructor(
    readonly kind: FaultKind,
    message: string,
    readonly reason: CoachFailure = REASONS[kind],
    /** How long was waited in vain. */
    readonly seconds = 0,
    /** Whether a server may have refused the tools that it was sent, not the question. */
    readonly isAboutTools = false,
  ) {
    super(message)
  }

  /** Whether a model stands behind the fault: it can be reached, only its answer was no good. */
  get wasReached(): boolean {
    return this.kind === 'misfit' || this.kind === 'unusable'
  }

  /** Whether the same question may well be answered better the next time. */
  get isWorthAskingAgain(): boolean {
    return this.kind === 'misfit' || this.kind === 'garbled'
  }
}

/** What went wrong in a call through the SDK, without the upstream's words. */
export function modelFault(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error
  // The SDK wraps what its own reading of a stream met.
  if (error instanceof Error && error.cause instanceof ModelFault) return error.cause
  if (error instanceof SyntaxError) return new ModelFault('garbled', 'not JSON')
  if (error instanceof Anthropic.APIUserAbortError) return new ModelFault('unreachable', 'aborted')
  if (error instanceof Anthropic.APIConnectionTimeoutError)
    return new ModelFault('unreachable', 'timed out', 'too slow')
  if (error instanceof Anthropic.APIError) {
    return new ModelFault('unreachable', statusWords(error), reasonOf(error), 0, isAboutTools(error))
  }
  return new ModelFault('unreachable', networkCode(error) ?? (error instanceof Error ? error.name : 'unknown'))
}

/** The one error that leaves the coach when a model fails, in words that say why; the fault is its cause. */
export function coachUnavailable(error: unknown): AppError {
  const fault = modelFault(error)
  const words = modelMessages.coachFailed(fault.reason, fault.seconds)
  return new AppError('coach_unavailable', words, { cause: fault, reason: fault.reason })
}

type ApiError = InstanceType<typeof Anthropic.APIError>

function reasonOf(error: ApiError): CoachFailure {
  const { status, type } = error
  if (status === 401 || status === 403) return 'key refused'
  if (status === 404) return 'model not there'
  if (status === 429 || status === 503 || status === 529) return 'overloaded'
  return type === 'overloaded_error' || type === 'rate_limit_error' ? 'overloaded' : 'unreachable'
}

/** Local servers refuse tools by a bad request, or by an error of theirs that names them. */
function isAboutTools({ status, message }: ApiError): boolean {
  return status === 400 || status === 422 || status === 501 || (status === 500 && /\btools?\b|jinja/i.test(message))
}

function statusWords(error: ApiError): string {
  if (error.status) return `status ${error.status}`
  if (error instanceof Anthropic.APIConnectionError) return `connection failed: ${networkCode(error) ?? 'unknown'}`
  return `error event ${error.type ?? ''}`.trim()
}

/** The code of a system error somewhere in a chain of causes: ECONNREFUSED, UND_ERR_SOCKET … */
function networkCode(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return undefined
}
