'use client'

import { Bell, BookOpen, MessageSquareText, Target } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import { focusWhenThere } from '@/lib/client/forms/focus-when-there'
import { paths } from '@/lib/contract/paths'

const acts = [
  {
    label: 'Check in',
    hint: 'Answer today’s question',
    href: paths.dashboard,
    field: 'check-in',
    Mark: MessageSquareText,
  },
  { label: 'Journal entry', hint: 'How is it going?', href: paths.journal, field: 'entry', Mark: BookOpen },
  { label: 'Goal', hint: 'Something to work towards', href: `${paths.goals}?new=1`, field: null, Mark: Target },
  { label: 'Alert', hint: 'Something for today', href: paths.dashboard, field: 'alert', Mark: Bell },
] as const

type AddSheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** What can be written, each one press from its field. */
export function AddSheet({ open, onOpenChange }: AddSheetProps) {
  const router = useRouter()
  const chosen = useRef<(typeof acts)[number] | null>(null)

  function choose(act: (typeof acts)[number]) {
    chosen.current = act
    onOpenChange(false)
    router.push(act.href)
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Add"
        onCloseAutoFocus={(event) => {
          if (!chosen.current) return
          // The field takes the focus, not the button that opened the sheet.
          event.preventDefault()
          if (chosen.current.field) focusWhenThere(chosen.current.field)
          chosen.current = null
        }}
      >
        <DialogBody className="gap-0 pb-4">
          {acts.map((act) => (
            <button
              key={act.label}
              type="button"
              onClick={() => choose(act)}
              className="flex min-h-16 items-center gap-4 border-t border-rule text-start first:border-t-0 hover:bg-raised"
            >
              <act.Mark aria-hidden="true" className="size-5 text-burn" />
              <span>
                <span className="block font-medium">{act.label}</span>
                <span className="block text-sm text-ink-2">{act.hint}</span>
              </span>
            </button>
          ))}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
