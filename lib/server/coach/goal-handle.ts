import 'server-only'
import { plainWord } from '@/lib/server/language/scan'
import { readText, type Token } from '@/lib/server/language/text'
import { isMeasured, isPlural, unitOf } from '@/lib/server/language/units'

/** Verbs that titles commonly begin with, and those that say nothing without their object. */
const DOING = new Set(
  'bake bike climb code cook cycle dance draw exercise fast hike jog journal knit meditate paint practice practise read ride row run save sing sleep stretch swim train volunteer walk write'.split(
    ' ',
  ),
)
const MAKING = new Set(
  'accept achieve apply ask attend book build buy clean clear close complete compose create declutter deliver deploy design develop do drink drop earn eat explore find finish fix give grow hire hold host improve increase join land launch learn listen lose lower maintain make master mentor move negotiate open organise organize pass pay perform plan plant play prepare present publish raise reach rebuild reconnect record release renovate repair repay replace rest restore sell send set ship speak spend start strengthen study submit switch take talk teach tidy travel understand update watch win work'.split(
    ' ',
  ),
)
/** Verbs without which the object would be somebody, or the opposite of what is meant. */
const KEPT = new Set('call ring text visit meet see ask help quit stop limit reduce cut'.split(' '))
const DOUBLED = new Set('run swim jog quit stop cut'.split(' '))
/** Words that end what a title is about, or stand before it and tell nothing of it. */
const ENDS = new Set(
  'for with without by in to on at from of into onto as every each per until before after under over and or so that than again daily weekly monthly while this next a once twice'.split(
    ' ',
  ),
)
const BEFORE = new Set('the a an my our some more all enough least less at up off out down better about'.split(' '))
const MOST_WORDS = 3

/**
 * A goal's short name, as the second mention of it calls it: "Finish the attic room for Ida" is "the attic room", "Run
 * 10 km without stopping" is "running", "Call Mum every Sunday" is "calling Mum". Null where the title gives none: say it whole.
 */
export function handleOf(title: string): string | null {
  const tokens = tokensOf(title)
  const verb = plainWord(tokens[0]?.raw ?? '')
  const isDoing = DOING.has(verb)
  if (!isDoing && !MAKING.has(verb) && !KEPT.has(verb)) return null
  const object = objectOf(tokens.slice(1))
  if (object === null) return isDoing ? gerundOf(verb) : null
  return KEPT.has(verb) ? `${gerundOf(verb)} ${object}` : object
}

/** Whether a title begins with something that is done again and again: "Run …", "Read …". */
export function isDoing(title: string): boolean {
  return DOING.has(plainWord(tokensOf(title)[0]?.raw ?? ''))
}

/** Whether a title names nothing but what is done: "Run 10 km without stopping", "Sleep eight hours". */
export function isActivity(title: string): boolean {
  return isDoing(title) && objectOf(tokensOf(title).slice(1)) === null
}

function tokensOf(title: string): readonly Token[] {
  return readText(title).sentences[0]?.tokens ?? []
}

/** The thing that a title is about, from the words after its verb. */
function objectOf(tokens: readonly Token[]): string | null {
  let at = 0
  while (at < tokens.length && (tokens[at]?.kind === 'number' || BEFORE.has(tokens[at]?.word ?? ''))) at += 1
  const isCounted = at > 0
  const words: Token[] = []
  for (const token of tokens.slice(at)) {
    if (token.kind !== 'word' || ENDS.has(token.word) || words.length === MOST_WORDS) break
    words.push(token)
  }
  const [first] = words
  const after = tokens[at + words.length]?.word
  if (!first || after === 'and' || after === 'or' || words.every(({ word }) => isMeasured(unitOf(word)))) return null
  const text = words.map(({ raw }) => raw).join(' ')
  if (tokens[at - 1]?.word === 'my') return `your ${text}`
  // A name needs no article: "Spanish", "Mum"; nor does what is not counted: "smoking", "web design".
  return /^\p{Lu}/u.test(first.raw) || !(isCounted || isPlural(words.at(-1)?.word ?? '')) ? text : `the ${text}`
}

function gerundOf(verb: string): string {
  if (DOUBLED.has(verb)) return `${verb}${verb.at(-1)}ing`
  return verb.endsWith('e') ? `${verb.slice(0, -1)}ing` : `${verb}ing`
}
