'use client'

import { lazy, Suspense, useState } from 'react'
import { photoUrl } from '@/lib/client/journal/photos'
import { photosOf } from '@/lib/contract/photo-ids'

const load = () => import('./photo-dialog')
const PhotoDialog = lazy(() => load().then((module) => ({ default: module.PhotoDialog })))

type EntryPhotosProps = {
  attachments: readonly string[]
  /** The entry's day in words. */
  day: string
}

/** An entry's photos, small; a press shows one large. */
export function EntryPhotos({ attachments, day }: EntryPhotosProps) {
  const [shown, setShown] = useState<number | null>(null)
  const [gone, setGone] = useState<readonly string[]>([])
  const photos = photosOf(attachments).filter((id) => !gone.includes(id))
  if (photos.length === 0) return null
  const nameOf = (at: number) => `Photo ${photos.length > 1 ? `${at + 1} of ${photos.length}, ` : ''}${day}`
  return (
    <>
      <ul className="flex flex-wrap gap-2" onPointerEnter={() => void load().catch(() => undefined)}>
        {photos.map((id, at) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setShown(at)}
              className="block overflow-clip rounded-control active:translate-y-px"
            >
              {/* biome-ignore lint/performance/noImgElement: it is fetched with the reader's session, and is small already */}
              <img
                src={photoUrl(id, 'small')}
                alt={nameOf(at)}
                loading="lazy"
                width={144}
                height={104}
                className="h-26 w-36 bg-raised object-cover"
                // Its file is not there, as after an import of the document alone.
                onError={() => setGone((known) => [...known, id])}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && photos[shown] && (
        <Suspense>
          <PhotoDialog photos={photos} at={shown} nameOf={nameOf} onMove={setShown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  )
}
