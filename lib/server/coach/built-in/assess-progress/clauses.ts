import 'server-only'
import { withoutCorrected } from './corrections'
import { clockAsMinutes, type GoalSize, withoutDates } from './goal-size'
import { writeInDigits } from './number-words'
import { type Aim, AND_DONE, type Stance, stanceOf } from './stance'
import { withoutTypos } from './typos'

/** A piece of what the user said that stands or falls on its own. */
export type Clause = {
  /** The user's own words, verbatim. */
  quote: string
  /** The same in lower case, numbers in digits. */
  words: string
  /** As `words`, without dates and clock times. */
  amounts: string
  stance: Stance
}

const VERB_AHEAD =
  "(?:i|we|i'm|i've|i'd|i'll|he|she|they|my (?:friend|wife|husband|partner|brother|sister|boss|colleague)|then|now|still|only|just|finally|even|also|am|have|had|did|didn't|haven't|will|going|plan|planning|hope|want|need|got|lost|another|half|halfway|almost|nearly|nothing|none|today|yesterday|tomorrow|made|ran|read|wrote|did|done|started|began|went|saved|paid|put|swam|walked|not|never|that makes|that's|this makes|it's|the rest|read|reached|hit|cut|sent|drew|built|took|spent|stopped|[a-z]+ed)"
const BOUNDARY = new RegExp(
  [
    '(?<=[.!?;])\\s+|\\n+|\\s+[-–—]\\s+|\\s*[–—]\\s*(?=[a-z])|;',
    '(?<!\\b(?:all|everything|nothing|none|anything|everyone|every one)),?\\s+(?:but|although|though|however|whereas|yet)\\s+',
    ',\\s+(?!(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?:,|\\s+and\\s|\\s+&\\s|\\.|$))',
    `\\s+(?:and|then|because|while)\\s+(?=${VERB_AHEAD}\\b)|\\s+so\\s+(?=(?:i|we|he|she|they|i'm|i've|it|that|that's)\\b)|\\s+(?=so \\d)`,
    '(?<!\\bnumbers? (?:\\d+|one|two|three|four|five|six|seven|eight|nine))(?<!\\b[a-z]{3,}s (?:(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven),? )*(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\\s+(?:and|plus)\\s+(?=(?:[€$£]?\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|a|the|half|about)\\s+(?!half\\b|quarter\\b)[a-z])',
    `\\s+(?=(?:when|if|unless|until|once|because|as soon as) (?:i|we|i'm|i've|the|my|it)\\b)`,
  ].join('|'),
  'i',
)

/** Parts a response into clauses, each with its stance; what a clause leaves unsaid it takes from the one before. */
export function clausesOf(response: string, goal: Aim & { kIsKm: boolean; sizes: GoalSize[] }): Clause[] {
  const clauses: Clause[] = []
  for (const sentence of sentencesOf(withoutCorrected(response))) {
    let before: Clause | undefined
    for (const quote of piecesOf(sentence)) {
      const words = withoutTypos(writeInDigits(quote.replace(/…/g, ' '), goal.kIsKm), goal.sizes)
      if (!/[a-z0-9%\u00c0-\uffff]/.test(words)) continue
      const clause = {
        quote,
        words,
        amounts: withoutDates(plainFigures(words, goal.sizes)),
        stance: stanceOf(words, {
          aim: goal,
          isQuestion: /\?\s*$/.test(sentence),
          before: before?.stance,
          beforeWords: before?.words,
        }),
      }
      clauses.push(clause)
      before = clause
    }
  }
  return clauses
}

/** "120 kg x 3" is 120 kg lifted; "1:30" is a minute and a half where a time is the goal. */
function plainFigures(words: string, sizes: GoalSize[]): string {
  const timed = sizes.some((size) => size.isHeld) ? clockAsMinutes(words) : words
  return sizes[0]?.family === 'weight' ? timed.replace(/(\d ?(?:kg|lbs?)?) ?[x×] ?\d+\b(?: reps?)?/g, '$1') : timed
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+(?!\d+\s*$)|\n+/)
    .map((one) => one.trim())
    .filter(Boolean)
}

function piecesOf(sentence: string): string[] {
  if (AND_DONE.test(sentence.replace(/’/g, "'"))) return [sentence.replace(/[.!?\s]+$/, '')]
  return sentence
    .split(BOUNDARY)
    .filter((piece): piece is string => piece !== undefined)
    .map((piece) => piece.trim().replace(/^[,;:…\-–—\s]+|[,;:.!?…\s]+$/g, ''))
    .filter(Boolean)
}
