import 'server-only'
import { criesIn, graveWords, isKnownWord, wordsIn } from './grave-words'
import { unmasked } from './masked-words'

/** Three and more single letters or signs with blanks, points, strokes or brackets between: "k i l l", "k.m.s". */
const PARTED = /(?<![\p{L}\p{N}'])[a-z0-9$@!|*](?:[ .\-_/|,~+*·()[\]\u00a0]{1,3}[a-z0-9$@!*](?![\p{L}\p{N}'])){2,}/gu
/** A word in pieces, "su-icide", "ki.ll", "k/ill". */
const PIECES = /(?<![a-z])[a-z]{1,8}(?:[-._*~'/|+,·][a-z]{1,8}){1,3}(?![a-z])/g
/** Words with points or strokes for blanks: "i.want.to.die", "i_want_to_die". */
const JOINED = /(?<![a-z])[a-z]+(?:[._\-/+~|*][a-z]+){2,}(?![a-z])/g
const BRACKETED = /[([{<]([a-z0-9$@!*])[)\]}>]/g
const HALVES =
  /\b(k ill|ki ll|kil l|s uicide|su icide|sui cide|suic ide|suici de|d ie|di e(?= |$|[.!?])|un alive|my[ -]self|over dose|self h arm|kill my self)\b/g

/** Text in lower case in which words taken apart stand whole again. */
export function rejoined(text: string): string {
  return text
    .replace(BRACKETED, '$1')
    .replace(PARTED, (run) => joinedLetters(run) ?? run)
    .replace(JOINED, (run) => (wordsOf(run) ? run.replace(/[^a-z]+/g, ' ') : run))
    .replace(PIECES, (run) => {
      const whole = run.replace(/[^a-z]+/g, '')
      return graveWords.has(whole) && !run.split(/[^a-z]+/).every(isKnownWord) ? whole : run
    })
    .replace(HALVES, (half) => half.replace(/[ -]/g, '').replace('killmyself', 'kill myself'))
}

function joinedLetters(run: string): string | null {
  const isSpacedWithin = !/[a-z0-9$@!*][.\-_/|,~+·][a-z0-9$@!*]/.test(run)
  const words = run.split(isSpacedWithin ? / {2,}|\s*[/|,]\s*|\u00a0+/ : /\s+/)
  const whole = words.map((word) => {
    const letters = unmasked(word.replace(/[ .\-_/|,~+·()[\]]/g, ''))
    return isKnownWord(letters) ? letters : (wordsIn(letters) ?? criesIn(letters) ?? letters)
  })
  const isMeant = whole
    .join(' ')
    .split(' ')
    .some((word) => graveWords.has(word))
  return isMeant ? whole.join(' ') : null
}

function wordsOf(run: string): boolean {
  const words = run.split(/[^a-z]+/)
  return words.every(isKnownWord) && words.some((word) => graveWords.has(word))
}
