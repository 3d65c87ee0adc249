import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { grammarStems } from '../common-words'
import { classScorer, type PackedModel } from '../learned/class-scorer'
import { featuresOf, isMeasuring, plainFeatures, type Skeleton, skeletonOf, wordFeatures } from './features'
import { ASKING, LIGHT } from './light-verbs'
import type { AskField } from './not-understood'
import type { QuestionContext } from './question-context'
import type { Slate } from './slate'
import learned from './weights.json'

/** What a question asks, in the terms it was learned in, and how sure that is. */
export type Understood = { intent: string; of: string; by: string; figure: string; status: string; sureness: number }

/** Who asks, and what was understood of the question. */
export type View = QuestionContext &
  Understood & {
    today: string
    about: ReadonlySet<number>
    told: ReadonlySet<number>
    isGeneral: boolean
  }

/** A question as a query, or what is missing of it. */
export type Read = RecordQueryInput | { field: AskField }

/** What is learned: the words that asking is made of, a model for each term, the pairs that were met, and one for words. */
export type Learned = {
  vocabulary: string
  heads: Record<'intent' | 'of' | 'by' | 'figure' | 'status' | 'word', PackedModel>
  pairs: string[]
}

/** More likely than not. */
const HALF = 0.45
const MOST_READINGS = 3

export type Reader = {
  /** Whether a word is one that asking is made of. */
  isAsking(word: string): boolean
  /** The readings that are likely, the likeliest first; one at least. Of the words that it is about `told` were learned. */
  understand(
    slate: Slate,
    view: QuestionContext & { today: string },
  ): (Understood & { about: ReadonlySet<number>; told: ReadonlySet<number> })[]
  skeleton(slate: Slate, view: QuestionContext & { today: string }): Skeleton
}

export function readerOf({ vocabulary, heads, pairs }: Learned): Reader {
  const words = new Set(vocabulary.split(' '))
  const pairOf = new Set(pairs)
  const scorers = Object.fromEntries(Object.entries(heads).map(([name, model]) => [name, classScorer(model)]))
  const likely = (name: string, features: readonly string[]) => scorers[name]?.(features) ?? []
  const skeleton: Reader['skeleton'] = (slate, view) => skeletonOf(slate, view, words)
  const understand: Reader['understand'] = (slate, view) => {
    const bones = skeleton(slate, view)
    const features = featuresOf(slate, bones)
    const plain = plainFeatures(features)
    const ofs = likely('of', features)
    const ranked = likely('intent', features)
      .flatMap(({ name: intent, share }) =>
        ofs.map(({ name: of, share: part }) => ({ intent, of, sureness: Math.sqrt(share * part) })),
      )
      .filter(({ intent, of }) => pairOf.has(`${intent} ${of}`))
      .sort((one, other) => other.sureness - one.sureness)
    // A word that asking is not made of is looked for: left out, it would make the question another one.
    const named = bones.places.filter((_, at) => isNamed(slate, bones, at))
    const isTold = (place: number, asked: { intent: string; of: string }) => {
      const told = likely('word', wordFeatures(slate, bones, place, asked)).find(({ name }) => name === 'about')
      return (told?.share ?? 0) > HALF
    }
    const rest = {
      by: likely('by', plain)[0]?.name ?? 'none',
      figure: likely('figure', features)[0]?.name ?? 'mean',
      status: likely('status', plain)[0]?.name ?? 'none',
    }
    return ranked.slice(0, MOST_READINGS).map((asked) => {
      const told = new Set(bones.places.filter((place) => isTold(place, asked)))
      return { ...asked, ...rest, told, about: new Set([...named, ...told]) }
    })
  }
  return { isAsking: (word) => words.has(word), skeleton, understand }
}

function isNamed({ tokens }: Slate, { classes, places }: Skeleton, at: number): boolean {
  const { stem = '', word = '' } = tokens[places[at] ?? 0] ?? {}
  const isOpen = classes[at] === '<x>' || classes[at] === '<name>'
  return isOpen && !isMeasuring(word) && ![grammarStems, ASKING, LIGHT].some((stems) => stems.has(stem))
}

let reader: Reader | undefined

/** The reader by the weights that `scripts/questions/train-command.ts` wrote, made when the first question comes. */
export function ownReader(): Reader {
  reader ??= readerOf(learned as Learned)
  return reader
}
