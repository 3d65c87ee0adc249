import { useEffect, useState } from 'react'
import { request } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import { keepPhoto, keptPhoto } from '@/lib/client/outbox/keep'
import { waitingPhotos } from '@/lib/client/outbox/photo-ids'
import type { Attachment, PhotoSize } from '@/lib/contract/attachment'
import { limits } from '@/lib/contract/limits'
import { messages } from '@/lib/contract/messages'

/** What a browser offers to choose; phones then hand over a JPEG where they keep something else. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'

export function photoUrl(id: string, size: PhotoSize): string {
  return `/api/attachments/${id}${size === 'small' ? '?size=small' : ''}`
}

/** Where a small picture of an attached photo is, also of one that waits in this browser; undefined until that is found. */
export function usePhotoSource(id: string): string | undefined {
  const waits = waitingPhotos([id]).length > 0
  const [source, setSource] = useState<string>()
  useEffect(() => {
    if (!waits) return
    let url: string | undefined
    let isOver = false
    void keptPhoto(id).then((file) => {
      if (!file || isOver) return
      url = URL.createObjectURL(file)
      setSource(url)
    })
    return () => {
      isOver = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [id, waits])
  return waits ? source : photoUrl(id, 'small')
}

/**
 * Sends photos one after another. What cannot be kept is told by its name; the others go on. Without a connection they
 * wait in this browser, where their entry may.
 */
export function useUploadPhotos(onUploaded: (id: string) => void, mayWait: boolean) {
  const [waiting, setWaiting] = useState(0)
  const [refused, setRefused] = useState<string[]>([])

  async function upload(files: readonly File[]): Promise<void> {
    setRefused([])
    setWaiting((count) => count + files.length)
    for (const file of files) {
      try {
        onUploaded(await sendOrWait(file, mayWait))
      } catch (error) {
        setRefused((known) => [...known, `${file.name}: ${reasonOf(error)}`])
      }
      setWaiting((count) => count - 1)
    }
  }
  return { upload, waiting, refused, forget: () => setRefused([]) }
}

async function sendOrWait(file: File, mayWait: boolean): Promise<string> {
  if (file.size > limits.photo.bytes) throw new Refused(messages.server.photoTooLarge)
  try {
    return (await send(file)).id
  } catch (error) {
    const isAway = mayWait && error instanceof ApiError && error.status === 0
    // What the server would refuse later is refused now, as far as the browser can tell.
    if (isAway && !PHOTO_TYPES.split(',').includes(file.type)) throw new Refused(messages.field.photoKind)
    const kept = isAway ? await keepPhoto(file) : null
    if (kept === null) throw error
    return kept
  }
}

async function send(file: File): Promise<Attachment> {
  const form = new FormData()
  form.set('file', file)
  return (await request('POST', '/api/attachments?waits=true', form)).json()
}

class Refused extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message
  if (error instanceof ApiError) return error.fields?.file?.[0] ?? error.sentence
  return messages.error.unknown
}
