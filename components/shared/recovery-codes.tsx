'use client'

import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/client/account/exports'
import { RECOVERY_FILE, recoveryText } from '@/lib/client/auth/recovery-text'
import { toast } from '@/lib/client/screen/use-toast'
import { commonMessages } from '@/lib/contract/messages/common'

/** Recovery codes, as they are shown the one time. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const [isCopied, setCopied] = useState(false)
  const file = () => recoveryText(codes, email, window.location.origin)

  async function copy() {
    try {
      await navigator.clipboard.writeText(file())
      setCopied(true)
    } catch {
      toast({ title: commonMessages.failed.copy, description: commonMessages.error.clipboard, variant: 'destructive' })
    }
  }

  return (
    <div className="grid gap-3">
      <ol aria-label="Recovery codes" className="num grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={copy}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? 'Copied' : 'Copy codes'}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => saveFile(new Blob([file()], { type: 'text/plain;charset=utf-8' }), RECOVERY_FILE)}
        >
          <Download aria-hidden="true" />
          Download codes
        </Button>
      </div>
    </div>
  )
}
