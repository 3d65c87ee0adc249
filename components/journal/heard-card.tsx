'use client'

import { Ear } from 'lucide-react'
import { useState } from 'react'
import { ProposalCard } from '@/components/proposals/proposal-card'
import { Button } from '@/components/ui/button'
import { useApplyAll, useDismissAll } from '@/lib/client/proposals/api'
import type { Proposal } from '@/lib/contract/proposal'

type HeardCardProps = { heard: readonly Proposal[]; timeZone: string }

/** What an entry says of the user's goals: kept by one press, chosen one by one, or waved away. */
export function HeardCard({ heard, timeZone }: HeardCardProps) {
  const [isChoosing, setChoosing] = useState(false)
  const keep = useApplyAll()
  const dismiss = useDismissAll()
  const open = heard.filter(({ status }) => status === 'proposed')
  const isPending = keep.isPending || dismiss.isPending
  const needsChoice = open.some(({ missing, ask }) => missing || ask)

  if (isChoosing || open.length === 0 || needsChoice) {
    return (
      <div className="grid gap-2">
        {heard.map((proposal) => (
          <ProposalCard key={proposal.id} proposal={proposal} timeZone={timeZone} />
        ))}
      </div>
    )
  }
  return (
    <section aria-label="Heard in this entry" className="rounded-control bg-raised px-4 py-3 text-sm">
      <p className="flex items-start gap-2">
        <Ear aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
        <span className="wrap-anywhere">
          <span className="text-ink-3">Heard: </span>
          {open.map(({ title }) => title).join(' · ')}
        </span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" disabled={isPending} onClick={() => keep.mutate(open)}>
          {open.length > 1 ? 'Keep all' : 'Keep'}
        </Button>
        <Button variant="outline" size="sm" disabled={isPending} onClick={() => setChoosing(true)}>
          {open.length > 1 ? 'Choose' : 'Change'}
        </Button>
        <Button variant="ghost" size="sm" disabled={isPending} onClick={() => dismiss.mutate(open)}>
          Dismiss
        </Button>
      </div>
    </section>
  )
}
