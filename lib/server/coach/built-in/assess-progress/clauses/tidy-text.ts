import 'server-only'
import { writeOut } from './everyday-words'

const HOURS: Record<string, number> = { an: 1, one: 1, two: 2, three: 3 }
const MINUTES: Record<string, number> = {
  'a quarter': 15,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
}

/** Everyday spellings, signs and short forms in the wording that the rest reads. */
export function tidy(text: string): string {
  return writeOut(text.toLowerCase())
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/(\d)[\u00a0\u202f\u2009](?=\d{3}\b)/g, '$1')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[–—−]/g, '-')
    .replace(/(\d)?\s?½/g, (_, n) => (n ? `${n} 1/2` : '1/2'))
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .replace(/⅓/g, ' 1/3')
    .replace(/⅔/g, ' 2/3')
    .replace(/\bof '?em\b/g, 'of them')
    .replace(/\bthru\b/g, 'through')
    .replace(/[- ]?\bmilers?\b/g, ' mile run')
    .replace(/\bwords (?:a|per) minute\b/g, 'wpm')
    .replace(/(\d+(?:\.\d+)?) ?(?:kg|kilos?|lbs?)? ?(?:→|->|=>) ?(?=\d)/g, 'from $1 to ')
    .replace(
      /\b(\d{1,2})h(\d{2})\b/g,
      (_, hours, minutes) => `${Math.round((Number(hours) + Number(minutes) / 60) * 100) / 100} hours`,
    )
    .replace(
      /\b(\d{1,3}) ?(?:h|hrs?|hours?),?(?: and)? (\d{1,2})(?: ?(?:m|mins?|minutes?)\b|(?= ?(?:$|[.,;!]|now\b|so\b|in total|altogether)))/g,
      (_, hours, minutes) => `${Math.round((Number(hours) + Number(minutes) / 60) * 100) / 100} hours`,
    )
    .replace(/\b(?:teh|hte)\b/g, 'the')
    .replace(/\b(?:adn|nad)\b/g, 'and')
    .replace(/\b(?:i've |i |we've |we )?gotta\b|\b(?:i|we)'ve got to(?= (?:re|un|do|make|start)[a-z-]*\b)/g, 'have to')
    .replace(/\b(that|it|there|what)s\b/g, "$1's")
    .replace(/\b(i|we|they|you)ve\b/g, "$1've")
    .replace(/\bim\b/g, "i'm")
    .replace(/\b(?:sq\.? ?m|m²|m2|square met(?:er|re)s?)(?![\w²])/g, ' sqm')
    .replace(/\b(?:sq\.? ?ft|ft²|ft2|square f(?:ee|oo)t)(?![\w²])/g, ' sqft')
    .replace(/\b(eps?|ch|chs|chap|chaps|wks?|pgs?|hrs?|mins?|vol|lvl)\b\.?(?= ?#?\d)/g, (short) => inFull(short))
    .replace(/(?<=\d )(eps?|chs?|chaps?|wks?|pgs?)\b\.?/g, (short) => inFull(short))
    .replace(/\b(?:percentage points?|per ?cent|pct)\b/g, '%')
    .replace(/\ba (?:good|solid|full|whole|decent) half\b/g, 'half')
    .replace(/\ba (?:good|solid|full|whole|decent) (third|quarter|fifth|tenth)\b/g, 'a $1')
    .replace(/\b(?:(?:an|1|one) )?hour and a half\b/g, '1.5 hours')
    .replace(
      /\b(?:an?|one|1) (mile|kilo|kilomet(?:er|re)|page|litre|liter|stone|pound|week|day|metre|meter|book|chapter|box) and a half\b/g,
      '1.5 $1s',
    )
    .replace(
      /\b(an|one|two|three) hours? and (a quarter|ten|fifteen|twenty|thirty|forty|fifty)(?: minutes)?\b(?!-)/g,
      (_, hours, minutes) => `${Math.round(((HOURS[hours] ?? 1) + (MINUTES[minutes] ?? 0) / 60) * 100) / 100} hours`,
    )
    .replace(/\b(?:a |one )?quarter of an? (tonne|ton|mile|kilo|pound|litre|liter|stone)\b/g, '0.25 $1')
    .replace(/\bhalf a (tonne|ton)\b/g, '0.5 $1')
    .replace(/\bhalf an hour\b/g, '0.5 hours')
    .replace(
      /\bhalf an? (stone|mile|kilo|kilogram|pound|litre|liter|km|kilomet(?:er|re)|dozen pages|page)\b/g,
      '0.5 $1',
    )
    .replace(/\b(?:three|3) quarters of an hour\b/g, '0.75 hours')
    .replace(/\ba quarter of an hour\b/g, '0.25 hours')
    .replace(/(\d) %/g, '$1%')
}

const shorts: Record<string, string> = {
  ep: 'episode',
  ch: 'chapter',
  chap: 'chapter',
  wk: 'week',
  pg: 'page',
  hr: 'hour',
  min: 'minute',
  vol: 'volume',
  lvl: 'level',
}

function inFull(short: string): string {
  const word = shorts[short.replace(/\.$/, '').replace(/s$/, '')]
  return word ? `${word}${/s\.?$/.test(short) ? 's' : ''}` : short
}
