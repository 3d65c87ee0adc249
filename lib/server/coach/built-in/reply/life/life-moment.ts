import 'server-only'
import type { Moment } from '../../../personas/persona'

/** Something people tell or ask of a coach that is about their life and not about a number, and how it is met. */
export type LifeMoment = {
  id: string
  /** What a message says, in straight lower case. */
  words: RegExp
  unless?: RegExp
  /** Glad and heavy ones open in the coach's own way; plain ones do not. */
  tone: 'glad' | 'heavy' | 'plain'
  /** What is said first; `{mirror}` is the user's own statement in the second person. */
  heard: readonly string[]
  /** What is said next. */
  next?: readonly string[]
  /** The kind of saying of the coach's that fits. */
  voice?: Moment
  /** Questions to end with; without them the coach ends as it likes. */
  asks?: readonly string[]
  /** Comes before what the message would otherwise be taken for. */
  isFirm?: boolean
  /** Whether the goal it names, or the one spoken of, is told where it stands. */
  ties?: boolean
}
