import 'server-only'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import { everydayStems, grammarStems } from '@/lib/server/language/common-words'
import { isSlip, slipsOf } from '@/lib/server/language/questions/spelling'
import { scan } from '@/lib/server/language/scan'
import { stemOf } from '@/lib/server/language/stem'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { askRecord } from './ask'
import { indexFinder } from './hits'
import { readLines } from './read-lines'
import { type Side, sideOf, type Viewer } from './side'
import { indexedStems } from './terms'

/** Rows in which the word that is meant is looked for. */
const MOST_ROWS = 50
const MOST_WORDS = 4

export type Meant = { query: RecordQuery; answer: RecordAnswer }

/**
 * Answers a question that a person typed. Where no row has a word of it, and the person's own rows have one that is a
 * slip of the finger away, that one is asked for.
 */
export async function askMeant(user: UserRow, query: RecordQuery, viewer: Viewer): Promise<Meant> {
  const answer = await askRecord(user, query, viewer)
  if (typeof query.about !== 'string' || query.about.includes('"')) return { query, answer }
  if (answer.rows.length > 0) {
    if (!isOfName(query.about, answer)) return { query, answer }
    const exact = { ...query, about: `"${query.about}"` }
    const typed = await askRecord(user, exact, viewer)
    return typed.rows.length > 0 ? { query: exact, answer: typed } : { query, answer }
  }
  const about = await respelled(sideOf(user, query, query, viewer), query.about)
  if (about === query.about) return { query, answer }
  const meant = { ...query, about }
  return { query: meant, answer: await askRecord(user, meant, viewer) }
}

/** "Bouldering" has the stem of "Boulder", which a row may hold as a name: then what was typed is asked for to the letter. */
function isOfName(about: string, { rows }: RecordAnswer): boolean {
  if (!/^[a-z]{5,20}ing$/.test(about)) return false
  const names = new RegExp(`[\\p{Ll},] \\p{Lu}${about.slice(1, -3)}\\b`, 'u')
  return rows.some(({ quote }) => names.test(quote) && !quote.toLowerCase().includes(about))
}

async function respelled(side: Side, about: string): Promise<string> {
  const words = about.split(' ')
  for (const [at, word] of words.slice(0, MOST_WORDS).entries()) words[at] = await meantBy(side, word)
  return words.join(' ')
}

/** The word of the person's own that is typed wrong here; the word itself where a row has it, or none is near. */
async function meantBy(side: Side, word: string): Promise<string> {
  const typed = word.toLowerCase()
  const stems = indexedStems(typed)
  const anyDay = { ...side, from: 0, isOn: null, figure: null, isTold: false, without: null }
  const holding = (of: string[][]): Side => ({ ...anyDay, about: of.map((stems) => ({ stems, exact: [] })) })
  if (!/^[a-z]{5,20}$/.test(typed) || stems.some((stem) => grammarStems.has(stem))) return word
  const { n } = await indexFinder.total(holding([stems]), { figures: false, days: false })
  if (n > 0) return word
  const near = [...new Set(slipsOf(typed).flatMap(indexedStems))].map((stem) => [stem])
  const hits = await indexFinder.page(holding(near), MOST_ROWS, 'DESC')
  const counts = new Map<string, number>()
  for (const { texts } of (await readLines(side, hits)).values())
    for (const own of scan(texts.join(' ')))
      if (isSlip(typed, own.word) && !everydayStems.has(stemOf(own.word)))
        counts.set(own.word, (counts.get(own.word) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? word
}
