import { useState } from 'react'
import { request } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import type { Attachment, PhotoSize } from '@/lib/contract/attachment'
import { limits } from '@/lib/contract/limits'
import { messages } from '@/lib/contract/messages'

/** What a browser offers to choose; phones then hand over a JPEG where they keep something else. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'

export function photoUrl(id: string, size: PhotoSize): string {
  return `/api/attachments/${id}${size === 'small' ? '?size=small' : ''}`
}

/** Sends photos one after another. What cannot be kept is told by its name; the others go on. */
export function useUploadPhotos(onUploaded: (id: string) => void) {
  const [waiting, setWaiting] = useState(0)
  const [refused, setRefused] = useState<string[]>([])

  async function upload(files: readonly File[]): Promise<void> {
    setRefused([])
    setWaiting((count) => count + files.length)
    for (const file of files) {
      try {
        onUploaded((await send(file)).id)
      } catch (error) {
        setRefused((known) => [...known, `${file.name}: ${reasonOf(error)}`])
      }
      setWaiting((count) => count - 1)
    }
  }
  return { upload, waiting, refused, forget: () => setRefused([]) }
}

async function send(file: File): Promise<Attachment> {
  if (file.size > limits.photo.bytes) throw new Refused(messages.server.photoTooLarge)
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
