import 'server-only'
import type { Moment, Persona } from '../../personas/persona'
import type { Manner } from './manners/manner'
import type { Situation } from './situation'
import type { Writer } from './writer'

/** What an answer is written with. */
export type Desk = { situation: Situation; writer: Writer; manner: Manner; persona: Persona }

/** An answer before the coach's voice is put around it. Lines that found no wording are null and left out. */
export type Draft = {
  /** Which of the coach's sayings fit; none where a saying would be out of place. */
  moment: Moment | null
  /** How it opens. */
  opening: 'heavy' | 'light' | 'none'
  /** A moment in which no other deadline is brought up. */
  isQuiet?: boolean
  lines: (string | null)[]
  list?: (string | null)[]
  after?: (string | null)[]
  /** One question or one next step. */
  close: string | null
}
