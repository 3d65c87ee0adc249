import 'server-only'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import { everydayStems, grammarStems } from '@/lib/server/language/common-words'
import { ASKING } from '@/lib/server/language/questions/light-verbs'
import { scan } from '@/lib/server/language/scan'
import { isSlip, slipsOf } from '@/lib/server/language/spelling'
import { stemOf } from '@/lib/server/language/stem'
import { pause } from '@/lib/server/take-turns'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { withStems } from './about'
import { askRecord } from './ask'
import { indexFinder } from './hits'
import { END } from './position'
import { readLines } from './read-lines'
import { type Side, sideOf, type Viewer } from './side'
import { indexedStems } from './terms'

/** Rows in which the word that is meant is looked for. */
const MOST_ROWS = 50
const MOST_WORDS = 4
/** So many words of a question are looked up by themselves. */
const MOST_KNOWN = 12

/** `unknown`: the words that no row of the person's has, which were left out for that; none where all were asked for. */
export type Meant = { query: RecordQuery; answer: RecordAnswer; unknown: string[] }

/**
 * Answers a question that a person typed. Where no row has a word of it, and the person's own rows have one that is a
 * slip of the finger away, that one is asked for; a word that no row has at all is left out, and told to be.
 */
export async function askMeant(user: UserRow, query: RecordQuery, viewer: Viewer): Promise<Meant> {
  const answer = await askRecord(user, query, viewer)
  if (query.against) return asComparable(user, query, answer, viewer)
  const { about } = query
  if (about === undefined || isQuoted(about)) return { query, answer, unknown: [] }
  if (answer.rows.length > 0) {
    if (typeof about !== 'string' || !isOfName(about, answer)) return { query, answer, unknown: [] }
    const exact = { ...query, about: `"${about}"` }
    const typed = await askRecord(user, exact, viewer)
    return typed.rows.length > 0 ? { query: exact, answer: typed, unknown: [] } : { query, answer, unknown: [] }
  }
  const side = sideOf(user, query, query, viewer)
  const isHeld = heldIn(side)
  const spelled = typeof about === 'string' ? await respelled(side, isHeld, about) : about
  if (spelled === '') {
    const { about: _, ...whole } = query
    return { query: whole, answer: await askRecord(user, whole, viewer), unknown: [] }
  }
  const known = await knownOf(isHeld, spelled)
  if (!known && spelled === about) return { query, answer, unknown: [] }
  const meant = { ...query, about: known?.about ?? spelled }
  return { query: meant, answer: await askRecord(user, meant, viewer), unknown: known?.unknown ?? [] }
}

/** Both sides without the words that no row has. */
async function asComparable(user: UserRow, query: RecordQuery, answer: RecordAnswer, viewer: Viewer): Promise<Meant> {
  const isHeld = heldIn(sideOf(user, query, query, viewer))
  const of = async (about: RecordQuery['about']) => (about && !isQuoted(about) ? knownOf(isHeld, about) : null)
  const [own, other] = await Promise.all([of(query.about), of(query.against?.about)])
  const isWhen = other === null && query.against?.when !== undefined && !(await isAnyHeld(isHeld, query.against.about))
  if (!own && !other && !isWhen) return { query, answer, unknown: [] }
  const meant: RecordQuery = {
    ...query,
    ...(own && { about: own.about }),
    against: { ...query.against, ...(other && { about: other.about }), ...(isWhen && { about: undefined }) },
  }
  const strange = isWhen ? [query.against?.about ?? []].flat() : []
  const unknown = [...new Set([...(own?.unknown ?? []), ...(other?.unknown ?? []), ...strange])]
  return { query: meant, answer: await askRecord(user, meant, viewer), unknown }
}

function isQuoted(about: string | string[]): boolean {
  return [about].flat().some((words) => words.includes('"'))
}

/** What is asked by words, without those that no row has. Null where that leaves out none of them, or all. */
async function knownOf(
  isHeld: IsHeld,
  about: string | string[],
): Promise<{ about: string | string[]; unknown: string[] } | null> {
  const alternatives = [about].flat().map((words) => words.split(' '))
  const words = [...new Set(alternatives.flat())].slice(0, MOST_KNOWN)
  const isThere = await Promise.all(words.map(isHeld))
  const missing = new Set(words.filter((_, at) => !isThere[at]))
  if (missing.size === 0 || alternatives.some((own) => own.every((word) => !missing.has(word)))) return null
  const left = alternatives.map((own) => own.filter((word) => !missing.has(word)).join(' ')).filter(Boolean)
  const [first, ...others] = [...new Set(left)]
  if (first === undefined) return null
  return {
    about: others.length > 0 ? [first, ...others] : first,
    unknown: (alternatives[0] ?? []).filter((word) => missing.has(word)),
  }
}

