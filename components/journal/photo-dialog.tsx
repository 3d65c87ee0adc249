'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import { photoUrl } from '@/lib/client/journal/photos'

type PhotoDialogProps = {
  photos: readonly string[]
  at: number
  nameOf: (at: number) => string
  onMove: (at: number) => void
  onClose: () => void
}

/** One photo as large as the screen lets it be, and the way to the others of its entry. */
export function PhotoDialog({ photos, at, nameOf, onMove, onClose }: PhotoDialogProps) {
  const id = photos[at]
  const [before, after] = [at - 1, at + 1]
  const canMove = (to: number) => to >= 0 && to < photos.length

  function move({ key }: KeyboardEvent) {
    const to = { ArrowLeft: before, ArrowRight: after }[key]
    if (to !== undefined && canMove(to)) onMove(to)
  }

  if (!id) return null
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={nameOf(at)} size="wide" onKeyDownCapture={move}>
        <DialogBody className="place-items-center">
          {/* biome-ignore lint/performance/noImgElement: it is fetched with the reader's session, in the one size there is */}
          <img
            key={id}
            src={photoUrl(id, 'full')}
            alt={nameOf(at)}
            className="max-h-[70dvh] min-h-40 rounded-control object-contain"
          />
          {photos.length > 1 && (
            <div className="flex gap-2">
              <Button variant="outline" size="icon" disabled={!canMove(before)} onClick={() => onMove(before)}>
                <ChevronLeft aria-hidden="true" />
                <span className="sr-only">Photo before</span>
              </Button>
              <Button variant="outline" size="icon" disabled={!canMove(after)} onClick={() => onMove(after)}>
                <ChevronRight aria-hidden="true" />
                <span className="sr-only">Next photo</span>
              </Button>
            </div>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
