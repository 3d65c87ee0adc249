import 'server-only'
import { remembering } from '@/lib/server/remembering'
import { families } from './families'
import { scan } from './scan'
import { pairsOf, wordSet } from './word-table'
import words from './words.json'

const LONGEST = 40
const VOWELS = new Set('aeiouy')
const DOUBLES = new Set(['bb', 'dd', 'ff', 'gg', 'mm', 'nn', 'pp', 'rr', 'tt'])
const LI_AFTER = new Set('cdeghkmnrt')

/** Words whose ending is none, or that Snowball's rules would bring together with another word. */
const AS_THEY_ARE = wordSet(words.stem.asTheyAre)
const EXCEPTIONS = new Map(
  pairsOf(
    'quite:quite skis:ski skies:sky dying:die lying:lie tying:tie idly:idl gently:gentl ugly:ugli early:earli only:onli singly:singl ones:one mornings:morning evenings:evening outings:outing things:thing weddings:wedding feeds:feed needs:need',
  ),
)
const STEP_2 = pairsOf(
  'ization:ize ational:ate fulness:ful ousness:ous iveness:ive tional:tion biliti:ble lessli:less entli:ent ation:ate alism:al aliti:al ousli:ous iviti:ive fulli:ful enci:ence anci:ance abli:able izer:ize ator:ate alli:al bli:ble',
)
const STEP_3 = pairsOf('ational:ate tional:tion alize:al icate:ic iciti:ic ical:ic ness: ful:')
const STEP_4 = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize al er ic'.split(' ')

const MOST_KNOWN = 20_000

/**
 * The stem of one word in lower case: what its forms have in common (swims, swimming, swam → swim; mum, mother → mother).
 * Snowball's English rules, with families of irregular words before them. It is the stemmer of the reader and of the
 * text index alike, so a word asked for meets the word written.
 */
export const stemOf = remembering(computed, MOST_KNOWN)

const IN_A_ROW = wordSet('days nights mornings evenings weeks months years times')

/** The stems of a text in its order, for the index and for a search: no marks, but emoji; hyphened words by their parts. */
export function stemsIn(text: string): readonly string[] {
  return text.length > MOST_OF_NAME ? stemsOf(text) : stemsOfName(text)
}

/** Titles, tags and milestones are short, and held against each sentence that is read. */
const MOST_OF_NAME = 200
const MOST_NAMES = 4_000
const stemsOfName = remembering(stemsOf, MOST_NAMES)

function stemsOf(text: string): readonly string[] {
  return scan(text).flatMap(({ kind, word, isEmoji }, at, all) => {
    if (isEmoji) return [word]
    if (kind === 'mark') return []
    // "Three nights running" tells of no run.
    if (word === 'running' && IN_A_ROW.has(all[at - 1]?.word ?? '')) return [word]
    return word.includes('-') && kind === 'word' ? word.split('-').filter(Boolean).map(stemOf) : [stemOf(word)]
  })
}

/** The stems of a word that was read: a hyphened one has those of its parts. */
export function stemsOfToken({ word, stem }: { word: string; stem: string }): readonly string[] {
  return word.includes('-') ? stemsIn(word) : [stem]
}

function computed(word: string): string {
  const plain = (word.endsWith("'s") ? word.slice(0, -2) : word).replaceAll("'", '')
  const head = families.get(plain)
  if (head) return computed(head)
  if (plain.length < 3 || plain.length > LONGEST || !/^[a-z]+$/.test(plain)) return plain
  const exception = EXCEPTIONS.get(plain)
  if (exception) return exception
  if (AS_THEY_ARE.has(plain)) return plain
  const singular = withoutPlural(plain)
  const inFamily = families.get(singular)
  if (inFamily) return computed(inFamily)
  return snowball(singular)
}

function snowball(word: string): string {
  let stem = withoutPast(word)
  if (stem.length > 2 && /[^aeiouy]y$/.test(stem)) stem = `${stem.slice(0, -1)}i`
  const r1 = regionOne(stem)
  const r2 = regionAfter(stem, r1)
  stem = step2(stem, r1)
  stem = step3(stem, r1, r2)
  stem = step4(stem, r2)
  return withoutFinalE(stem, r1, r2)
}

