import 'server-only'
import Anthropic from '@anthropic-ai/sdk'
import { messages } from '@/lib/contract/messages'
import { AppError } from '@/lib/server/errors'

/**
 * - `unreachable`: no answer came
 * - `garbled`: something came that is no message
 * - `misfit`: a message came that does not fit the question's schema
 * - `unusable`: a message came, and asking again would bring the same
 */
type FaultKind = 'unreachable' | 'garbled' | 'misfit' | 'unusable'

/**
 * Why a model gave no usable answer, in words fit for a log: what happened and never what was said, since an upstream
 * message or a piece of an answer may hold the user's words.
 */
export class ModelFault extends Error {
  override name = 'ModelFault'

  constructor(
    readonly kind: FaultKind,
    message: string,
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
  if (error instanceof SyntaxError) return new ModelFault('garbled', 'not JSON')
  if (error instanceof Anthropic.APIUserAbortError) return new ModelFault('unreachable', 'aborted')
  if (error instanceof Anthropic.APIConnectionTimeoutError) return new ModelFault('unreachable', 'timed out')
  if (error instanceof Anthropic.APIError) return new ModelFault('unreachable', statusWords(error))
  return new ModelFault('unreachable', networkCode(error) ?? (error instanceof Error ? error.name : 'unknown'))
}

/** The one error that leaves the coach when a model fails; the fault is its cause. */
export function coachUnavailable(error: unknown): AppError {
  return new AppError('coach_unavailable', messages.server.coachUnavailable, { cause: modelFault(error) })
}

function statusWords(error: InstanceType<typeof Anthropic.APIError>): string {
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
