import {
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type Clash, carefulPatch, type PatchOutcome } from '@/lib/client/cache/careful-patch'
import { fetchPage } from '@/lib/client/cache/list-pages'
import { useDeletedIds } from '@/lib/client/cache/undo'
import { useDeleteWithUndo } from '@/lib/client/cache/undo-from-screen'
import { api } from '@/lib/client/http/api'
import { isKept, type Kept, sendOrKeep } from '@/lib/client/outbox/keep'
import type { JournalEntry, WrittenEntry } from '@/lib/contract/journal'
import { journalMessages } from '@/lib/contract/messages/journal'
import { outboxMessages } from '@/lib/contract/messages/outbox'
import { countEntry, dropEntry, type Entries, placeEntry, withKnown } from './cache'
import { type JournalFilter, journalKey, journalPath } from './filter'
import { type EntryFields, fieldsOf, UNTIMED } from './form'
import { placeHeard } from './heard'

/** The entries that a filter leaves, newest day first, and the way to earlier ones. */
export function useJournal(filter: JournalFilter) {
  const deleted = useDeletedIds()
  const client = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: journalKey(filter),
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchPage<'GET /api/journal'>(pageParam, signal)
      const known = navigator.onLine ? undefined : client.getQueryData<Entries>(journalKey(filter))
      return known && pageParam === journalPath(filter) ? withKnown(page, known) : page
    },
    initialPageParam: journalPath(filter),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const entries = useMemo(
    () => data?.pages.flatMap((page) => page.items).filter(({ id }) => !deleted.has(id)),
    [data, deleted],
  )
  // A page of a search may hold nothing although a later one does.
  const isBarren = entries?.length === 0 && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isBarren) fetchNextPage()
  }, [isBarren, fetchNextPage])
  return {
    entries,
    isSearching: query.isPlaceholderData || (entries?.length === 0 && hasNextPage && !isFetchNextPageError),
    isFetching: query.isFetching,
    failed: query.isError && !isFetchNextPageError,
    retry: query.refetch,
    earlier: {
      exist: hasNextPage,
      isLoading: query.isFetchingNextPage,
      failed: isFetchNextPageError,
      load: fetchNextPage,
    },
  }
}

/** One entry by its id, as it is stored now. */
export function useEntry(id: string | null) {
  return useQuery({
    queryKey: ['journal-entry', id],
    queryFn: id === null ? skipToken : ({ signal }) => api('GET /api/journal/{id}', { params: { id }, signal }),
    gcTime: 0,
  })
}

export type NewEntry = Pick<EntryFields, 'date' | 'mood' | 'notes'> & Partial<EntryFields>

/**
 * `onSaved` is given words of help where the notes were in crisis language; then nothing is cheered. An entry that
 * waits for a connection is no entry yet: then it is given none.
 */
export function useCreateEntry(onSaved: (care: string | undefined, entry: WrittenEntry | null) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ timeSpent = UNTIMED, attachments = [], ...fields }: NewEntry) =>
      sendOrKeep<WrittenEntry>({
        kind: 'Entry',
        about: fields.date,
        text: fields.notes,
        goalId: null,
        request: { method: 'POST', path: '/api/journal', body: { ...fields, timeSpent, attachments } },
      }),
    onSuccess: (written) => {
      if (isKept(written)) return onSaved(undefined, null)
      const { care, heard, ...entry } = written
      placeEntry(client, entry, true)
      placeHeard(client, entry.id, heard)
      onSaved(care, written)
    },
    meta: {
      success: (written: WrittenEntry | Kept) => {
        if (isKept(written)) return outboxMessages.kept
        return written.care ? undefined : journalMessages.entrySaved
      },
      failure: journalMessages.failed.saveEntry,
    },
  })
}

export type EntryClash = Clash<JournalEntry, keyof EntryFields>

type EntryEdit = { base: EntryFields; mine: EntryFields }

/** Saves an edit, or tells what stands in its way: then nothing was changed. */
export function useUpdateEntry(
  id: string,
  on: {
    saved: (care: string | undefined) => void
    clash: (clash: EntryClash) => void
  },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ base, mine }: EntryEdit) =>
      carefulPatch<WrittenEntry, keyof EntryFields>(`/api/journal/${id}`, fieldsOf(base), fieldsOf(mine)),
    onSuccess: (outcome) => {
      if ('clashing' in outcome) {
        placeEntry(client, outcome.current)
        return on.clash(outcome)
      }
      const { care, heard, ...entry } = outcome.saved
      placeEntry(client, entry)
      // Where nothing was to be changed this is the entry as it is read, in which nothing was heard anew.
      if (heard) placeHeard(client, entry.id, heard)
      on.saved(care)
    },
    meta: {
      success: (outcome: PatchOutcome<WrittenEntry, keyof EntryFields>) =>
        'clashing' in outcome || outcome.saved.care ? undefined : journalMessages.entryUpdated,
      failure: journalMessages.failed.updateEntry,
    },
  })
}

/** The entry leaves the list at once; it is deleted when the toast with Undo goes. */
export function useDeleteEntry(): (entry: JournalEntry) => void {
  const client = useQueryClient()
  const deleteWithUndo = useDeleteWithUndo()
  return (entry) => {
    const { id } = entry
    countEntry(client, entry, false)
    deleteWithUndo({
      id,
      path: `/api/journal/${id}`,
      title: journalMessages.entryDeleted.title,
      failure: journalMessages.failed.deleteEntry,
      onDeleted: () => dropEntry(client, id),
      onBack: () => countEntry(client, entry, true),
    })
  }
}
