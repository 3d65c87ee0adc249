import 'server-only'
import { wordTable } from '@/lib/server/language/word-table'
import { graveWords, isKnownWord, wordsIn } from './grave-words'

/** What each sign may stand for; `?` is any letter. */
const signs = wordTable<string>({
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'gb',
  '7': 't',
  '8': 'b',
  '9': 'g',
  $: 's',
  '@': 'a',
  '!': 'il',
  '|': 'il',
  '+': 't',
  '€': 'e',
  '£': 'l',
  '¥': 'y',
  '¢': 'c',
  '(': 'c',
  '<': 'c',
  '%': '?',
  '*': '?',
  '#': '?',
  '?': '?',
  _: '?',
  '^': 'a',
  '&': '?',
  '•': '?',
  '×': 'x',
})
const MASKED = /[a-z0-9$@!|+€£¥¢(<%*#?_^&•×]+/g
const HAS_LETTER = /[a-z]/
const HAS_SIGN = /[^a-z]/
/** Signs that also end a sentence, or open a word. */
const EDGES = /^[(<#_*|]+|[!?*_#.(<|]+$/g

const known = [...graveWords]
const squeezedWords = new Map(known.map((word) => [squeezed(word), word]))
/** How hurried fingers leave out, double and swap the letters of a grave word, or of one that often stands beside it. */
const misspelt = wordTable<string>({
  kil: 'kill',
  kll: 'kill',
  kiil: 'kill',
  klil: 'kill',
  kyll: 'kill',
  qill: 'kill',
  kiill: 'kill',
  khill: 'kill',
  kilin: 'killing',
  killin: 'killing',
  dei: 'die',
  dyi: 'die',
  diee: 'die',
  diie: 'die',
  ddie: 'die',
  ded: 'dead',
  deth: 'death',
  suacide: 'suicide',
  sewicide: 'suicide',
  sooicide: 'suicide',
  soocide: 'suicide',
  suecide: 'suicide',
  suiside: 'suicide',
  mslf: 'myself',
  myslf: 'myself',
  mysel: 'myself',
  miself: 'myself',
  mahself: 'myself',
  cutted: 'cut',
  cuttin: 'cutting',
  hurtin: 'hurting',
  burnin: 'burning',
  dyin: 'dying',
  endin: 'ending',
  livin: 'living',
  thinkin: 'thinking',
  plannin: 'planning',
  wantin: 'wanting',
  '2nite': 'tonight',
  '2night': 'tonight',
  tonite: 'tonight',
  '2morrow': 'tomorrow',
  '2moro': 'tomorrow',
})
/** Long words that nothing ordinary is one slip away from; of two, the first is meant. */
const LONG = ['suicidal', 'suicide', 'myself', 'unalive', 'unaliving']

/** Words in lower case with what masks their letters taken off: "k1ll", "su*c*de", "$uicide", "diiiie", "iwanttodie". */
export function unmasked(text: string): string {
  return text.replace(MASKED, (token) => {
    if (!HAS_LETTER.test(token)) return token
    if (!HAS_SIGN.test(token) || Object.hasOwn(misspelt, token)) return plainWord(token)
    const core = token.replace(EDGES, '')
    const plain = HAS_SIGN.test(core) ? meantBy(core) : plainWord(core)
    if (plain && plain !== core) return token.replace(core, plain)
    return meantBy(token) ?? token
  })
}

/** A word without signs: its letters not repeated for stress, and parted where several were run together. */
function plainWord(word: string): string {
  if (isKnownWord(word)) return word
  if (Object.hasOwn(misspelt, word)) return misspelt[word] ?? word
  const isStretched = /([a-z])\1\1/.test(word)
  const short = /([a-z])\1/.test(word) ? squeezedWords.get(squeezed(word)) : undefined
  if (short && (isStretched || short.length > 3)) return short
  const once = isStretched ? word.replace(/([a-z])\1{2,}/g, '$1') : word
  if (once !== word && isKnownWord(once)) return once
  if (word.length >= 5 && word.length <= 10) {
    const near = LONG.find((one) => Math.abs(one.length - word.length) <= 1 && isOneSlipFrom(word, one))
    if (near) return near
  }
  return word.length >= 7 ? (wordsIn(once) ?? word) : word
}

/** The grave word that a masked one stands for; null where at most half of its letters are to be seen, or none fits. */
function meantBy(token: string): string | null {
  const letters = Array.from(token, (sign) => signs[sign] ?? sign)
  const hidden = letters.filter((one) => one === '?').length
  if (letters.length > 40 || hidden * 2 > letters.length) return null
  if (hidden) {
    if (letters.length < 3) return null
    return known.find((word) => word.length === letters.length && fits(word, letters)) ?? null
  }
  const fit = known.find((word) => word.length === letters.length && fits(word, letters))
  if (fit) return fit
  for (const pick of [0, 1]) {
    const plain = letters.map((one) => one[pick] ?? one[0] ?? '').join('')
    const word = plainWord(plain)
    if (word !== plain || isKnownWord(plain)) return word
  }
  return null
}

function fits(word: string, letters: string[]): boolean {
  return letters.every((one, at) => one === '?' || one.includes(word[at] ?? ' '))
}

function squeezed(word: string): string {
  return word.replace(/([a-z])\1+/g, '$1')
}

/** Whether one letter too many, too few or wrong, or two swapped, part a word from the right one. */
function isOneSlipFrom(word: string, right: string): boolean {
  let start = 0
  while (start < word.length && word[start] === right[start]) start++
  let end = 0
  while (end < word.length - start && end < right.length - start && word.at(-1 - end) === right.at(-1 - end)) end++
  const wrong = word.slice(start, word.length - end)
  const wanted = right.slice(start, right.length - end)
  if (wrong.length <= 1 && wanted.length <= 1) return true
  return wrong.length === 2 && wanted.length === 2 && wrong[0] === wanted[1] && wrong[1] === wanted[0]
}
