import { useEffect, useState } from 'react'
import { request } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import { keepPhoto, keptPhoto } from '@/lib/client/outbox/keep'
import { waitingPhotos } from '@/lib/client/outbox/photo-ids'
import type { Attachment, PhotoSize } from '@/lib/contract/attachment'
import { limits } from '@/lib/contract/limits'
import { commonMessages } from '@/lib/contract/messages/common'
import { journalMessages } from '@/lib/contract/messages/journal'

/** What a browser offers to choose; phones then hand over a JPEG where they keep something else. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'

/** The shorter side of what is shown of one that waits, on screens of two dots a point. */
const SMALL = 160

export function photoUrl(id: string, size: PhotoSize): string {
  return `/api/attachments/${id}${size === 'small' ? '?size=small' : ''}`
}

/** Where a small picture of an attached photo is, also of one that waits in this browser; undefined until that is found. */
export function usePhotoSource(id: string): string | undefined {
  const waits = waitingPhotos([id]).length > 0
  const [source, setSource] = useState<string>()
  useEffect(() => {
    if (!waits) return
    let isOver = false
    void thumbnailOf(id).then((made) => {
      if (!isOver) setSource(made)
    })
    return () => {
      isOver = true
    }
  }, [id, waits])
  return waits ? source : photoUrl(id, 'small')
}

/** Undefined where this browser has not kept it, or it is no picture: the server says so once it is sent. */
async function thumbnailOf(id: string): Promise<string | undefined> {
  const file = await keptPhoto(id)
  const picture = file && (await createImageBitmap(file).catch(() => null))
  if (!picture) return undefined
  const scale = Math.min(1, SMALL / Math.min(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/webp')
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
  if (file.size > limits.photo.bytes) throw new Refused(journalMessages.photoTooLarge)
  try {
    return (await send(file)).id
  } catch (error) {
    const isAway = mayWait && error instanceof ApiError && error.status === 0
    // What the server would refuse later is refused now, as far as the browser can tell.
    if (isAway && !PHOTO_TYPES.split(',').includes(file.type)) throw new Refused(journalMessages.field.photoKind)
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
  return commonMessages.error.unknown
}
