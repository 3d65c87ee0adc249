import 'server-only'
import type { RecordAnswer, RecordKind } from '@/lib/contract/record'
import { nearStems } from '@/lib/server/language/questions/about'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type Alternative, withStems } from './about'
import { type Hit, indexFinder } from './hits'
import { CATCH_UP_MS, catchUp } from './index-waiting'
import type { LineKind } from './line'
import { lineCount } from './line-counts'
import { rowsOf } from './rows'
import { anyDay, type Side, type Viewer } from './side'
import { tableOf } from './sources/sources'
import { indexedStems } from './terms'

/** Where somebody tells something; what was asked in the chat would find itself. */
const KINDS: readonly (readonly [LineKind, RecordKind])[] = [
  ['entry', 'entries'],
  ['checkIn', 'checkIns'],
  ['milestone', 'milestones'],
  ['alert', 'alerts'],
  ['memory', 'memories'],
]
/** A word in more rows of a kind than that tells none of them apart. */
const COMMON = 40
const MOST_WORDS = 8
const MOST_ROWS = 3
/** A row holds at least so much of what the best one holds, and of what was asked. */
const LEAST_OF_BEST = 0.75
const LEAST_OF_ALL = 0.3

/** A single word of two brings a row near where hardly any other has it. */
const FEW = 3

type Found = { side: Side; hit: Hit; weight: number; held: ReadonlySet<string>; isRare: boolean }

/**
 * The rows that hold most of some words, whatever they are of: the rarer a word is in the person's own record, the more
 * it counts. Empty where no row holds enough of them to say that it is meant.
 */
export async function findTold(user: UserRow, words: readonly string[], viewer: Viewer): Promise<RecordAnswer> {
  await catchUp(
    user.id,
    CATCH_UP_MS,
    KINDS.map(([kind]) => tableOf[kind]),
  )
  // "Came" has two stems, and is one word.
  const wordOf = new Map(words.flatMap((word) => indexedStems(word.toLowerCase()).map((stem) => [stem, word] as const)))
  const stems = [...wordOf.keys()].slice(0, MOST_WORDS)
  const pages = await Promise.all(
    KINDS.flatMap(([kind]) => {
      const side = { ...anyDay(user, kind), withoutPrivate: viewer === 'model' }
      return stems.map(async (stem) => {
        const about = anyOf([stem, ...nearStems(stem)])
        return { stem, side, hits: await indexFinder.page({ ...side, about }, COMMON + 1, 'DESC') }
      })
    }),
  )
  const rows = await Promise.all(KINDS.map(([kind]) => lineCount(user.id, kind, viewer === 'model')))
  const kept = likeliest(pages, stems, wordOf)
  const shown = await Promise.all(kept.map(({ side, hit }) => rowsOf({ ...side, about: anyOf(stems) }, [hit])))
  return {
    figures: [],
    rows: shown.flat(),
    searched: { kinds: KINDS.map(([, kind]) => kind), from: null, to: null, rows: rows.reduce((all, n) => all + n, 0) },
    few: false,
    next: null,
  }
}

function likeliest(
  pages: readonly { stem: string; side: Side; hits: Hit[] }[],
  stems: readonly string[],
  wordOf: ReadonlyMap<string, string>,
): Found[] {
  const asked = new Set(wordOf.values()).size
  const weightOf = new Map(
    stems.map((stem) => {
      const n = pages.filter((one) => one.stem === stem).reduce((all, { hits }) => all + hits.length, 0)
      return [stem, 1 / (1 + Math.log2(Math.max(1, n)))]
    }),
  )
  const found = new Map<string, Found>()
  for (const { stem, side, hits } of pages) {
    if (hits.length > COMMON) continue
    for (const hit of hits) {
      const key = `${side.kind}${hit.refId}`
      const known = found.get(key) ?? { side, hit, weight: 0, held: new Set<string>(), isRare: false }
      const weight = known.weight + (weightOf.get(stem) ?? 0)
      found.set(key, {
        ...known,
        weight,
        held: new Set([...known.held, wordOf.get(stem) ?? stem]),
        isRare: known.isRare || hits.length <= FEW,
      })
    }
  }
  // By one common word a row is near to anything.
  const isNear = ({ held, isRare }: Found) => held.size > 1 || asked === 1 || (asked === 2 && isRare)
  const ranked = [...found.values()].filter(isNear).sort((a, b) => b.weight - a.weight || b.hit.n - a.hit.n)
  const all = [...weightOf.values()].reduce((sum, one) => sum + one, 0)
  const least = Math.max((ranked[0]?.weight ?? 0) * LEAST_OF_BEST, all * LEAST_OF_ALL)
  return ranked.filter(({ weight }) => weight >= least).slice(0, MOST_ROWS)
}

function anyOf(stems: readonly string[]): Alternative[] {
  return stems.map((stem) => withStems([stem]))
}
