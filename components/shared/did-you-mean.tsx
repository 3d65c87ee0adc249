import { Button } from '@/components/ui/button'

/** Where a search found nothing: what a slip of the keys was meant to be, for one press. */
export function DidYouMean({ meant, onSearch }: { meant: string; onSearch: (q: string) => void }) {
  return (
    <Button variant="outline" className="max-w-full" onClick={() => onSearch(meant)}>
      <span className="truncate">Did you mean “{meant}”?</span>
    </Button>
  )
}
