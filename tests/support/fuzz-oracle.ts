import { type ErrorCode, errorStatus } from '@/lib/contract/error'
import type { RawAnswer } from './fuzz-client'
import { type ApiDescription, complaintAbout } from './validate-answer'

/** What a reader of an error must never see. */
const internals =
  /\bat [\w.<>]+ \(|node_modules|\.tsx?\b|prisma|sqlite|libsql|postgres|\bSELECT\b|\bINSERT\b|\bUPDATE "|P20\d\d|ZodError|TypeError|Cannot read|undefined is not|<!DOCTYPE/i

/** What is wrong with an answer to anything at all, or null. */
export function complaintAboutAnswer(
  description: ApiDescription,
  request: { method: string; path: string },
  { status, headers, text }: RawAnswer,
): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`
  // Addresses that are not in their normal form: `.`, `..`, `//`, a slash at the end.
  if (status === 308 && headers.location) return null
  // A form of the landing page, which has no script, is led on.
  if (status === 303 && headers.location?.startsWith('/')) return null
  // Next's own answer to a method that an endpoint does not have.
  if (status === 405 && text === '') return null
  const type = headers['content-type'] ?? ''
  if (status < 300) return complaintAbout(description, request, { status, type, body: bodyOf(text, type) })
  if (!type.startsWith('application/json')) return `refused as ${type}: ${text.slice(0, 200)}`
  const body = JSON.parse(text) as { code: ErrorCode; error: string; requestId?: string }
  if (errorStatus[body.code] !== status) return `answered ${status} with the code ${body.code}`
  if (!body.error || !body.requestId) return 'an error without a sentence or a request id'
  if (headers['cache-control'] !== 'no-store') return 'an error that may be cached'
  if (internals.test(text)) return `an error that tells of the inside: ${text.slice(0, 300)}`
  return complaintAbout(description, request, { status, type, body })
}

function bodyOf(text: string, type: string): unknown {
  if (text === '') return null
  return type.startsWith('application/json') ? JSON.parse(text) : text
}
