import { request } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import type { Attachment } from '@/lib/contract/attachment'
import { attachmentsOf, waitingPhotos } from './photo-ids'
import { readPhoto } from './photo-store'

/** A photo of an entry that was not taken. */
export class PhotoRefused extends Error {
  constructor(
    readonly id: string,
    readonly sentence: string,
  ) {
    super(sentence)
  }
}

/**
 * Sends the photos of an entry that wait in this browser, and gives its body with the ids that they have by then. Each
 * goes under its entry's key, so that a second try is told the id of the first. Throws `ApiError`, `PhotoRefused`.
 */
export async function sendPhotos<Body extends object>(body: Body, key: string, userId: string): Promise<Body> {
  const attachments: string[] = []
  const kept = attachmentsOf({ body })
  const waiting = waitingPhotos(kept)
  for (const id of kept) {
    const sent = waiting.includes(id) ? await sendPhoto(id, key, userId) : id
    if (sent !== null) attachments.push(sent)
  }
  return waiting.length > 0 ? { ...body, attachments } : body
}

/** Null where the browser has not kept it. */
async function sendPhoto(id: string, key: string, userId: string): Promise<string | null> {
  const photo = await readPhoto(id)
  if (photo?.userId !== userId) return null
  const form = new FormData()
  form.set('file', photo.file)
  const idempotencyKey = `${key}-${id}`
  try {
    const answer = await request('POST', '/api/attachments?waits=true', form, { idempotencyKey })
    return ((await answer.json()) as Attachment).id
  } catch (error) {
    throw refusal(id, error) ?? error
  }
}

/** An answer that another try would not change: it is no such photo, or there is no room for it. */
function refusal(id: string, error: unknown): PhotoRefused | null {
  if (!(error instanceof ApiError)) return null
  const isFinal = [400, 413, 415, 507].includes(error.status)
  return isFinal ? new PhotoRefused(id, error.fields?.file?.[0] ?? error.sentence) : null
}
