import { RefreshCw } from 'lucide-react'
import { Button } from '@/components/ui/button'

/** Asks for another reply in the place of this one. */
export function RegenerateButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label="Regenerate reply"
      title="Regenerate"
      className="-ml-2 text-ink-3"
      onClick={onClick}
    >
      <RefreshCw aria-hidden="true" />
    </Button>
  )
}
