import 'server-only'
import { remembering } from '@/lib/server/remembering'
import { families } from './families'
import { scan } from './scan'
import { pairsOf, wordSet } from './word-table'
import words from './words.json'

const LONGEST = 40

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
const STEP_4 = pairsOf('ement: ance: ence: able: ible: ment: ant: ent: ism: ate: iti: ous: ive: ize: al: er: ic:')

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

/** A y that is a consonant, at the head of a word or after a vowel, stands as a capital. */
function snowball(word: string): string {
  let stem = withoutPast(word.replace(/^y|(?<=[aeiouy])y/g, 'Y'))
  if (stem.length > 2) stem = stem.replace(/(?<=[^aeiouyY])y$/, 'i')
  const r1 = regionOne(stem)
  const r2 = regionAfter(stem, r1)
  stem = replaced(stem, STEP_2, r1) ?? withoutLi(stem, r1)
  stem = replaced(stem, STEP_3, r1) ?? withoutEnd(stem, 'ative', r2)
  stem = replaced(stem, STEP_4, r2) ?? (/[st]ion$/.test(stem) ? withoutEnd(stem, 'ion', r2) : stem)
  return withoutFinalE(stem, r1, r2).toLowerCase()
}

/** Step 1a: kisses → kiss, cities → citi, books → book. */
function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[ds]$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}i` : word.slice(0, -1)
  return /[aeiouy].+(?<![us])s$/.test(word) ? word.slice(0, -1) : word
}

/** Step 1b: agreed → agre, running → run, hoped → hope. */
function withoutPast(word: string): string {
  const ee = replaced(word, EE, regionOne(word))
  if (ee !== null) return ee
  const cut = word.replace(/(?:ingly|edly|ing|ed)$/, '')
  if (cut === word || !/[aeiouy]/.test(cut)) return word
  if (/(?:at|bl|iz)$/.test(cut)) return `${cut}e`
  if (/([bdfgmnprt])\1$/.test(cut) && !/^(?:add|egg|off)$/.test(cut)) return cut.slice(0, -1)
  return SHORT.test(cut) && regionOne(cut) >= cut.length ? `${cut}e` : cut
}
const EE = pairsOf('eedly:ee eed:ee')
/** How a word ends whose last syllable is short. */
const SHORT = /[^aeiouy][aeiouy][^aeiouywxY]$|^[aeiouy][^aeiouy]$/

/** The word with the first of some endings that it has replaced, where that begins in a region; null where it has none. */
function replaced(word: string, endings: readonly [string, string][], region: number): string | null {
  const [ending, to = ''] = endings.find(([one]) => word.endsWith(one)) ?? []
  if (ending === undefined) return null
  return word.length - ending.length >= region ? word.slice(0, -ending.length) + to : word
}

function withoutEnd(word: string, ending: string, region: number): string {
  return replaced(word, [[ending, '']], region) ?? word
}

function withoutLi(word: string, r1: number): string {
  if (word.endsWith('logi')) return word.length - 3 >= r1 ? word.slice(0, -1) : word
  return /[cdeghkmnrt]li$/.test(word) ? withoutEnd(word, 'li', r1) : word
}

function withoutFinalE(word: string, r1: number, r2: number): string {
  const cut = word.slice(0, -1)
  if (word.endsWith('ll')) return cut.length >= r2 ? cut : word
  return word.endsWith('e') && (cut.length >= r2 || (cut.length >= r1 && !SHORT.test(cut))) ? cut : word
}

function regionOne(word: string): number {
  const prefix = ['gener', 'commun', 'arsen'].find((one) => word.startsWith(one))
  return prefix ? prefix.length : regionAfter(word, 0)
}

/** Where the part after the first consonant that follows a vowel begins, from `from` on. */
function regionAfter(word: string, from: number): number {
  const at = word.slice(from).search(/[aeiouy][^aeiouy]/)
  return at < 0 ? word.length : from + at + 2
}
