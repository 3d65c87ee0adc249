'use client'

import { Kept, SignUpNote } from '@/components/shared/kept'
import { Button } from '@/components/ui/button'
import { useApplyAll } from '@/lib/client/proposals/api'
import type { Proposal } from '@/lib/contract/proposal'
import { ProposalCard } from './proposal-card'

type ProposalListProps = { proposals: readonly Proposal[]; timeZone: string }

/** The changes that one text gave rise to: a card each, and one press for all where several wait. */
export function ProposalList({ proposals, timeZone }: ProposalListProps) {
  const ready = proposals.filter(({ status, missing, ask }) => status === 'proposed' && !missing && !ask)
  const all = useApplyAll()
  // A later date or a pause: of ways out one is chosen.
  const areWaysOut = ready.some(({ verb }) => verb === 'goal.pause')
  return (
    <div className="grid gap-2.5 pt-2 pb-1">
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} timeZone={timeZone} />
      ))}
      <Kept otherwise={proposals.some(({ status }) => status === 'proposed') && <SignUpNote />}>
        {ready.length > 1 && !areWaysOut && (
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            disabled={all.isPending}
            onClick={() => all.mutate(ready)}
          >
            Apply all {ready.length}
          </Button>
        )}
      </Kept>
    </div>
  )
}
