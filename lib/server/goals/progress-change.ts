import 'server-only'
import { limits } from '@/lib/contract/limits'
import type { GoalRow } from './serialize-goal'

/** The fields of a goal that completing and reopening move together. */
export type CompletionState = Pick<
  GoalRow,
  'progress' | 'isCompleted' | 'completedAt' | 'completionNotes' | 'progressNotes'
>

export type CompletionPatch = {
  progress?: number
  isCompleted?: boolean
  completedAt?: Date | null
  completionNotes?: string
  progressNotes?: string
}

/**
 * A goal's state after a patch. Exactly 100, or isCompleted true, completes it: now, unless a time was sent, with the
 * notes sent, else the progress notes. isCompleted false, or a progress back under 100, reopens it.
 */
export function applyCompletion(goal: CompletionState, patch: CompletionPatch, now: Date): CompletionState {
  const progressNotes = patch.progressNotes ?? goal.progressNotes
  const progress = patch.progress ?? goal.progress
  const isCompleted = patch.isCompleted ?? (patch.progress === undefined ? goal.isCompleted : patch.progress === 100)
  const completing = isCompleted && !goal.isCompleted
  const notesBefore = completing ? progressNotes || goal.completionNotes : goal.completionNotes
  return {
    progress,
    progressNotes,
    isCompleted,
    completedAt: isCompleted ? (patch.completedAt ?? goal.completedAt ?? now) : null,
    completionNotes: patch.completionNotes ?? notesBefore,
  }
}

/** `notes` without the newest entry of these words: of what was taken back the response tells. */
export function dropNote(notes: string, text: string): string {
  const entries = notes.split(/\n\n(?=\[\d{4}-)/)
  const at = entries.findLastIndex((entry) => entry.replace(/^\[[^\]]*\] /, '') === text)
  return entries.filter((_, index) => index !== at).join('\n\n')
}

/**
 * `notes` with one more entry, `[timestamp] text`; entries are parted by a blank line. Where they would grow beyond what
 * a client may send back and an import takes, the oldest entries go: each stands in its response too.
 */
export function appendNote(notes: string, text: string, at: Date): string {
  const entry = `[${at.toISOString()}] ${text}`
  const grown = notes ? `${notes}\n\n${entry}` : entry
  // No text has more code points than units.
  const surplus = grown.length - limits.grownNotes
  if (surplus <= 0) return grown
  const next = grown.indexOf('\n\n[', surplus)
  return next < 0 ? entry : grown.slice(next + 2)
}
