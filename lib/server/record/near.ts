import 'server-only'
import type { RecordQuery } from '@/lib/contract/record'
import { grammarStems } from '@/lib/server/language/common-words'
import { withStems } from './about'
import { type Hit, indexFinder } from './hits'
import type { Side } from './side'

/** Rows so few are worth a look for one word of two that no row has. */
const FEW = 3
const MOST_ROWS = 4
const MOST_STEMS = 8

/**
 * The rows that come nearest to words that no row holds all of: those that hold its two rarest words, or the one of two
 * that hardly any row holds, where none holds the other. Empty where that tells nothing.
 */
export async function nearestTo({ of, give }: RecordQuery, side: Side): Promise<{ side: Side; hits: Hit[] } | null> {
  const isOfRows = give === 'list' || give === 'first' || give === 'last' || give === 'count'
  if (of !== 'entries' || !isOfRows || !side.about) return null
  const [wanted] = side.about.map(({ stems }) => stems.filter((stem) => !grammarStems.has(stem)).slice(0, MOST_STEMS))
  if (!wanted || wanted.length < (side.isTold ? 1 : 2)) return null
  const anyTold = { ...side, isTold: false, figure: null }
  const holding = (stems: string[]): Side => ({ ...anyTold, about: [withStems(stems)] })
  const known: { stem: string; n: number }[] = []
  for (const stem of wanted) {
    const { n } = await indexFinder.total(holding([stem]), { figures: false, days: false })
    if (n > 0) known.push({ stem, n })
  }
  known.sort((one, other) => one.n - other.n)
  // A row with one of two words is near where no row has the other.
  const rare = known.filter(({ n }) => wanted.length === 1 || (wanted.length === 2 && known.length === 1 && n <= FEW))
  for (const stems of [...pairsOf(known.map(({ stem }) => stem)), ...rare.map(({ stem }) => [stem])]) {
    const near = holding(stems)
    const hits = await indexFinder.page(near, MOST_ROWS, 'DESC')
    if (hits.length > 0) return { side: near, hits }
  }
  return null
}

/** Two at a time, the rarest first. */
function pairsOf(stems: readonly string[]): string[][] {
  const pairs = stems.flatMap((one, at) =>
    stems.slice(at + 1).map((other, step) => ({ pair: [one, other], rank: 2 * at + step })),
  )
  return pairs.toSorted((a, b) => a.rank - b.rank).map(({ pair }) => pair)
}
