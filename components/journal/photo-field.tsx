'use client'

import { ImagePlus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { PHOTO_TYPES, usePhotoSource, useUploadPhotos } from '@/lib/client/journal/photos'
import { dropPhotos } from '@/lib/client/outbox/keep'
import { waitingPhotos } from '@/lib/client/outbox/photo-ids'
import { limits } from '@/lib/contract/limits'
import { outboxMessages } from '@/lib/contract/messages/outbox'
import { photosOf } from '@/lib/contract/photo-ids'

type PhotoFieldProps = {
  attachments: readonly string[]
  /** Takes the change and not the list: photos arrive while others are removed. */
  onChange: (change: (attachments: readonly string[]) => string[]) => void
  /** Whether the entry may wait for a connection, and its photos with it. */
  mayWait: boolean
  /** What stands beside the button. */
  children?: ReactNode
}

/** Photos that are attached, ways to take one off, and a button for more; each is sent as it is chosen. */
export function PhotoField({ attachments, onChange, mayWait, children }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { upload, waiting, refused, forget } = useUploadPhotos((id) => onChange((known) => [...known, id]), mayWait)
  const kept = waitingPhotos(attachments)
  const photos = [...photosOf(attachments), ...kept]
  const room = limits.attachments - attachments.length - waiting
  return (
    <>
      {(photos.length > 0 || waiting > 0) && (
        <ul aria-label="Photos of this entry" className="flex flex-wrap gap-2">
          {photos.map((id, at) => (
            <li key={id} className="relative">
              <Thumbnail id={id} name={`Attached, ${at + 1} of ${photos.length}`} />
              <Button
                variant="outline"
                size="icon-sm"
                aria-label={`Remove photo ${at + 1}`}
                className="absolute -top-2 -right-2 size-7! rounded-full! after:absolute after:-inset-2"
                onClick={() => {
                  onChange((known) => known.filter((one) => one !== id))
                  void dropPhotos([id])
                }}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
          {waiting > 0 && (
            <li className="grid size-20 place-items-center rounded-control bg-raised" aria-busy="true">
              <Spinner />
              <span className="sr-only">{waiting === 1 ? 'Sending a photo' : `Sending ${waiting} photos`}</span>
            </li>
          )}
        </ul>
      )}
      {kept.length > 0 && <p className="text-sm text-ink-2">{outboxMessages.photos(kept.length)}</p>}
      {refused.length > 0 && (
        <ul role="alert" className="grid gap-1 text-sm text-bad">
          {refused.map((words) => (
            <li key={words} className="wrap-anywhere">
              {words}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-1">
        <Button
          variant="ghost"
          disabled={room <= 0}
          onClick={() => {
            forget()
            input.current?.click()
          }}
          className="-ml-2 px-2.5"
        >
          <ImagePlus aria-hidden="true" />
          Photo
        </Button>
        {children}
        <input
          ref={input}
          type="file"
          accept={PHOTO_TYPES}
          multiple
          hidden
          aria-label="Photos to attach"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])].slice(0, Math.max(0, room))
            // The same file can then be chosen again.
            target.value = ''
            if (files.length > 0) void upload(files)
          }}
        />
      </div>
    </>
  )
}

function Thumbnail({ id, name }: { id: string; name: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: it is fetched with the reader's session, and is small already
    <img
      src={usePhotoSource(id)}
      alt={name}
      width={80}
      height={80}
      className="size-20 rounded-control bg-raised object-cover"
    />
  )
}
