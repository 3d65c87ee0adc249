import { Button } from '@/components/ui/button'

type RestoredNoteProps = {
  /** What the draft is of, where that can be named. */
  title?: string | undefined
  action: string
  onDrop: () => void
  /** Brings back what was dropped, while that is what the button does. */
  onUndo?: (() => void) | undefined
}

/** Over a form that began with a draft: says so, and offers to do without it. */
export function RestoredNote({ title, action, onDrop, onUndo }: RestoredNoteProps) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-raised py-1.5 pr-1.5 pl-3 text-sm text-ink-2 max-sm:px-3 max-sm:pt-2.5">
      <span role="status" className="wrap-anywhere max-sm:basis-full">
        {onUndo
          ? 'You started afresh.'
          : title
            ? `What you had not saved is back: “${title}”.`
            : 'What you had not saved is back.'}
      </span>
      <Button
        variant="ghost"
        size="sm"
        className="max-sm:-ml-3"
        onClick={({ currentTarget: { form } }) => {
          if (onUndo) onUndo()
          else onDrop()
          // The button may go with the note; a form that was reset knows its own fields again only once they are drawn.
          form?.querySelector<HTMLElement>('input, textarea')?.focus()
        }}
      >
        {onUndo ? 'Undo' : action}
      </Button>
    </p>
  )
}
