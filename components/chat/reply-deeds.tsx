'use client'

import { LookedNote } from '@/components/proposals/looked-note'
import { ProposalList } from '@/components/proposals/proposal-list'
import type { Proposal } from '@/lib/contract/proposal'
import type { Looked } from '@/lib/contract/record'

type ReplyDeedsProps = { looked: readonly Looked[]; proposals: readonly Proposal[]; timeZone: string }

/**
 * What stands under a reply: the changes that it proposes, and what it looked at. Most replies have neither. Not loaded
 * lazily: they are in the first paint, and what comes after it would push the conversation down.
 */
export function ReplyDeeds({ looked, proposals, timeZone }: ReplyDeedsProps) {
  if (looked.length === 0 && proposals.length === 0) return null
  return (
    <>
      {proposals.length > 0 && <ProposalList proposals={proposals} timeZone={timeZone} />}
      <LookedNote looked={looked} timeZone={timeZone} />
    </>
  )
}
