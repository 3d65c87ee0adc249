import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import type { AskField } from './not-understood'
import type { QuestionContext } from './question-context'
import type { Understood } from './understand'

/** Who asks, and what was understood of the question. `goal` is the mission that it means, by its id. */
export type View = QuestionContext &
  Understood & {
    today: string
    about: ReadonlySet<number>
    told: ReadonlySet<number>
    goal: string | undefined
    isGeneral: boolean
  }

/** A question as a query, or what is missing of it. */
export type Read = RecordQueryInput | { field: AskField }
