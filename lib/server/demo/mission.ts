import type { Domain } from '@/lib/contract/domains'

/** A mission as it is written down here: days count back from today, a negative number lies ahead. */
export type Mission = {
  key: string
  title: string
  description: string
  domain: Domain
  created: number
  due?: number
  tags: string[]
  milestones?: { title: string; doneDaysAgo?: number; dueInDays?: number }[]
  checkIns: CheckIn[]
  /** What it was like, for one that is completed: by the last check-in. */
  completionNotes?: string
}

/** What was said, where it moved the progress, and why, as the end of a sentence. The quote defaults to the first sentence. */
type CheckIn = { daysAgo: number; progress: number; said: string; why: string; source?: 'coach' | 'insight' }
