import 'server-only'
import { isPostgres } from '@/lib/server/db/client'
import { stemsIn } from '@/lib/server/language/stem'
import { type LineKind, lineKinds } from './line'

/** Words beyond this length tell nothing apart. */
const LONGEST = 60

/**
 * Every ASCII character that SQLite's tokeniser would part a word at. A letter of no other meaning stands for it, so
 * that `3.5` stays one word.
 */
const PARTING = /[^a-z0-9\u0080-\u{10ffff}]/gu

/** The stems of a text as the index holds them. */
export function indexedStems(text: string): string[] {
  return stemsIn(text)
    .map((stem) => [...stem].slice(0, LONGEST).join('').replace(PARTING, '·'))
    .filter((stem) => /[^·]/.test(stem))
}

/** The beginning of a word as stems in the index begin: of a hyphened word its last part. */
export function indexedBeginning(word: string): string | undefined {
  const part = word.split('-').at(-1)?.replaceAll("'", '').replace(PARTING, '·')
  return part === '' ? undefined : part
}

/**
 * A stem as the index looks it up: within a kind of line, and in SQLite, whose index is one for everybody, within its
 * owner's.
 */
export function term(userId: string, kind: LineKind, stem: string): string {
  const { code } = lineKinds[kind]
  return isPostgres() ? code + stem : userId.replace(PARTING, '') + code + stem
}
