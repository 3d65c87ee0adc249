import 'server-only'
import type { GoalSize } from '../goal/size'
import { factorFor, isStretch } from '../goal/units'

/** What decorates a message and says nothing: emoticons, emoji, exclamations at either end. */
const DECOR = /(?<=^|\s)(?:[:;=]['’-]?(?:[()/|*]|\[|\]|\\|d\b|p\b)+|:'?-?3|<3+|x+d+|\^_?\^)(?=[\s.,!?]|$)/gi
const EMOJI = /(?:(?![✓✔✅☑©®™])\p{Extended_Pictographic}|\u{fe0f}|\u{200d}|\p{Emoji_Modifier})+/gu
const CRY =
  '(?:lol|lmao|ha(?:ha)+|he(?:he)+|woo+|woo+p|woo+hoo+|yay+|yess+|omg|tbh|ngl|u+gh+|phew|ar+gh+|baby|guys|mate|bro|bruh|dude|wow|boom|honestly|finally|at last|thank god|hooray|hurray)'
const CRIES = new RegExp(
  `(?<=\\b(?:it|done|finished|complete|completed|zero|gone|off|in|out|there)[!,. ]+)${CRY}[!. ]*$`,
  'i',
)

const SHORTS: [short: RegExp, full: string][] = [
  [/\beps\b/g, 'episodes'],
  [/\b(?<=(?:another|more|an|1|one|each|this|last|\d+) )ep\b/g, 'episode'],
  [/\bmins\b/g, 'minutes'],
  [/\bhrs\b/g, 'hours'],
  [/\bwks\b/g, 'weeks'],
  [/\bchap(?:ter)?s\b/g, 'chapters'],
  [/\bpgs\b/g, 'pages'],
  [/\bvids\b/g, 'videos'],
  [/\bpics\b/g, 'photos'],
  [/\brefs\b/g, 'references'],
  [/\bspuds?\b/g, 'potatoes'],
  [/\bsesh(?:es)?\b/g, 'sessions'],
  [/\bout+a\b/g, 'out of'],
  [/\b(?:(\d+) )(?:tenners)\b/g, '£$10'],
  [/\b(?:a )?tenner\b/g, '£10'],
  [/\b(?:a )?fiver\b/g, '£5'],
  [/\ba dozen and a half\b/g, '18'],
  [/\b(\d+)x\b(?! ?\d)/g, '$1 times'],
  [/([€$£]\s?\d+(?:\.\d+)?)\s?m\b/g, '$1 million'],
]

/** Everyday spellings written out: "three more eps", "added a tenner", "£1m", "finished it :)". */
export function writeOut(text: string): string {
  const plain = text.replace(EMOJI, ' ').replace(DECOR, ' ').trim().replace(CRIES, '')
  return SHORTS.reduce((words, [short, full]) => words.replace(short, full), plain)
}

/** What figures mean beside this goal: "215k" of 500 km, "1.200" of 3,000 photos. Before numbers are read. */
export function settleFigures(words: string, { sizes, kIsKm }: { sizes: GoalSize[]; kIsKm: boolean }): string {
  const size = sizes[0]
  if (!size) return words
  const isLong = size.family === 'distance' && size.amount * size.factor >= 100 && kIsKm
  const far = isLong
    ? words.replace(/\b(\d{2,4}(?:\.\d+)?) ?k\b/gi, (found, n) =>
        Number(n) <= size.amount * size.factor * 1.5 ? `${n} km` : found,
      )
    : words
  const isFine = ['distance', 'weight', 'hours', '%'].includes(size.family)
  return size.amount >= 1_000 && !isFine ? far.replace(/(?<![\d.,])(\d{1,3})\.(\d{3})(?![\d.,]\d)\b/g, '$1$2') : far
}

const COUNTED_AS = /\b(\d+(?:\.\d+)? (?:more |new |other )?)(?:things|items|pieces|bits|objects)\b/g
const PRICE =
  /\b(?:which |that |it |and |(?:the |my )?[a-z]+ )?(?:(?:cost|costs|costing|was|were|is|are|set me back|paid|spent|for|at|worth|came to)\b(?: me| us| about| only| just| over)* )?[€$£]\s?\d[\d.]*(?: each| a [a-z]+| though)?/g

/** Words of any goal turned into those of this one: "150 things", "500p", "half a box", and a price that counts nothing. */
export function inGoalWords(words: string, { sizes, owes }: { sizes: GoalSize[]; owes: boolean }): string {
  const size = sizes[0]
  let text = words
  const counted = sizes.filter((one) => one.from === undefined && !isStretch(one.family))
  const only = counted.length === 1 && sizes.length === 1 ? counted[0] : undefined
  if (only && factorFor(only, 'things') === null && /s$/.test(only.word))
    text = text.replace(COUNTED_AS, (_, count) => `${count}${only.word}`)
  if (size?.family === 'money')
    text = text
      .replace(
        /\b(?:chucked|threw|bunged|lobbed|shoved|whacked|tossed|popped) (?=(?:in |another |a further )*[€$£]?\d)/g,
        'put ',
      )
      .replace(/\b(\d+) ?p\b/g, (_, pence) => `£${Number(pence) / 100}`)
      .replace(/\b(\d+) (?:cents|pence)\b/g, (_, pence) => `${Number(pence) / 100} ${size.word || '€'}`)
  else if (size && !sizes.some((one) => one.family === 'money'))
    text = text.replace(PRICE, ' ').replace(/\s+/g, ' ').trim()
  if (size?.family === 'hours')
    text = text.replace(/\ban hour\b(?! (?:ago|later|after|before|early|away|to go|and))/g, '1 hour')
  text = text.replace(/\b(?:half|0\.5) an? ([a-z]+)\b/g, (found, noun) =>
    sizes.some((one) => !one.isFeat && factorFor(one, noun) !== null) ? `0.5 ${noun}` : found,
  )
  text = text.replace(
    /\b(\d+)(?: [a-z]+)? left (?:that |which )?(?:are |is |still )*(?:usable|intact|standing|alive|good|undamaged|in one piece|to show)\b/g,
    '$1 intact now',
  )
  if (owes)
    text = text
      .replace(
        /^(?:and |so |now |finally )*(?:it's|it is|they're|all of it is|it has|the (?:whole|entire) [a-z]+ is)(?: all| finally| completely| been)* (?:gone|cleared|zero|0)$/,
        'nothing left',
      )
      .replace(
        /^(?:the |my |our |and |now |at )*(?:(?:0|no|no more) (?:overdraft|debt|loan|mortgage|balance|owed|owing|emails|messages|unread)|(?:inbox|overdraft|debt|balance|card|loan|backlog|pile) (?:is |at |now |down to |has hit |hit )*(?:0|zero|empty|clear|clean))$/,
        'nothing left',
      )
  return text
}
