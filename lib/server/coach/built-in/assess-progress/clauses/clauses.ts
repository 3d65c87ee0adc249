import 'server-only'
import { isIndexNoun } from '../goal/amount'
import type { GoalSize } from '../goal/size'
import type { Aim, Clause } from './clause'
import { fromRecord, owedNow, plainFigures } from './clause-figures'
import { withoutCorrected } from './corrections'
import { withoutDates } from './dates'
import { inGoalWords, settleFigures } from './everyday-words'
import { ALL_BUT, AND_DONE } from './left-and-lost'
import { writeInDigits } from './number-words'
import { withRedone } from './redo'
import { isSomebodyElse } from './somebody-else'
import { stanceOf } from './stance'
import { withTurned } from './turned'
import { withoutTypos } from './typos'

const VERB_AHEAD =
  "(?:i|we|i'm|i've|i'd|i'll|he|she|they|my (?:friend|wife|husband|partner|brother|sister|boss|colleague)|then|now|still|only|just|finally|even|also|am|have|had|did|didn't|haven't|will|going|plan|planning|hope|want|need|got|lost|another|half|halfway|almost|nearly|nothing|none|today|yesterday|tomorrow|next (?:week|month|time|up|weekend|year)|made|ran|read|wrote|did|done|started|began|went|saved|paid|put|swam|walked|not|never|that makes|that's|this makes|it's|the rest|read|reached|hit|cut|sent|drew|built|took|spent|stopped|[a-z]+ed)"

/** "Ch. 4", "approx. 30 min.": a point that ends a short form and no sentence. */
const UNLESS_SHORTENED =
  '(?<!\\b(?:chs?|chap|pp?|pgs?|nos?|nr|eps?|vol|approx|ca|wks?|mins?|hrs?|vs|etc|lvl|pt|incl)\\.)'
const SENTENCE_END = new RegExp(`(?<=[.!?;])${UNLESS_SHORTENED}\\s+(?!\\d+\\s*$)|\\n+`, 'i')

const BOUNDARY = new RegExp(
  [
    `(?<=^(?:update|status|news|good news|big news|progress|report|result|goal|mission|today|finally|guess what|verdict|well|yes|ok)):\\s+(?=(?:done|finished)\\b)|:\\s+(?=(?:it's|it is|it|all|i|we|everything)\\b)|(?<=[.!?;])${UNLESS_SHORTENED}\\s+|\\n+|\\s+[-–—]\\s+|\\s*[–—]\\s*(?=[a-z])|;`,
    "(?<!\\b(?:all|everything|nothing|none|anything|everyone|every one|all of (?:it|them|those)|every one of (?:them|those)|all (?:of )?the \\w+|every \\w+)),?\\s+(?:but|although|though|however|whereas|(?<!\\b(?:not|never|as|have|has|had)\\s|n['’]t\\s|['’]ve\\s)yet)\\s+",
    ',\\s+(?!(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|sun)(?:,|\\s+and\\s|\\s+&\\s|\\.|$))(?!(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?:,|\\s+and\\s|\\s+&\\s|\\.|$))',
    `\\s+(?:and|then|because|while)\\s+(?!half (?:thousand|million|hundred|an? )\\b)(?=${VERB_AHEAD}\\b)|\\s+so\\s+(?=(?:i|we|he|she|they|i'm|i've|it|that|that's)\\b)|\\s+(?=so \\d)`,
    '(?<!\\b(?:ch|chs|eps?|nos?|nr|wks?|day|week|chapter|module|unit|lesson|part|episode|session|level|stage)\\.? \\d{1,3})(?<!\\b[a-z]{3,} (?:\\d+, )+\\d+)(?<!\\bnumbers? (?:\\d+|one|two|three|four|five|six|seven|eight|nine))(?<!\\b[a-z]{3,}s (?:(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven),? )*(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))(?<!\\b(?:hours?|hrs?|h))\\s+(?:and|plus)\\s+(?=(?:[€$£]?\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|a|the|half|about)\\s+(?!half\\b|quarter\\b|thousand\\b)[a-z])',
    `(?<!\\bthan)\\s+(?!when (?:i|we) (?:first |originally )?(?:started|began|set out|took))(?=(?:when|if|unless|until|once|because|as soon as) (?:i|we|i'm|i've|the|my|it)\\b)`,
  ].join('|'),
  'i',
)

