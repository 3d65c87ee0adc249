import 'server-only'
import type { CountryCode } from '../safety-help/crisis-lines'
import type { CrisisKind } from '../safety-patterns/crisis-pattern'

/**
 * The words of help in one language. `{emergency}` stands for a number, `{lines}` for the lines to call, each with its
 * country.
 */
export type HelpWords = {
  opening: string
  danger: string
  lines: string
  question: string
  /** In place of all that, where the message before got it. */
  again: string
}

/**
 * How cries are worded outright in one language. The wordings are sources of regular expressions over text in lower
 * case; an accent counts for nothing, an apostrophe may be missing, and `…` stands for up to four words, or six
 * characters where words are not parted by blanks.
 */
export type CareLanguage = {
  /** As in BCP 47. */
  code: string
  /** Whose lines are named where nothing tells where the writer is. */
  countries: CountryCode[]
  isUnspaced?: true
  /** What no text in this language holds, where another one words cries alike. */
  never?: string
  cries: Partial<Record<CrisisKind, string[]>>
  /** What takes grave words for a figure of speech, a story or somebody else's, anywhere in the sentence. */
  unless: string[]
  help: HelpWords
}
