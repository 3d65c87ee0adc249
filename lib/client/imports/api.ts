import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, request } from '@/lib/client/http/api'
import type { FileImport, ImportMapping, ImportPreview } from '@/lib/contract/file-import'
import { importMessages } from '@/lib/contract/messages/imports'
import { importsKey } from './key'

const POLL_MS = 700
/** Whatever its name makes of it: what it is its content tells. */
const AS_IT_IS = 'application/octet-stream'

/** The files of other apps that were brought in, or are being so, newest first. Asked again while one is under way. */
export function useImports() {
  return useQuery<FileImport[]>({
    queryKey: importsKey,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'running') ? POLL_MS : false),
  })
}

/** Sends a file as it is and tells what would come of it. */
export function useReadFile() {
  return useMutation({
    mutationFn: async (file: File): Promise<ImportPreview> => {
      const path = `/api/imports?name=${encodeURIComponent(file.name.slice(-255))}`
      return (await request('POST', path, file.slice(0, file.size, AS_IT_IS))).json()
    },
    meta: { failure: importMessages.failed.readFile },
  })
}

/** Tells what would come of it, read in another way. */
export function useRemapImport() {
  return useMutation({
    // One after the other: of two quick choices the later one must win.
    scope: { id: 'remap-import' },
    mutationFn: ({ id, mapping }: { id: string; mapping: ImportMapping }) =>
      api('PATCH /api/imports/{id}', { params: { id }, body: { mapping } }),
    meta: { failure: importMessages.failed.readFile },
  })
}

/** Begins to bring it in; how far it is the list tells. */
export function useApplyImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, mapping }: { id: string; mapping: ImportMapping }) =>
      api('POST /api/imports/{id}/apply', { params: { id }, body: { mapping } }),
    onSuccess: (begun) =>
      client.setQueryData<FileImport[]>(importsKey, (all = []) => [begun, ...all.filter(({ id }) => id !== begun.id)]),
    meta: { failure: importMessages.failed.import },
  })
}

/** Takes out all that a file brought. Everything on screen may have changed by it. */
export function useTakeOutImport() {
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/imports/{id}', { params: { id } }),
    meta: { success: importMessages.importTakenOut, failure: importMessages.failed.takeOutImport, invalidates: [[]] },
  })
}