/** Step 1a: kisses → kiss, cities → citi, books → book. */
function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('ied') || word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}i` : word.slice(0, -1)
  if (word.endsWith('us') || word.endsWith('ss') || !word.endsWith('s')) return word
  for (let at = 0; at < word.length - 2; at++) if (VOWELS.has(word[at] as string)) return word.slice(0, -1)
  return word
}

/** Step 1b: agreed → agre, running → run, hoped → hope. */
function withoutPast(word: string): string {
  const r1 = regionOne(word)
  for (const ending of ['eedly', 'eed']) {
    if (word.endsWith(ending))
      return word.length - ending.length >= r1 ? word.slice(0, -ending.length).concat('ee') : word
  }
  const ending = ['ingly', 'edly', 'ing', 'ed'].find((one) => word.endsWith(one))
  if (!ending) return word
  const cut = word.slice(0, -ending.length)
  if (!hasVowel(cut)) return word
  if (/(?:at|bl|iz)$/.test(cut)) return `${cut}e`
  if (DOUBLES.has(cut.slice(-2)) && !['add', 'egg', 'off'].includes(cut)) return cut.slice(0, -1)
  return isShort(cut) ? `${cut}e` : cut
}

function step2(word: string, r1: number): string {
  for (const [ending, to] of STEP_2) {
    if (word.endsWith(ending)) return word.length - ending.length >= r1 ? word.slice(0, -ending.length) + to : word
  }
  if (word.endsWith('ogi')) return word.length - 3 >= r1 && word.at(-4) === 'l' ? word.slice(0, -1) : word
  if (!word.endsWith('li') || word.length - 2 < r1) return word
  return LI_AFTER.has(word.at(-3) as string) ? word.slice(0, -2) : word
}

function step3(word: string, r1: number, r2: number): string {
  for (const [ending, to] of STEP_3) {
    if (word.endsWith(ending)) return word.length - ending.length >= r1 ? word.slice(0, -ending.length) + to : word
  }
  return word.endsWith('ative') && word.length - 5 >= r2 ? word.slice(0, -5) : word
}

function step4(word: string, r2: number): string {
  const ending = STEP_4.find((one) => word.endsWith(one))
  if (ending) return word.length - ending.length >= r2 ? word.slice(0, -ending.length) : word
  if (!word.endsWith('ion') || word.length - 3 < r2) return word
  return 'st'.includes(word.at(-4) ?? ' ') ? word.slice(0, -3) : word
}

function withoutFinalE(word: string, r1: number, r2: number): string {
  if (word.endsWith('e')) {
    const cut = word.slice(0, -1)
    if (cut.length >= r2) return cut
    return cut.length >= r1 && !endsShort(cut) ? cut : word
  }
  return word.endsWith('ll') && word.length - 1 >= r2 ? word.slice(0, -1) : word
}

function regionOne(word: string): number {
  const prefix = ['gener', 'commun', 'arsen'].find((one) => word.startsWith(one))
  return prefix ? prefix.length : regionAfter(word, 0)
}

/** Where the part after the first consonant that follows a vowel begins, from `from` on. */
function regionAfter(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at++) {
    if (!isVowel(word, at) && isVowel(word, at - 1)) return at + 1
  }
  return word.length
}

function isVowel(word: string, at: number): boolean {
  const letter = word[at] as string
  // A y at the start of a word, or after a vowel, is a consonant.
  return VOWELS.has(letter) && (letter !== 'y' || (at > 0 && !VOWELS.has(word[at - 1] as string)))
}

function hasVowel(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (isVowel(word, at)) return true
  return false
}

function endsShort(word: string): boolean {
  const last = word.length - 1
  if (last === 1) return isVowel(word, 0) && !isVowel(word, 1)
  if (last < 2) return false
  return (
    !isVowel(word, last) && !'wxy'.includes(word[last] as string) && isVowel(word, last - 1) && !isVowel(word, last - 2)
  )
}

function isShort(word: string): boolean {
  return endsShort(word) && regionOne(word) >= word.length
}
