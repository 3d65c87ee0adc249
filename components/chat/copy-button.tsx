'use client'

import { Copy } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/screen/use-toast'
import { commonMessages } from '@/lib/contract/messages/common'

export function CopyButton({ text, label = 'Copy reply' }: { text: string; label?: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast(commonMessages.copied)
    } catch {
      toast({ title: commonMessages.failed.copy, description: commonMessages.error.clipboard, variant: 'destructive' })
    }
  }

  return (
    <Button variant="ghost" size="icon-sm" aria-label={label} title="Copy" className="text-ink-3" onClick={copy}>
      <Copy aria-hidden="true" />
    </Button>
  )
}
