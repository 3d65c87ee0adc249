import type { ErrorBody, ErrorCode, FieldErrors } from '@/lib/contract/error'
import { commonMessages } from '@/lib/contract/messages/common'
import { ANSWER_LOST, REPLAYED } from '@/lib/contract/offline'
import type { Proposal } from '@/lib/contract/proposal'

/** An answer that is not a success. `message` is `status: body`; `sentence` is what a person should read. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    message: string,
    /** The HTTP status; 0 when no answer arrived. */
    readonly status: number,
    readonly sentence: string,
    readonly code?: ErrorCode,
    readonly fields?: FieldErrors,
    /** With `precondition_failed`, and where a proposal met a record that had moved: the entity as it is stored now. */
    readonly current?: unknown,
    /** The proposal that could not be carried out, as it stands now. */
    readonly proposal?: Proposal,
    /** Whether the change was made at an earlier try with the same key, whose answer is lost. */
    readonly isDone = false,
    /** After how many seconds it is worth another try, where the server says so. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}

export async function errorFromResponse(response: Response): Promise<ApiError> {
  const text = (await response.text().catch(() => '')) || response.statusText
  const body = parseErrorBody(text)
  return new ApiError(
    `${response.status}: ${text}`,
    response.status,
    body?.error ?? commonMessages.error.unknown,
    body?.code,
    body?.fields,
    body?.current,
    body?.proposal as Proposal | undefined,
    response.headers.get(REPLAYED) === ANSWER_LOST,
    Number(response.headers.get('Retry-After')) || undefined,
  )
}

export function offlineError(): ApiError {
  return new ApiError(commonMessages.error.offline, 0, commonMessages.error.offline)
}

/** The sentence to show for anything a call may throw. */
export function errorSentence(error: unknown): string {
  return error instanceof ApiError ? error.sentence : commonMessages.error.unknown
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
      ? (body as ErrorBody)
      : null
  } catch {
    return null
  }
}
