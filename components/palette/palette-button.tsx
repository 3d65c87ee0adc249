'use client'

import { Search } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { setPaletteOpen } from '@/lib/client/palette/api'

/** Opens the command palette, and says by which keys that goes faster. */
export function PaletteButton() {
  const keys = useSyncExternalStore(never, shortcut, () => 'Ctrl K')
  return (
    <button
      type="button"
      aria-label="Search and commands"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={() => setPaletteOpen(true)}
      className="flex h-9 items-center gap-2 rounded-control border border-rule bg-surface px-3 text-sm text-ink-2 hover:border-rule-strong hover:text-ink pointer-coarse:h-11 max-sm:w-11 max-sm:justify-center max-sm:border-transparent max-sm:bg-transparent max-sm:px-0"
    >
      <Search aria-hidden="true" className="size-4 text-ink-3 max-sm:size-5 max-sm:text-ink-2" />
      <span className="max-lg:hidden">Search</span>
      {/* Drawn and not written: the keys are told by their attribute, and are no part of the name. */}
      <span
        data-keys={keys}
        className="min-w-10 text-end font-mono whitespace-nowrap text-xs text-ink-3 before:content-[attr(data-keys)] pointer-coarse:hidden max-sm:hidden"
      />
    </button>
  )
}

function shortcut(): string {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'
}

/** A platform does not change. */
function never(): () => void {
  return () => undefined
}
