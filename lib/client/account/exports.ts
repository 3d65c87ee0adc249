import { useMutation } from '@tanstack/react-query'
import { request } from '@/lib/client/http/api'
import { type Toast, toast } from '@/lib/client/screen/use-toast'
import type { ImportAnswer } from '@/lib/contract/account-document'
import { limits } from '@/lib/contract/limits'
import { accountMessages } from '@/lib/contract/messages/account'
import { importMessages } from '@/lib/contract/messages/imports'

export type ExportFile = { path: string; name: string; type: 'csv' | 'json' | 'zip' }

export const journalFile: ExportFile = {
  path: '/api/export/journal?format=csv',
  name: 'journal-entries.csv',
  type: 'csv',
}
export const goalsFile: ExportFile = { path: '/api/export/goals?format=csv', name: 'goals.csv', type: 'csv' }

/** `today` is the user's date. */
export function insightsFile(today: string): ExportFile {
  return { path: '/api/export/insights?format=csv', name: `insights_${today}.csv`, type: 'csv' }
}

/** Everything of the account in one document. `today` is the user's date. */
export function wholeAccountFile(today: string): ExportFile {
  return { path: '/api/export/all', name: `apogee-${today}.json`, type: 'json' }
}

/** The same with the photos. */
export function wholeArchive(today: string): ExportFile {
  return { path: '/api/export/all?format=zip', name: `apogee-${today}.zip`, type: 'zip' }
}

/**
 * Fetches a file with the bearer token, which a plain link could not send, and hands it to the browser to keep.
 * Without words of its own, a failure is told in the server's.
 */
export function useExport(failure?: Toast) {
  return useMutation({
    mutationFn: async ({ path, name, type }: ExportFile) => {
      const blob = await (await request('GET', path)).blob()
      // A row, if there is one, begins within the first few lines' length.
      if (type === 'csv' && holdsNoRow(await blob.slice(0, 1_024).text())) return false
      saveFile(blob, name)
      return true
    },
    ...(failure && { onError: () => void toast({ ...failure, variant: 'destructive' }) }),
    meta: {
      success: (isSaved: boolean): Toast => (isSaved ? accountMessages.exported : accountMessages.noDataToExport),
      ...(!failure && { failure: accountMessages.failed.export }),
    },
  })
}

/** Whether a CSV file ends with its line of column names. */
export function holdsNoRow(csv: string): boolean {
  return !csv.trimEnd().includes('\n')
}

/** Hands a file to the browser to keep. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Asks what a whole-account document would bring. Nothing is written by it. */
export function useImportPreview() {
  return useMutation({
    mutationFn: (sent: AccountFile) => sendFile(sent, '?preview=true'),
    meta: { failure: importMessages.failed.import },
  })
}

/** Brings a whole-account document in. Everything on screen may have changed by it. */
export function useImport() {
  return useMutation({
    mutationFn: (sent: AccountFile) => sendFile(sent),
    meta: { success: importMessages.imported, failure: importMessages.failed.import, invalidates: [[]] },
  })
}

/** What is in it the server judges. */
async function sendFile(sent: AccountFile, query = ''): Promise<ImportAnswer> {
  const body = 'archive' in sent ? sent.archive : sent.document
  return (await request('POST', `/api/import${query}`, body)).json()
}

export type AccountFile = { document: object } | { archive: Blob }

/** A file's document, or the archive that it is, or why it is neither: what can be told without asking the server. */
export async function readAccountFile(file: File): Promise<AccountFile | { complaint: string }> {
  if (file.name.toLowerCase().endsWith('.zip')) return { archive: file.slice(0, file.size, 'application/zip') }
  if (file.size > limits.importBytes) return { complaint: importMessages.error.importTooLarge }
  const text = await file.text().catch(() => null)
  if (text === null) return { complaint: importMessages.error.importUnreadable }
  try {
    const document: unknown = JSON.parse(text)
    const isOurs =
      typeof document === 'object' && document !== null && 'format' in document && document.format === 'apogee'
    return isOurs ? { document } : { complaint: importMessages.error.importForeign }
  } catch {
    return { complaint: importMessages.error.importNotJson }
  }
}
