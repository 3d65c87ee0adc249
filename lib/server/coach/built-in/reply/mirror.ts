import 'server-only'
import { wordCount } from './sentences'

const FIRST: [RegExp, string][] = [
  [/\bI'?m\b|\bI am\b/gi, 'you are'],
  [/\bI was\b/gi, 'you were'],
  [/\bI'?ve\b/gi, 'you have'],
  [/\bI'll\b/gi, 'you will'],
  [/\bI'd\b/gi, 'you would'],
  [/\bwe'?re\b/gi, 'you are'],
  [/\bwe've\b/gi, 'you have'],
  [/\bmyself\b|\bourselves\b/gi, 'yourself'],
  [/\bmine\b|\bours\b/gi, 'yours'],
  [/\bmy\b|\bour\b/gi, 'your'],
  [/\bme\b|\bus\b/g, 'you'],
  [/\bI\b|\bi\b|\b[Ww]e\b/g, 'you'],
]

const STATEMENT =
  /^(?:you (?!are you)|your |it(?:'s| is| was| feels| went| has| does| goes) |everyone |everybody |(?:mum|mom|mam|dad|grandma|grandpa) |nobody |no one |(?:he|she|they)(?:'s|'re|'ve|'ll)? (?!who|that)[a-z']+ |nothing |people |the [\w-]+ (?:\w+ )?(?:is|are|was|were|has|had|got|went|broke|came|keeps?|feels?|works?|won't|doesn't|isn't|did|started|stopped|hurts?)\b|there (?:is|are|was)|there's |(?!this|that|he|she|they|who|which)[a-z]{4,} (?:is|are|was|were) )/
const DEED =
  /^(?:also |just |finally )?(?:ran|read|wrote|did|went|made|saved|put|swam|walked|called|sent|published|submitted|trained|meditated|practi[cs]ed|studied|finished|completed|cooked|met|worked|learned|learnt|cleaned|paid|booked|signed|lifted|cycled|spoke|talked|recorded|played|drew|painted|passed|sold|won|got|skipped|missed|smoked|spent|ate|drank|bought|lost|failed|fell|slept|forgot|started|stopped|quit|managed|moved)\b/
/** What would stand oddly in the second person, or turn on the coach. */
const UNFIT =
  /\b(?:you|your|you're|yourself|u|what|why|how|please|coach|lol|if|ask|tell)\b|[?:()[\]{}"“”<>*_#|/\\]|\bam i\b|\bdo i\b|\bshould i\b|\bcan i\b/i

/** Figures of speech that sound absurd, or grave, when they are said back. */
export const HYPERBOLE =
  /\b(?:kill(?:ed|ing)?|murder|die|dying|dead|starving|a million|a thousand times|eat a horse|sell my (?:soul|kidney)|explode|forever|literally)\b/i

/** A statement of the user's said back to them: "I feel guilty when I rest" → "you feel guilty when you rest". Null where it cannot be said well. */
export function mirrored(piece: string): string | null {
  const bare = piece
    .trim()
    .replace(/[’]/g, "'")
    .replace(/[.!,;…\s]+$/g, '')
    .replace(/,? (?:though|tho|anyway|tbh|lol|you know)$/i, '')
  const count = wordCount(bare)
  if (count < 3 || count > 13 || UNFIT.test(bare) || HYPERBOLE.test(bare) || /\p{Extended_Pictographic}/u.test(bare))
    return null
  const turned = FIRST.reduce((text, [words, other]) => text.replace(words, other), lowered(bare))
  if (/\byou you\b|\byour you\b/.test(turned)) return null
  if (DEED.test(turned)) return `you ${turned}`
  return STATEMENT.test(turned) ? turned : null
}

/** The first letter small, unless the word is one that is always written large. */
function lowered(text: string): string {
  return /^(?:I\b|I'|[A-Z][A-Z])/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
