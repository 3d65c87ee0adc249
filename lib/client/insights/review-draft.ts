import { useDraft } from '@/lib/client/forms/drafts'
import type { Choice, WeekReview } from '@/lib/contract/week-review'
import type { WeekStep } from './next-steps'
import type { Decision } from './review-decisions'
import type { WeekToSet } from './week-to-set'

/** `over` is what stood when it was written: once another tab or device has decided, it is out of date. */
type Written<T> = { over: string | null; value: T }
type ReviewDraft = { week: string; decisions: Record<string, Written<Decision>>; steps: Written<WeekStep[]> | null }

export type WrittenDecision = ReturnType<ReturnType<typeof useReviewDraft>['decisionOf']>
export type WrittenSteps = ReturnType<ReturnType<typeof useReviewDraft>['stepsOf']>

/** What is chosen and typed in the week's review and not decided yet, kept in this browser until it is, by the week that it sets. */
export function useReviewDraft({ monday: week }: Pick<WeekToSet, 'monday'>) {
  const kept = useDraft<ReviewDraft>('review')
  // Read anew each time: a decision that is carried out after the dialog was closed takes out its own part alone.
  function read(): ReviewDraft {
    kept.flush()
    const draft = kept.read()
    return draft?.week === week ? draft : { week, decisions: {}, steps: null }
  }
  function forget(goalIds: readonly string[]) {
    const draft = read()
    const left = Object.entries(draft.decisions).filter(([id]) => !goalIds.includes(id))
    kept.save({ ...draft, decisions: Object.fromEntries(left) })
  }
  return {
    forget,
    decisionOf: (goalId: string, decided: Choice | undefined) => {
      const over = decided?.kind ?? null
      const written = read().decisions[goalId]
      return {
        value: written?.over === over ? written.value : null,
        keep: (value: Decision) => {
          // Keeping a goal is what the review begins with.
          if (!decided && value.kind === 'keep') return forget([goalId])
          const draft = read()
          kept.save({ ...draft, decisions: { ...draft.decisions, [goalId]: { over, value } } })
        },
      }
    },
    stepsOf: (review: WeekReview | null) => {
      const over = review?.doneAt ?? null
      const { steps } = read()
      return {
        value: steps?.over === over ? steps.value : null,
        keep: (value: WeekStep[]) => kept.save({ ...read(), steps: { over, value } }),
        forget: () => kept.save({ ...read(), steps: null }),
      }
    },
  }
}
