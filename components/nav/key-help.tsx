'use client'

import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import { keyDeeds } from './key-list'

const others = [
  { keys: 'Ctrl K', label: 'Search and commands' },
  { keys: 'Ctrl Enter', label: 'Send a form' },
  { keys: '?', label: 'This list' },
] as const

type KeyHelpProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The keys that do something outside of fields. */
export function KeyHelp({ open, onOpenChange }: KeyHelpProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Keyboard shortcuts" description="They work while you are not typing in a field.">
        <DialogBody className="gap-0 pb-4">
          <dl>
            {[...keyDeeds, ...others].map(({ keys, label }) => (
              <div key={keys} className="flex justify-between gap-4 border-t border-rule py-2 first:border-t-0">
                <dt>{label}</dt>
                <dd>
                  <kbd className="font-mono text-sm text-ink-2">{keys}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
