import 'server-only'
import { classScorer, type Likelihood, type PackedModel } from '../learned/class-scorer'
import type { Token } from '../text'
import type { OrderContext, Part } from './order'
import { featuresOf, type Skeleton, skeletonOf, wordFeatures } from './skeleton'
import learned from './weights.json'

/** What is learned: the words that ordering is made of, which order a part gives, and what words it gives. */
export type Learned = { vocabulary: string; heads: Record<'order' | 'word', PackedModel> }

/** What speaks for a word to be of a title, before anything is known of it: to lose one is worse than to have one more. */
const GIVEN = 1

/** A title goes on to what is plainly none of it. */
const FAR = -1

/** A part with all that was read of it. */
export type Said = { part: Part; bones: Skeleton; kinds: Likelihood[] }

export type Reader = {
  said(part: Part, context: OrderContext): Said
  /** The words that an order of a kind gives: those in a row that are most likely its own. Times may stand between. */
  given(said: Said, kind: string): Token[]
}

export function readerOf({ vocabulary, heads }: Learned): Reader {
  const words = new Set(vocabulary.split(' '))
  const [order, word] = [classScorer(heads.order), classScorer(heads.word)]
  return {
    said(part, context) {
      const bones = skeletonOf(part, context, words)
      return { part, bones, kinds: order(featuresOf(part, bones)) }
    },
    given({ part, bones }, kind) {
      const weights = bones.places.map((_, at) => {
        const share = shareOf(word(wordFeatures(part, bones, at, kind)), 'given')
        return Math.log(share / (1 - share)) + GIVEN
      })
      const [from, heavy] = heaviest(weights)
      let to = heavy
      while (to > from && to < weights.length && (weights[to] ?? 0) > FAR) to += 1
      const [first, last] = [part.tokens[bones.places[from] ?? -1], part.tokens[(bones.places[to] ?? 0) - 1]]
      const end = last?.start ?? Number.POSITIVE_INFINITY
      return first ? part.tokens.filter(({ start }) => start >= first.start && start <= end) : []
    },
  }
}

function shareOf(shares: readonly Likelihood[], name: string): number {
  const share = shares.find((one) => one.name === name)?.share ?? 0
  return Math.min(Math.max(share, 1e-6), 1 - 1e-6)
}

/** The row of weights with the largest sum, by its first place and the one after its last. */
function heaviest(weights: readonly number[]): [number, number] {
  let [best, from, to] = [0, -1, -1]
  let [sum, start] = [0, 0]
  for (const [at, weight] of weights.entries()) {
    if (sum <= 0) [sum, start] = [0, at]
    sum += weight
    if (sum > best) [best, from, to] = [sum, start, at + 1]
  }
  return [from, to]
}

let reader: Reader | undefined

/** The reader by the weights that `scripts/orders/train-command.ts` wrote, made when the first message comes. */
export function ownReader(): Reader {
  reader ??= readerOf(learned as Learned)
  return reader
}
