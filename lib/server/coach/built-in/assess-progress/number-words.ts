import 'server-only'
import { writeOut } from './everyday-words'

const ones: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const ordinals: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
  fortieth: 40,
  fiftieth: 50,
  hundredth: 100,
}
const scales: Record<string, number> = { thousand: 1_000, grand: 1_000, million: 1_000_000 }
const parts: Record<string, number> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  halve: 2,
}

const alternatives = (words: Record<string, number>) => Object.keys(words).join('|')
const ONE = alternatives(ones)
const TEN = alternatives(tens)
const small = `(?:(?:${TEN})(?:[- ](?:${ONE}))?|${ONE})`
const below1000 = `(?:(?:a |${small} )?hundred(?: (?:and )?${small})?|${small})`
const spoken = new RegExp(`\\b(?:(?:a|${below1000}) thousand(?: (?:and )?${below1000})?|${below1000})\\b`, 'g')
const spokenOrdinal = new RegExp(`\\b(?:(${TEN})[- ])?(${alternatives(ordinals)})\\b`, 'g')

/**
 * Lower-cases a text and writes every number in it in digits: `1,250` and `twelve hundred` alike, `5k`, `the fourth` as
 * `4th`, `two thirds` as `2/3`, `a couple of` as 2. `kIsKm` reads `10k` as ten kilometres.
 */
export function writeInDigits(text: string, kIsKm: boolean): string {
  return readOrdinals(readFractions(readSpoken(readDigits(tidy(text), kIsKm))))
    .replace(/(\d+(?:\.\d+)?) and (?:a )?(?:half|1\/2)\b/g, (_, n) => String(Number(n) + 0.5))
    .replace(/\b(\d+) 1\/2\b/g, (_, n) => String(Number(n) + 0.5))
    .replace(/(\d+(?:\.\d+)?) (thousand|grand|million)\b/g, (_, n, scale) => String(Number(n) * (scales[scale] ?? 1)))
    .replace(/(\d) %/g, '$1%')
    .replace(/\s+/g, ' ')
    .trim()
}