/** An even chance, and no share. */
const FIFTY_FIFTY = /\b50[/-]50\b(?= (?:whether|if|chance|odds|split|on|that|so far whether)|$)/
/** "Sold my guitar for 400 and put all of it in the fund": what came in went to the aim. */
const PUT_BY =
  /^[^\d]*?\b(?:sold|got|received|earned|made|won|bonus|refund|invoice|gift|paid me|gave me|came)\b[^\d]*([€$£]?\d[\d,.]*(?:\s?[€$£]|k\b)?)[^\d]*?\b(?:and|,|which|straight|all of which)\b[^\d]*?\b(?:put|went|goes|moved|stuck|threw|popped|transferred|banked|paid|stashed|saved)\b(?: (?:all|all of|the|it|that|them|lot|whole|thing|everything|every penny|money|straight|right|away))* ?(?:in|into|to|towards|aside|away|by|it|that|all|everything)\b[^\d]*$/i

/** Parts a response into clauses, each with its stance; what a clause leaves unsaid it takes from the one before. */
export function clausesOf(
  response: string,
  goal: Aim & {
    title: string
    progress: number
    kIsKm: boolean
    sizes: GoalSize[]
    milestones: { title: string }[]
  },
): Clause[] {
  const names = `${goal.title} ${goal.milestones.map((one) => one.title).join(' ')}`.toLowerCase()
  const clauses: Clause[] = []
  for (const sentence of sentencesOf(withoutCorrected(response))) {
    const isPutBy = goal.isSaving && PUT_BY.test(sentence)
    let before: Clause | undefined
    for (const quote of isPutBy ? [sentence.replace(/[.!?\s]+$/, '')] : piecesOf(sentence)) {
      const figures = settleFigures(quote.replace(/…/g, ' ').replace(FIFTY_FIFTY, ' '), goal)
      const digits = owedNow(inGoalWords(withoutTypos(writeInDigits(figures, goal.kIsKm), goal.sizes), goal), goal)
      const words = isPutBy ? digits.replace(PUT_BY, 'added $1') : digits
      if (!/[a-z0-9%\u00c0-\uffff]/.test(words)) continue
      const clause: Clause = {
        quote,
        words,
        amounts: withoutDates(plainFigures(fromRecord(words, goal), goal.sizes)),
        isAsked: /\?\s*$/.test(sentence),
        stance: isSomebodyElse(quote, { title: goal.title, names })
          ? 'someone-else'
          : stanceOf(words, {
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
  return withRedone(withTurned(clauses), goal.title, (noun) => isIndexNoun(noun, goal.sizes))
}

function sentencesOf(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((one) => one.trim())
    .filter(Boolean)
}

function piecesOf(sentence: string): string[] {
  if (AND_DONE.test(sentence.replace(/’/g, "'")) || ALL_BUT.test(sentence)) return [sentence.replace(/[.!?\s]+$/, '')]
  const pieces = sentence
    .split(BOUNDARY)
    .filter((piece): piece is string => piece !== undefined)
    .map((piece) => piece.trim().replace(/^[,;:…\-–—\s]+|[,;:.!?…\s]+$/g, ''))
    .filter(Boolean)
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1]
    if (isAfterthought(piece, pieces[at - 1])) return []
    if (!next || !isAfterthought(next, piece)) return [piece]
    const start = sentence.indexOf(piece)
    return [sentence.slice(start, sentence.indexOf(next, start + piece.length) + next.length)]
  })
}

/** "The tenth painting is on the easel, signed and done": a participle that says how far the thing before it got. */
function isAfterthought(piece: string, before: string | undefined): boolean {
  return (
    before !== undefined &&
    /^(?:[a-z]+ed|done|written|sewn|cut)(?: and (?:[a-z]+ed|done|dusted|all))?$/i.test(piece) &&
    /\b(?:\d+(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|[a-z]+ (?:#|number )?\d+)\b/i.test(
      before,
    )
  )
}