/** "Bouldering" has the stem of "Boulder", which a row may hold as a name: then what was typed is asked for to the letter. */
function isOfName(about: string, { rows }: RecordAnswer): boolean {
  if (!/^[a-z]{5,20}ing$/.test(about)) return false
  const names = new RegExp(`[\\p{Ll},] \\p{Lu}${about.slice(1, -3)}\\b`, 'u')
  return rows.some(({ quote }) => names.test(quote) && !quote.toLowerCase().includes(about))
}

/**
 * What is searched for in rows of several kinds, each word that none of them has put right as it is meant; else as it is.
 * A long word is a slip away from hundreds: what others ask of the server is answered between two lookups.
 */
export async function respelledIn(sides: readonly Side[], words: string): Promise<string> {
  const held = sides.map(heldIn)
  const isHeld: IsHeld = async (word) => (await Promise.all(held.map((isOne) => isOne(word)))).some(Boolean)
  const pieces = words.split(/(\s+)/)
  for (const [at, word] of pieces.slice(0, 2 * MOST_WORDS).entries()) {
    for (const side of sides) {
      await pause()
      pieces[at] = await meantBy(side, isHeld, word, SEARCHED)
      if (pieces[at] !== word) break
    }
  }
  return pieces.join('')
}

async function respelled(side: Side, isHeld: IsHeld, about: string): Promise<string> {
  const words = about.split(' ')
  for (const [at, word] of words.slice(0, MOST_WORDS).entries()) words[at] = await meantBy(side, isHeld, word)
  return words.filter(Boolean).join(' ')
}

type Apart = { asking: ReadonlySet<string>; everyday: ReadonlySet<string> }

/** Of a question some words only ask, and others tell little; each word of a search is looked for. */
const ASKED: Apart = { asking: ASKING, everyday: everydayStems }
const SEARCHED: Apart = { asking: new Set(), everyday: new Set() }

/**
 * The word of the person's own that is typed wrong here, nothing where a word of asking is (“what happend”); the word
 * itself where a row has it, or none is near.
 */
async function meantBy(side: Side, isHeld: IsHeld, word: string, { asking, everyday } = ASKED): Promise<string> {
  const typed = word.toLowerCase()
  const stems = indexedStems(typed)
  if (!/^[a-z]{5,20}$/.test(typed) || stems.some((stem) => grammarStems.has(stem))) return word
  if (await isHeld(word)) return word
  const stemsNear = [...new Set(slipsOf(typed).flatMap(indexedStems))]
  if (stemsNear.some((stem) => asking.has(stem))) return ''
  const near = stemsNear.map((stem) => [stem])
  const hits = await indexFinder.page(holding(side, near), MOST_ROWS, 'DESC')
  const counts = new Map<string, number>()
  for (const { texts } of (await readLines(side, hits)).values())
    for (const own of scan(texts.join(' ')))
      if (isSlip(typed, own.word) && !everyday.has(stemOf(own.word)))
        counts.set(own.word, (counts.get(own.word) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? word
}

/** Whether any word of what is asked has a row, which nothing asked has. */
async function isAnyHeld(isHeld: IsHeld, about: RecordQuery['about']): Promise<boolean> {
  const words = [about ?? []].flat().flatMap((one) => one.split(' '))
  const held = await Promise.all(words.slice(0, MOST_KNOWN).map(isHeld))
  return words.length === 0 || held.some(Boolean)
}

/** Whether a row of any day has a word; each is looked up once. */
type IsHeld = (word: string) => Promise<boolean>

function heldIn(side: Side): IsHeld {
  const known = new Map<string, Promise<boolean>>()
  const lookUp = async (word: string) => {
    const own = holding(side, [indexedStems(word.toLowerCase())])
    return (await indexFinder.total(own, { figures: false, days: false })).n > 0
  }
  return (word) => {
    const held = known.get(word) ?? lookUp(word)
    known.set(word, held)
    return held
  }
}

function holding(side: Side, of: string[][]): Side {
  const anyDay = { ...side, from: 0, to: END, isOn: null, figure: null, isTold: false, without: null }
  return { ...anyDay, about: of.map(withStems) }
}
