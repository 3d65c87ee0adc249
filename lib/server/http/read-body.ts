import 'server-only'
import { NextRequest } from 'next/server'
import { limits } from '@/lib/contract/limits'
import { commonMessages } from '@/lib/contract/messages/common'
import { serverMessages } from '@/lib/contract/messages/server'
import { AppError } from '@/lib/server/errors'
import { changesState } from './origin'

/** What is read of a body that has been refused already. */
const DISCARD = { bytes: 2 * limits.importBytes, withinMs: 30_000, silenceMs: 500 }

/**
 * The request's JSON. An absent body reads as `{}`, so that a schema names what is missing. With `anyType` it is read as
 * JSON whatever its sender calls it: curl -d calls everything a form. Never where a browser may be the sender, who is made
 * to send forms by other sites, but no JSON.
 *
 * @throws AppError `unsupported_media_type`, `payload_too_large` (while reading, not after) or `invalid_json`.
 */
export async function readJson(
  request: Request,
  { maxBytes = limits.bodyBytes, anyType = false }: { maxBytes?: number | undefined; anyType?: boolean } = {},
): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes)
  if (bytes.length === 0) return {}
  if (!anyType && mediaTypeOf(request) !== 'application/json')
    throw new AppError('unsupported_media_type', serverMessages.notJson)
  return parseJson(bytes)
}

/**
 * What a form with a file sends, as the JSON would be: the file in base64 beside its name, other fields as their JSON.
 *
 * @throws AppError `payload_too_large` or `invalid_json`
 */
export async function readForm(request: Request, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes)
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' }
  const form = await new Response(Buffer.from(bytes), { headers }).formData().catch((cause: unknown) => {
    throw new AppError('invalid_json', serverMessages.invalidJson, { cause })
  })
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = parseJson(Buffer.from(value))
    else Object.assign(fields, { name: value.name, [name]: Buffer.from(await value.arrayBuffer()).toString('base64') })
  }
  return fields
}

export function isForm(request: Request): boolean {
  return mediaTypeOf(request) === 'multipart/form-data'
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

/** Reads a body that nobody asked for, within the usual size. @throws AppError `payload_too_large` */
export async function passOver(request: Request): Promise<void> {
  await readBytes(request, limits.bodyBytes)
}

/** What a request says that its body is. */
export function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('invalid_json', serverMessages.invalidJson, { cause })
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  if (Number(request.headers.get('content-length')) > maxBytes) return refuse(request, reader)
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maxBytes) return refuse(request, reader)
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

/**
 * Whoever is still sending has not read an answer yet, and loses it where the connection is broken off: so the rest is
 * read, up to a point, and thrown away. A connection that ends with its answer must not end before that.
 */
async function refuse(request: Request, reader: ReadableStreamDefaultReader<Uint8Array>): Promise<never> {
  const sent = discard(reader)
  if (request.headers.get('connection')?.toLowerCase() === 'close') await sent
  throw new AppError('payload_too_large', commonMessages.tooLarge)
}

/** Reads what comes and keeps nothing. Resolves where all has come, or where the sender has fallen silent. */
function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  return new Promise((resolve) => {
    const silence = setTimeout(resolve, DISCARD.silenceMs)
    const hangUp = setTimeout(() => void reader.cancel().catch(() => undefined), DISCARD.withinMs)
    const read = async () => {
      let size = 0
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        size += part.value.byteLength
        silence.refresh()
        if (size > DISCARD.bytes) await reader.cancel()
      }
    }
    const end = () => {
      clearTimeout(silence)
      clearTimeout(hangUp)
      resolve()
    }
    // A sender who has left is a fault that is nobody's.
    read().then(end, end)
  })
}
