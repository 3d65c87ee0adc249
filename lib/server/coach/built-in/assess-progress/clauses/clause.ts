import 'server-only'
import type { SetBackAim } from './set-backs'

/** A piece of what the user said that stands or falls on its own. */
export type Clause = {
  /** The user's own words, verbatim. */
  quote: string
  /** The same in lower case, numbers in digits. */
  words: string
  /** As `words`, without dates and clock times. */
  amounts: string
  /** It stands in a sentence that ends with a question mark. */
  isAsked: boolean
  stance: Stance
}

/** How a clause means what it says. Only `done`, `remaining` and `lost` tell of progress. */
export type Stance =
  | 'done'
  | 'remaining'
  | 'lost'
  | 'not-done'
  | 'plan'
  | 'question'
  | 'if'
  | 'someone-else'
  | 'long-ago'
  | 'habit'
  | 'command'

/** What of the goal decides how a verb is meant: "lost 3 kg" is a gain where losing is the aim. */
export type Aim = SetBackAim & { goesDown: boolean; isForOther?: boolean }
