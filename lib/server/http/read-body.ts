import 'server-only'
import { NextRequest } from 'next/server'
import { limits } from '@/lib/contract/limits'
import { messages } from '@/lib/contract/messages'
import { AppError } from '@/lib/server/errors'
import { changesState } from './origin'

/**
 * The request's JSON. An absent body reads as `{}`, so that a schema names what is missing.
 *
 * @throws AppError `unsupported_media_type`, `payload_too_large` (while reading, not after) or `invalid_json`.
 */
export async function readJson(request: Request, maxBytes: number = limits.bodyBytes): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes)
  if (bytes.length === 0) return {}
  if (mediaTypeOf(request) !== 'application/json') throw new AppError('unsupported_media_type', messages.server.notJson)
  return parseJson(bytes)
}

/**
 * The request with its body read: JSON that is whole, or another form as it came.
 *
 * @throws AppError `payload_too_large` or `invalid_json`
 */
export async function withWholeBody(request: NextRequest): Promise<NextRequest> {
  if (!changesState(request)) return request
  const bytes = await readBytes(request, limits.bodyBytes)
  if (mediaTypeOf(request) === 'application/json') parseJson(bytes)
  return new NextRequest(request.url, { method: request.method, headers: request.headers, body: Buffer.from(bytes) })
}

function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('invalid_json', messages.server.invalidJson, { cause })
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new AppError('payload_too_large', messages.server.tooLarge)
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw tooLarge()
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}
