import 'server-only'
import { anyOf, type Words } from './safety-patterns/short-patterns'
import { plainSpelling } from './safety-spelling/plain-spelling'

export type Medical = 'chest' | 'fainting' | 'not-eating'

type Sign = { kind: Medical; words: Pick<Words, 'test'>; unless: RegExp }

const DAYS =
  '(?:days|a day and|(?:two|three|four|five|six|seven|2|3|4|5|6|7|\\d\\d) (?:full |whole )?days|a week|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend)'
/** Somebody else's, long ago, made up, or asked about in general. */
const ELSEWHERE =
  /\b(?:(?:my|the|our) (?:mum|mom|dad|mother|father|wife|husband|partner|son|daughter|brother|sister|friend|grandad|grandma|dog|cat)|years ago|last year|as a (?:kid|child|teen)|when i was|film|movie|novel|episode|character|first[- ]aid)\b/

const signs: Sign[] = [
  {
    kind: 'chest',
    words:
      /\b(?:chest (?:pains?|tightness|pressure)|(?:pains?|pressure|tightness|squeezing|heaviness) (?:in|on|across) (?:my|the) chest|my chest (?:\w+ ){0,2}(?:hurts?|hurting|aches?|is tight|feels? (?:\w+ )?tight|is burning|is heavy))\b/,
    unless: /\b(?:bench|press|push-?ups?|workout|doms|muscle|chest day|gym|sore|stretch|cough(?:ing)?|laugh\w*)\b/,
  },
  {
    kind: 'fainting',
    words:
      /\bi(?:'ve| have|'m| am| just| nearly| almost| keep| kept)*(?: \w+)? (?:faint(?:ed|ing)?|pass(?:ed|ing) out|black(?:ed|ing) out|collapsed|lost consciousness)\b/,
    unless:
      /\b(?:sofa|couch|in bed|on the bed|asleep|slept|drunk|drinks|beers|wine|from laughing|price|bill|news|leaflets?|flyers?|papers?|sweets|badges)\b/,
  },
  {
    kind: 'not-eating',
    words: anyOf([
      `\\b(?:haven't|have not|havent|not) (?:\\w+ )?eaten (?:\\w+ ){0,3}(?:in|for|since) ${DAYS}\\b`,
      `\\b(?:no food|nothing to eat|ate nothing|eaten nothing) (?:\\w+ ){0,2}(?:in|for|since) ${DAYS}\\b`,
      `\\b(?:i've|i have|i) stopped eating(?=$|[.,!;]| (?:altogether|entirely|completely|again|since))`,
      '\\b(?:skip(?:ping|ped)?|miss(?:ing|ed)?) (?:my |all |most )?(?:meals?|dinners?|lunch(?:es)?|breakfasts?|food)\\b.{0,40}\\b(?:light|lighter|thin|thinner|weight|fat)\\b',
      `\\bcan't (?:keep (?:any )?(?:food|anything) down|eat anything)\\b`,
    ]),
    unless:
      /\b(?:fast(?:ing|ed)?|ramadan|lent|meat|sugar|chocolate|bread|dairy|junk|sweets|takeaways?|crisps|carbs|gluten|at (?:my|his|her) desk|out)\b/,
  },
]

/** What a text says of the writer's own body that comes before any goal: a doctor is needed first. Null for nothing. */
export function readMedical(text: string): Medical | null {
  const sentences = plainSpelling(text)
    .replace(/’/g, "'")
    .split(/[.!?;\n]+/)
  for (const sentence of sentences) {
    const sign = signs.find(({ words, unless }) => words.test(sentence) && !unless.test(sentence))
    if (sign && !ELSEWHERE.test(sentence)) return sign.kind
  }
  return null
}
