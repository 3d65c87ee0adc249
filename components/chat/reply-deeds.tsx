'use client'

import { lazy, Suspense } from 'react'
import type { Proposal } from '@/lib/contract/proposal'
import type { Looked } from '@/lib/contract/record'

const LookedNote = lazy(() => import('@/components/proposals/looked-note').then((one) => ({ default: one.LookedNote })))
const ProposalList = lazy(() =>
  import('@/components/proposals/proposal-list').then((one) => ({ default: one.ProposalList })),
)

type ReplyDeedsProps = { looked: readonly Looked[]; proposals: readonly Proposal[]; timeZone: string }

/** What stands under a reply: the changes that it proposes, and what it looked at. Most replies have neither. */
export function ReplyDeeds({ looked, proposals, timeZone }: ReplyDeedsProps) {
  if (looked.length === 0 && proposals.length === 0) return null
  return (
    <Suspense>
      {proposals.length > 0 && <ProposalList proposals={proposals} timeZone={timeZone} />}
      <LookedNote looked={looked} />
    </Suspense>
  )
}
