import { useQuery } from '@tanstack/react-query'
import type { BackupState } from '@/lib/contract/backups'
import { backupsKey } from './key'

/** How the server is backed up, null for who may not know: the page that is shown has it already. */
export function useBackups(): BackupState | null {
  return useQuery<BackupState | null>({ queryKey: backupsKey, enabled: false }).data ?? null
}
