import 'server-only'
import { foldAccents } from './fold-accents'
import { withoutLookAlikes } from './look-alikes'
import { unmasked } from './masked-words'
import { rejoined } from './parted-letters'
import { plainSlang } from './slang'

/** Characters that are read of a text: all but the longest whole, of those the beginning and the end. */
const LONGEST = 20_000
/** What nobody sees: joiners, marks of direction, soft hyphens, selectors of a form, fillers. */
const UNSEEN = /\p{Cf}|\u034f|[\u115f\u1160\u2800\u3164\uffa0]|[\u180b-\u180e]|[\ufe00-\ufe0f]/gu
/** Letters in circles and squares that are no letters to Unicode. */
const BOXED = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]'
const PARTED_CJK = new RegExp(`(?<=${CJK})[ .·・*_/|\\-]+(?=${CJK})`, 'gu')

/**
 * Text as it is meant, in lower case and without accents, for the crisis check alone: letters of look-alike alphabets,
 * signs in place of letters, letters apart or doubled, and what nobody sees are read as the words they stand for. Takes
 * time by the length of the text.
 */
export function plainSpelling(text: string): string {
  const seen = bounded(bounded(text).normalize('NFKC')).replace(UNSEEN, '').replace(BOXED, boxedLetter).toLowerCase()
  const letters = withoutLookAlikes(foldAccents(seen)).replace(PARTED_CJK, '')
  return plainSlang(unmasked(rejoined(letters)))
}

function bounded(text: string): string {
  if (text.length <= LONGEST) return text
  return `${text.slice(0, LONGEST / 2)}\n${text.slice(-LONGEST / 2)}`
}

function boxedLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const first = [0x1f1e6, 0x1f170, 0x1f150, 0x1f130].find((one) => code >= one) ?? code
  return String.fromCharCode(97 + code - first)
}
