'use client'

import { KeyRound } from 'lucide-react'
import { useId, useState } from 'react'
import { LoadFailed } from '@/components/shared/load-failed'
import { Button } from '@/components/ui/button'
import { timeAgo } from '@/lib/client/chat/days'
import { useTokenReads } from '@/lib/client/tokens/api'
import type { AccessToken } from '@/lib/contract/access-token'
import { readWords, scopesLine } from './token-words'

type TokenRowProps = { token: AccessToken; now: string; timeZone: string; onRevoke: () => void }

/** A program's token: what it may do, when it was last used, and what it read. */
export function TokenRow({ token, now, timeZone, onRevoke }: TokenRowProps) {
  const [isOpen, setOpen] = useState(false)
  const readsId = useId()
  const { name, scopes, lastUsedAt } = token
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1 basis-48">
          <p dir="auto" className="font-medium wrap-anywhere">
            {name}
          </p>
          <p className="text-sm text-pretty text-ink-2">
            {scopesLine(scopes)} · {lastUsedAt ? `last used ${timeAgo(lastUsedAt, now, timeZone)}` : 'not used yet'}
          </p>
        </div>
        <div className="flex gap-2">
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={readsId}
            aria-label={`What ${name} read`}
            onClick={() => setOpen(!isOpen)}
          >
            What it read
          </Button>
          <Button variant="outline" size="sm" aria-label={`Revoke ${name}`} onClick={onRevoke}>
            Revoke
          </Button>
        </div>
      </div>
      <div id={readsId}>{isOpen && <Reads id={token.id} now={now} timeZone={timeZone} />}</div>
    </li>
  )
}

function Reads({ id, now, timeZone }: { id: string; now: string; timeZone: string }) {
  const { data, isError, refetch } = useTokenReads(id)
  if (isError) {
    return <LoadFailed onRetry={refetch} />
  }
  if (!data) return <p className="pt-2 pl-8 text-sm text-ink-3">Loading...</p>
  if (data.length === 0) return <p className="pt-2 pl-8 text-sm text-ink-2">Nothing in the last 30 days.</p>
  return (
    <ul className="grid max-h-64 gap-1 overflow-y-auto pt-2 pl-8 text-sm text-ink-2">
      {data.map(({ id: readId, at, route, rows }) => (
        <li key={readId} className="flex justify-between gap-4">
          <span>{readWords(route, rows)}</span>
          <span className="num whitespace-nowrap text-ink-3">{timeAgo(at, now, timeZone)}</span>
        </li>
      ))}
    </ul>
  )
}
