import type { ServerResponse } from 'node:http'
import type { Judgement } from './answers'

/** Every way in which the server can misbehave. */
export const faults = [
  'unauthorized',
  'rate-limited',
  'rate-limited-for-a-second',
  'rate-limited-for-an-hour',
  'server-error',
  'overloaded',
  'connection-refused',
  'reset',
  'reset-midway',
  'no-headers',
  'stalled',
  'early-end',
  'error-event',
  'malformed-json',
  'html',
  'wrong-schema',
  'progress-negative',
  'progress-too-high',
  'progress-as-text',
  'refusal',
  'max-tokens',
  'redirect',
] as const
export type Fault = (typeof faults)[number]

const statusFaults: Partial<Record<Fault, { status: number; type: string; headers?: Record<string, string> }>> = {
  unauthorized: { status: 401, type: 'authentication_error' },
  'rate-limited': { status: 429, type: 'rate_limit_error' },
  'rate-limited-for-a-second': { status: 429, type: 'rate_limit_error', headers: { 'retry-after': '1' } },
  'rate-limited-for-an-hour': { status: 429, type: 'rate_limit_error', headers: { 'retry-after': '3600' } },
  'server-error': { status: 500, type: 'api_error' },
  overloaded: { status: 529, type: 'overloaded_error' },
  redirect: { status: 307, type: 'redirect', headers: { location: '/elsewhere/v1/messages' } },
}

/** Answers with a fault that needs no message at all. False where the fault is one of the message itself. */
export function answerWithFault(fault: Fault, response: ServerResponse): boolean {
  const status = statusFaults[fault]
  if (status) {
    response.writeHead(status.status, { 'content-type': 'application/json', ...status.headers })
    response.end(
      JSON.stringify({ type: 'error', error: { type: status.type, message: 'upstream says: secret detail' } }),
    )
    return true
  }
  if (fault === 'reset') response.socket?.resetAndDestroy()
  if (fault === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in to the network</title>')
  }
  return fault === 'reset' || fault === 'html' || fault === 'no-headers'
}

/** The judgement that a fault puts in the place of a sound one. */
export const faultyJudgements: Partial<Record<Fault, Judgement>> = {
  'progress-negative': { confidence: -5 },
  'progress-too-high': { confidence: 250 },
  'progress-as-text': { kind: 'total', value: '80' },
}
