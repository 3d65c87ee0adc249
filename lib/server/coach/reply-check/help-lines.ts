import 'server-only'
import { everyLine } from '../safety-help/crisis-lines'

/** Numbers as people write them: their parts with or without something between. */
const written = (line: string) => line.replace(/\D/g, '').split('').join('[ -]?')
/** So many digits stand in no other figure. */
const LONG = 6

const isLong = (line: string) => line.replace(/\D/g, '').length >= LONG
const patternOf = (lines: readonly string[]) => new RegExp(`(?<!\\d)(?:${lines.map(written).join('|')})(?!\\d)`, 'g')
const long = patternOf(everyLine.filter(isLong))
const short = patternOf(everyLine.filter((line) => !isLong(line)))
/** What a short one is told with. */
const HELP = /\b(?:call|dial|ring|helpline|samaritans|emergency|emergencies|crisis)\b/i

/** A text in which the numbers of help are no figures: whoever is given one to call is never told to doubt it. */
export function withoutHelpLines(text: string): string {
  const blank = (found: string) => '_'.repeat(found.length)
  const masked = text.replace(long, blank)
  return HELP.test(masked)
    ? masked.replace(/[^\n.!?]+/g, (part) => (HELP.test(part) ? part.replace(short, blank) : part))
    : masked
}