function tidy(text: string): string {
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

function readDigits(text: string, kIsKm: boolean): string {
  return text
    .replace(/\b\d{1,3}(?:[,']\d{3})+\b(?!%)/g, (n) => n.replace(/[,']/g, ''))
    .replace(/([€$£]\s?)(\d{1,3}(?:\.\d{3})+)\b/g, (_, sign, n) => sign + n.replace(/\./g, ''))
    .replace(/\b(\d{1,3}(?:\.\d{3})+)(?=\s?(?:€|eur|words|steps|pages|followers))/g, (n) => n.replace(/\./g, ''))
    .replace(/\b(\d{1,3}) (\d{3})(?=\s?(?:€|\$|£|eur|usd|dollars|pounds|words|steps))/g, '$1$2')
    .replace(/\b(\d+),(\d{1,2})\b(?!,)/g, '$1.$2')
    .replace(/\b(\d+(?:\.\d+)?)\s?k\b/g, (_, n) =>
      kIsKm && Number(n) < 200 ? `${n} km` : String(Math.round(Number(n) * 1_000)),
    )
    .replace(/\b(\d+(?:\.\d+)?)\s?m\b(?!\.)/g, (words, n) => (kIsKm ? `${n} metres` : words))
    .replace(/\b(\d+(?:\.\d+)?)\s?m(?:illion|n)\b/g, (_, n) => String(Number(n) * 1_000_000))
}

function readSpoken(text: string): string {
  return text
    .replace(/\bhalf a dozen\b/g, '6')
    .replace(/\b(?:the |a )?(half|quarter)-(thousand|million|hundred)\b/g, (_, part, scale) =>
      String((scale === 'hundred' ? 100 : (scales[scale] ?? 1)) * (part === 'half' ? 0.5 : 0.25)),
    )
    .replace(
      /\b(?:(half)|(?:(?:a|1|one) )?quarter of|(three[- ]quarters) of) an? (thousand|grand|million)\b/g,
      (_, half, most, scale) => String((scales[scale] ?? 1) * (half ? 0.5 : most ? 0.75 : 0.25)),
    )
    .replace(/\b(?:a )?dozen\b/g, (_, at: number, whole: string) =>
      /\d\s$|(?:two|three|four)\s$/.test(whole.slice(0, at)) ? 'dozen' : '12',
    )
    .replace(/\b(two|three|four|\d+) dozen\b/g, (_, n) => String((ones[n] ?? Number(n)) * 12))
    .replace(/\b(a|another) (?:couple|pair)(?: of)?(?: more)?\b/g, (words, lead) =>
      lead === 'another' ? 'another 2' : words.endsWith('more') ? '2 more' : '2',
    )
    .replace(/\b(?:once)\b(?= (?:this|last|on|more|so far|today|yesterday))/g, '1 time')
    .replace(/\btwice\b/g, '2 times')
    .replace(/\bthrice\b/g, '3 times')
    .replace(spoken, (words, at: number, whole: string) =>
      isPronoun(words, at, whole) ? words : String(amountOf(words)),
    )
    .replace(
      /\b(another|a further|an extra|an additional) (hundred|thousand|grand|million)\b/g,
      (_, more, scale) => `${more} ${scale === 'hundred' ? 100 : (scales[scale] ?? 1)}`,
    )
    .replace(/\ba (hundred|thousand|grand|million)\b/g, (_, scale) =>
      String(scale === 'hundred' ? 100 : (scales[scale] ?? 1)),
    )
}

/** "this one", "one day", "no one": a pronoun, not a count. */
function isPronoun(words: string, at: number, whole: string): boolean {
  if (words !== 'one') return false
  const before = whole.slice(0, at)
  const after = whole.slice(at + 3)
  if (/\b(?:in|during|through|about|at) $/.test(before) && /^(?:$|[.,;!])/.test(after)) return true
  return (
    /\b(?:this|that|the|last|first|next|each|every|no|any|some|which|good|bad|big|small|final|only|current|other|new|another|many a|a|(?:the|this|that|a|my|our) [a-z]+|\d+(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\s$/.test(
      before,
    ) || /^(?:'s|-on-one| day,?| by one| another| thing\b| should| must| can\b| step at)/.test(after)
  )
}

function amountOf(words: string): number {
  let total = 0
  let current = 0
  for (const word of words.split(/[- ]/)) {
    if (word === 'and' || word === 'a') continue
    if (word === 'hundred') current = (current || 1) * 100
    else if (word === 'thousand') {
      total += (current || 1) * 1_000
      current = 0
    } else current += ones[word] ?? tens[word] ?? 0
  }
  return total + current
}

function readFractions(text: string): string {
  const ofWhole =
    '(?=\\s+(?:of|done|through|there|way|complete|completed|finished|left|remaining|in|into|the|to go|written|read|saved|paid|ready|before|after|while|so|already|now|yesterday|today|last|this|when|but|and|or|is|are|was|were|by|on|at|with|since|remains?|remaining|still|so|packed|painted|planted|sorted|cleared|built|learned|learnt|dug|sewn|knit|knitted|cut|hung|laid|drawn|swept|mown|sown|put|gone|clear|empty|marked|planned|typed|edited|[a-z]{3,}ed|behind|under|short|less|more|over|over with|still|needs?|has|have|had|isn.t|aren.t|hasn.t|haven.t|was|to (?!\\d)[a-z]+)\\b|[,.;!?]|\\s*$)'
  return text
    .replace(
      /\b(\d+)[- ](thirds|quarters|fourths|fifths|sixths|sevenths|eighths|ninths|tenths)\b/g,
      (_, n, part) => `${n}/${parts[part.slice(0, -1)]}`,
    )
    .replace(
      /\b(?:a|1)[- ](third|quarter|fourth|fifth|sixth|seventh|eighth|tenth)\b(?= (?:book|chapter|one|time|draft|person))/g,
      (_, part) => `the ${part}`,
    )
    .replace(
      new RegExp(
        `\\b(?:an?|1|the (?:last|final)(?= \\w+ (?:(?:is|are) )?(?:still|needs?|to|left|remains?)\\b))[- ](third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\\b${ofWhole}`,
        'g',
      ),
      (_, part) => `1/${parts[part]}`,
    )
    .replace(/\bquarter (?=of the way|way|done|through|there)/g, '1/4 ')
    .replace(/\b(?:a|1) half\b(?! marathon)/g, 'half')
}

function readOrdinals(text: string): string {
  return text
    .replace(spokenOrdinal, (words, ten: string | undefined, unit: string, at: number, whole: string) => {
      const before = whole.slice(0, at)
      const after = whole.slice(at + words.length)
      if (unit === 'second' && /(?:\ba|\bper|\beach|\bevery|\bsplit|\d)\s$/.test(before)) return words
      if (
        /^(?:first|second|third)$/.test(words) &&
        (/\bat\s$/.test(before) || /^(?:,| of all|ly\b| i\b| we\b| thing\b| time\b)/.test(after))
      )
        return words
      return `${(ten ? (tens[ten] ?? 0) : 0) + (ordinals[unit] ?? 0)}th`
    })
    .replace(/\b(\d+)(?:st|nd|rd)\b/g, '$1th')
}
