import { Button } from '@/components/ui/button'

/** In one line, as high as its button: in fewer words on a phone. */
export function UnsavedNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="flex items-center justify-between gap-x-3 rounded-control bg-warn-soft pl-3.5 text-sm text-warn">
      <p>
        <span className="sm:hidden">Your unsaved draft</span>
        <span className="max-sm:hidden">What you were writing is here again. It is not saved yet.</span>
      </p>
      <Button variant="ghost" size="sm" className="text-warn" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  )
}
