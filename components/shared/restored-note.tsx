import { Button } from '@/components/ui/button'

/** Over a form that began with a draft: says so, and offers to do without it. */
export function RestoredNote({ action, onDrop }: { action: string; onDrop: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-raised py-1.5 pr-1.5 pl-3 text-sm text-ink-2 max-sm:px-3 max-sm:pt-2.5">
      <span className="max-sm:basis-full">What you had not saved is back.</span>
      <Button
        variant="ghost"
        size="sm"
        className="max-sm:-ml-3"
        onClick={({ currentTarget: { form } }) => {
          onDrop()
          // The button goes with the note; a form that was reset knows its own fields again only once they are drawn.
          form?.querySelector<HTMLElement>('input, textarea')?.focus()
        }}
      >
        {action}
      </Button>
    </p>
  )
}
