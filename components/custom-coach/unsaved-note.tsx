import { Button } from '@/components/ui/button'

export function UnsavedNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warn-soft py-2 pr-2 pl-3.5 text-sm text-warn">
      <p>What you were writing is here again. It is not saved yet.</p>
      <Button variant="ghost" size="sm" className="text-warn" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  )
}
