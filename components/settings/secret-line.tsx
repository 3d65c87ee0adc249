'use client'

import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { toast } from '@/lib/client/screen/use-toast'
import { commonMessages } from '@/lib/contract/messages/common'

/** A secret that is shown this once, to be copied. */
export function SecretLine({ label, note, secret }: { label: string; note: string; secret: string }) {
  const id = useId()
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      toast({ title: commonMessages.failed.copy, description: commonMessages.error.clipboard, variant: 'destructive' })
    }
  }

  return (
    <div role="status" className="grid gap-1.5 rounded-control border border-rule bg-raised p-4">
      <Label htmlFor={id}>{label}</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          readOnly
          value={secret}
          aria-describedby={`${id}-note`}
          className="num min-w-0 flex-1"
          onFocus={(event) => event.target.select()}
        />
        <Button variant="outline" className="h-auto" onClick={copy}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p id={`${id}-note`} className="text-sm text-pretty text-ink-2">
        {note}
      </p>
    </div>
  )
}
