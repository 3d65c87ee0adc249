import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { fetchWholeList, type PagedList } from '@/lib/client/cache/list-pages'
import { useMutation } from '@/lib/client/cache/use-mutation'
import { messagesKey } from '@/lib/client/chat/messages'
import { api } from '@/lib/client/http/api'
import { errorSentence } from '@/lib/client/http/api-error'
import { toast } from '@/lib/client/screen/use-toast'
import type { ChatMessage } from '@/lib/contract/chat'
import { chatMessages } from '@/lib/contract/messages/chat'
import { commonMessages } from '@/lib/contract/messages/common'
import type { NewProposal, Proposal } from '@/lib/contract/proposal'
import { openProposalsKey } from './key'

/** What a person may do with a proposal; an input replaces the proposed one whole. */
export type ProposalDeed = { deed: 'apply'; input?: Proposal['input'] } | { deed: 'dismiss' } | { deed: 'undo' }

/** The proposals that wait for an answer, with those answered since the page was loaded. */
export const openProposals = queryOptions({
  queryKey: openProposalsKey,
  queryFn: ({ signal }) => fetchWholeList<'GET /api/proposals'>(openProposalsKey[0], signal),
})

/** Applies, dismisses or takes back a proposal. One that the server refuses stands as it is there by then. */
export function useProposalDeed(proposalId: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (deed: ProposalDeed) => carryOut(proposalId, deed),
    onSuccess: (proposal) => {
      keepProposal(client, proposal)
      onDone()
      refreshRecord(client)
    },
    onError: (error) => {
      if (!error.proposal) return
      keepProposal(client, error.proposal)
      refreshRecord(client)
    },
    meta: { failure: chatMessages.failed.proposal },
  })
}

/** Applies several proposals one after another; one that is refused holds up none of the others. */
export function useApplyAll() {
  return useDeedOnAll('apply')
}

/** Dismisses several proposals. */
export function useDismissAll() {
  return useDeedOnAll('dismiss')
}

function useDeedOnAll(deed: 'apply' | 'dismiss') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (proposals: readonly Proposal[]) => {
      const refusals: unknown[] = []
      for (const { id } of proposals) {
        await carryOut(id, { deed }).then(
          (changed) => keepProposal(client, changed),
          (error: unknown) => refusals.push(error),
        )
      }
      if (refusals.length > 0) throw refusals[0]
    },
    onSettled: () => refreshRecord(client),
    meta: { failure: chatMessages.failed.proposal },
  })
}

/** Proposes a change that the person chose themselves, and applies it at once where nothing is missing. */
export function useDoAtOnce(onDone: (proposal: Proposal) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: NewProposal) => {
      const made = await api('POST /api/proposals', { body: change })
      return made.missing ? made : carryOut(made.id, { deed: 'apply' })
    },
    onSuccess: (proposal) => {
      onDone(proposal)
      refreshRecord(client)
    },
    meta: { failure: chatMessages.failed.proposal },
  })
}

/** As `useDoAtOnce`, told by a toast that takes it back. */
export function useDoWithUndo() {
  const client = useQueryClient()
  return useDoAtOnce((proposal) => tellWithUndo(client, proposal))
}

/** Says by a toast what was done, which takes it back and what was done along with it, or that nothing was. */
export function tellWithUndo(client: QueryClient, { id, title, status }: Proposal, onUndo?: () => void): void {
  if (status === 'applied') {
    const run = () => {
      void takeBack(client, id)
      onUndo?.()
    }
    toast({ title, action: { ...commonMessages.undo, hint: `Undo: ${title}`, run } })
  } else toast({ title: chatMessages.failed.proposal, variant: 'destructive' })
}

async function takeBack(client: QueryClient, id: string): Promise<void> {
  try {
    keepProposal(client, await carryOut(id, { deed: 'undo' }))
  } catch (error) {
    toast({ title: chatMessages.failed.proposal, description: errorSentence(error), variant: 'destructive' })
  }
  refreshRecord(client)
}

async function carryOut(id: string, deed: ProposalDeed): Promise<Proposal> {
  const params = { id }
  const answer =
    deed.deed === 'apply'
      ? await api('POST /api/proposals/{id}/apply', { params, body: { input: deed.input } })
      : await api(`POST /api/proposals/{id}/${deed.deed}`, { params })
  return answer.proposal
}

/** Puts a proposal as it stands now wherever it is shown: under a reply, under an entry. */
function keepProposal(client: QueryClient, proposal: Proposal): void {
  client.setQueryData<Proposal[]>(openProposalsKey, (known) => known && replaced(known, proposal))
  client.setQueriesData<PagedList<ChatMessage>>({ queryKey: messagesKey('').slice(0, 1) }, (known) => {
    const holds = known?.pages.some((page) => page.items.some((message) => hasProposal(message, proposal.id)))
    if (!known || !holds) return known
    return {
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        items: page.items.map((message) =>
          hasProposal(message, proposal.id)
            ? { ...message, proposals: replaced(message.proposals, proposal) }
            : message,
        ),
      })),
    }
  })
}

function hasProposal({ proposals }: ChatMessage, id: string): boolean {
  return proposals.some((one) => one.id === id)
}

/** The proposals with one of them as it stands now. */
function replaced(proposals: readonly Proposal[], changed: Proposal): Proposal[] {
  return proposals.map((one) => (one.id === changed.id ? changed : one))
}

/** What a change of the record cannot make stale: who is signed in, and what was said. */
const UNTOUCHED = ['/api/auth', '/api/chat', '/api/conversations', '/api/coach', '/api/proposals', '/api/users']

/** Reads anew whatever screens show of the record: one act may move goals, alerts, entries and what is said of them. */
export function refreshRecord(client: QueryClient): void {
  client.invalidateQueries({
    refetchType: 'all',
    predicate: ({ queryKey: [first] }) => !UNTOUCHED.some((path) => String(first).startsWith(path)),
  })
}
