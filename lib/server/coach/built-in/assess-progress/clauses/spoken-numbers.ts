import 'server-only'
import { ones, ordinals, scales, tens } from './number-lexicon'

const alternatives = (words: Record<string, number>) => Object.keys(words).join('|')
const ONE = alternatives(ones)
const TEN = alternatives(tens)
const small = `(?:(?:${TEN})(?:[- ](?:${ONE}))?|${ONE})`
const below1000 = `(?:(?:a |${small} )?hundred(?: (?:and )?${small})?|${small})`
const spoken = new RegExp(`\\b(?:(?:a|${below1000}) thousand(?: (?:and )?${below1000})?|${below1000})\\b`, 'g')
const spokenOrdinal = new RegExp(`\\b(?:(${TEN})[- ])?(${alternatives(ordinals)})\\b`, 'g')

/** Spoken numbers in digits: "two hundred", "half a dozen", "a couple of". */
export function readSpoken(text: string): string {
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

/** Ordinals as a number with "th", whatever it is spelled with. */
export function readOrdinals(text: string): string {
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
