import 'server-only'
import type { CrisisKind } from '../safety-patterns/crisis-pattern'
import { anyOf, type Words } from '../safety-patterns/short-patterns'
import { foldAccents } from '../safety-spelling/fold-accents'
import type { CareLanguage } from './care-language'
import { careLanguages } from './languages'

type Reader = {
  code: string
  isUnspaced: boolean
  /** All cries at once, over the whole text: most texts hold none. */
  screen: Words
  cries: [CrisisKind, Words][]
  unless: Words
  never: Words | null
}

/** Characters read of a text without blanks, where each may begin a cry: the beginning and the end of a longer one. */
const LONGEST_UNSPACED = 8_000

const readers = careLanguages.map(readerOf)

/**
 * The kind and the language of a cry said outright in a language other than English, in text that `plainSpelling` has
 * gone over; null for none. Each sentence is judged alone, so that a film in one excuses no cry in another. Yields
 * between the languages.
 */
export function* cryInAnyLanguage(text: string): Generator<void, { kind: CrisisKind; language: string } | null> {
  const spaced = wordsOf(text)
  const unspaced = /[\u3040-\u9fff]/.test(spaced) ? ends(spaced.replaceAll(' ', '')) : ''
  for (const { code, isUnspaced, screen, cries, unless, never } of readers) {
    yield
    const written = isUnspaced ? unspaced : spaced
    if (!screen.test(written) || never?.test(written)) continue
    for (const sentence of written.split('\n')) {
      const kind = cries.find(([, words]) => words.test(sentence))?.[0]
      if (kind && !unless.test(sentence)) return { kind, language: code }
    }
  }
  return null
}

function ends(text: string): string {
  return text.length <= LONGEST_UNSPACED
    ? text
    : `${text.slice(0, LONGEST_UNSPACED / 2)}\n${text.slice(-LONGEST_UNSPACED / 2)}`
}

function readerOf({ code, cries, unless, never, ...language }: CareLanguage): Reader {
  const isUnspaced = language.isUnspaced ?? false
  const compiled = (sources: string[]) => compile(sources, isUnspaced)
  return {
    code,
    isUnspaced,
    screen: compiled(Object.values(cries).flat()),
    cries: Object.entries(cries).map(([kind, sources]) => [kind as CrisisKind, compiled(sources)]),
    unless: compiled(unless),
    never: never ? compiled([never]) : null,
  }
}

/** All wordings, folded as the text is, held to whole words where words are parted. */
function compile(sources: string[], isUnspaced: boolean): Words {
  const plain = sources.map((source) => plainSource(source, isUnspaced))
  if (isUnspaced) return anyOf(plain, { flags: 'um' })
  const isAscii = !/[^\0-\x7f]/.test(plain.join(''))
  const [before, after] = isAscii ? ['\\b', '\\b'] : ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])']
  return anyOf(plain, { before, after, flags: 'um' })
}

function plainSource(source: string, isUnspaced: boolean): string {
  return foldAccents(source.replace(/[äöü]/g, (letter) => `(?:${letter}e?)`))
    .replaceAll('\\p{L}', '[\\p{L}\\p{M}]')
    .replace(/-\?/g, ' ?')
    .replace(/['’]/g, ' ?')
    .replaceAll(' … ', '(?: [^ \\n]+){0,4}? ')
    .replaceAll('…', isUnspaced ? '.{0,6}?' : '(?: [^ \\n]+){0,4}?')
}

/** The sentences of a text, one a line, without punctuation and their words parted by one blank. */
function wordsOf(text: string): string {
  return text
    .replace(/[.!?;:\n。！？؟।…]+/g, '\n')
    .replace(/[^\p{L}\p{M}\p{N}\n]+/gu, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}
