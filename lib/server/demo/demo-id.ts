import { reissueId } from '@/lib/server/imports/place-ids'

/** An id as the server makes them, the same for the same row and time: importing one document twice creates nothing. */
export function demoId(row: string, at: Date): string {
  return reissueId('demo', row, at)
}
