import 'server-only'
import type { Ask } from '@/lib/contract/ask'
import type { ProgressEvent } from '@/lib/contract/goal'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/** What a change writes: the goal's new fields, and, where its progress moves or is confirmed, why. */
export type GoalChange = {
  data: Omit<Prisma.GoalUncheckedUpdateInput, 'tags' | 'version'>
  tags?: readonly string[] | undefined
  /** `takesBack` is the entry that this one takes back: neither counts. */
  event?:
    | { newProgress: number; reasoning: string; source: ProgressEvent['source']; takesBack?: string | undefined }
    | undefined
  response?: { id?: string; insightType: string; response: string; appliedUpdates: Prisma.InputJsonObject; ask?: Ask }
}
