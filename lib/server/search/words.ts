import 'server-only'
import { isPostgres } from '@/lib/server/db'
import { Prisma } from '@/prisma/generated/sqlite/client'

/** So many words narrow a search as far as it goes. */
const MOST = 8

/** The words of a search: what stands between blanks. */
export function wordsOf(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, MOST)
}

/**
 * SQL that holds where every word stands in one of the columns, in any case; `%` and `_` in a word mean themselves.
 * Postgres folds every letter. SQLite's LIKE folds ASCII alone, so there a word is also looked for in the forms that
 * people write. `columns` are SQL of ours, never a user's text.
 */
export function holdsWords(words: readonly string[], columns: readonly Prisma.Sql[]): Prisma.Sql {
  const like = isPostgres() ? Prisma.sql`ILIKE` : Prisma.sql`LIKE`
  const tests = words.map((word) => {
    const places = columns.flatMap((column) =>
      formsOf(word).map((form) => Prisma.sql`${column} ${like} ${`%${escapeLike(form)}%`} ESCAPE '!'`),
    )
    return Prisma.sql`(${Prisma.join(places, ' OR ')})`
  })
  return Prisma.join(tests, ' AND ')
}

/** A word as typed and, where it has letters beyond ASCII, small, capitalised and in capitals. */
export function formsOf(word: string): string[] {
  const [first = '', ...rest] = word.toLowerCase()
  const forms = [word, first + rest.join(''), first.toUpperCase() + rest.join(''), word.toUpperCase()]
  return [...new Map(forms.map((form) => [foldAscii(form), form])).values()]
}

function foldAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

function escapeLike(text: string): string {
  return text.replace(/[!%_]/g, '!$&')
}
