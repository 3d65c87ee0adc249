import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { openProposals } from '@/lib/client/proposals/api'
import { openProposalsKey } from '@/lib/client/proposals/key'
import type { Proposal } from '@/lib/contract/proposal'

/** What entries say of the user's goals and alerts, by the entry's id, in the order in which it was written. */
export function useHeard(): ReadonlyMap<string, readonly Proposal[]> {
  const { data } = useQuery(openProposals)
  return useMemo(() => byEntry(data ?? []), [data])
}

/** The proposals of entries by the entry's id, oldest first. */
export function byEntry(proposals: readonly Proposal[]): Map<string, Proposal[]> {
  const heard = new Map<string, Proposal[]>()
  for (const proposal of proposals.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { kind, id } = proposal.source
    if (kind === 'journal' && id !== null) heard.set(id, [...(heard.get(id) ?? []), proposal])
  }
  return heard
}

/** Shows what was heard in an entry just saved, in the place of what was heard in it before and not answered yet. */
export function placeHeard(client: QueryClient, entryId: string, heard: readonly Proposal[]): void {
  client.setQueryData<Proposal[]>(openProposalsKey, (known) => {
    if (!known) return known
    const kept = known.filter(
      ({ id, source, status }) =>
        !heard.some((one) => one.id === id) && (source.id !== entryId || status === 'applied'),
    )
    return [...kept, ...heard]
  })
}
