import { grammarStems } from '@/lib/server/language/common-words'
import type { Part } from '@/lib/server/language/orders/order'
import { jointsOf, ownParts, sidesOf } from '@/lib/server/language/orders/parts'
import { featuresOf, type Learned, skeletonOf, wordFeatures } from '@/lib/server/language/orders/understand'
import { stemsIn } from '@/lib/server/language/stem'
import { readText, type Token } from '@/lib/server/language/text'
import { type ClassSample, type LearnOptions, learnClasses } from '../learn/learn-classes'
import { type Gold, givenOf, kindOf } from './gold'
import type { OrderedMessage } from './ordered-messages'

/** As few features and as coarse weights as tell as much as more of them do. */
const OPTIONS: LearnOptions = { leastSamples: 3, scale: 4, leastWeight: 0.4 }
/** A word of fewer messages or writers than this is no word of ordering. */
const LEAST_USES = 3
const LEAST_WRITERS = 3
/** A word that an order gives a thing in a larger share of its uses is none either. */
const MOST_GIVEN = 0.5
/** How much of what an order gives must stand in its message for its words to be learned from. */
const ENOUGH = 0.6

type Own = { message: OrderedMessage; part: Part; gold: Gold | null }

function wholeOf(message: OrderedMessage): Part | null {
  const [part] = ownParts(readText(message.o))
  return part ?? null
}

/** The parts of a message, each with the one order that it gives. */
function ownedParts(message: OrderedMessage): Own[] {
  const whole = wholeOf(message)
  if (!whole) return []
  const owned: Own[] = []
  let rest = whole
  for (const [at, gold] of message.gold.entries()) {
    const later = message.gold.slice(at + 1)
    const joint = later.length > 0 ? jointBetween(rest, gold, later) : null
    if (later.length > 0 && joint === null) return []
    const [own, other] = joint === null ? [rest, rest] : sidesOf(rest, joint)
    owned.push({ message, part: own, gold })
    rest = other
  }
  if (message.gold.length === 0) owned.push({ message, part: whole, gold: null })
  return owned
}

/** The joint that has most of an order's words before it and of the others' behind it. */
function jointBetween(part: Part, gold: Gold, later: readonly Gold[]): number | null {
  const [first, second] = [stemsOfGold([gold]), stemsOfGold(later)]
  let best: { at: number; score: number } | null = null
  for (const at of jointsOf(part)) {
    const [left, right] = sidesOf(part, at).map((side) => new Set(side.tokens.map(({ stem }) => stem)))
    const met = (stems: ReadonlySet<string>, side: ReadonlySet<string> | undefined) =>
      [...stems].filter((one) => side?.has(one)).length
    const score = met(first, left) - met(first, right) + met(second, right) - met(second, left)
    if (!best || score > best.score) best = { at, score }
  }
  return best && best.score > 0 ? best.at : null
}

function stemsOfGold(golds: readonly Gold[]): Set<string> {
  const texts = golds.flatMap(({ verb: _, missing: __, at: ___, ...fields }) => JSON.stringify(Object.values(fields)))
  return new Set(texts.flatMap(stemsIn).filter((stem) => !grammarStems.has(stem)))
}

/** The tokens that a label's words stand in: the shortest row that has as many of them as any. */
function givenTokens({ tokens }: Part, words: string): [number, number] | null {
  const wanted = stemsIn(words)
  const all = new Set(wanted)
  let best: { from: number; to: number; score: number } | null = null
  for (let from = 0; from < tokens.length; from++) {
    if (!all.has(tokens[from]?.stem ?? '')) continue
    const left = new Map<string, number>()
    for (const stem of wanted) left.set(stem, (left.get(stem) ?? 0) + 1)
    let met = 0
    for (let to = from; to < tokens.length; to++) {
      const stem = tokens[to]?.stem ?? ''
      const count = left.get(stem) ?? 0
      if (count === 0) continue
      left.set(stem, count - 1)
      met += 1
      const score = met - 0.1 * (to - from + 1)
      if (!best || score > best.score) best = { from, to: to + 1, score }
    }
  }
  if (!best) return null
  const own = new Set(tokens.slice(best.from, best.to).map(({ stem }) => stem))
  return [...all].filter((stem) => own.has(stem)).length >= all.size * ENOUGH ? [best.from, best.to] : null
}

function givenSet({ part, gold }: Own): ReadonlySet<Token> | null {
  const words = gold && givenOf(gold)
  const range = words ? givenTokens(part, words) : null
  return range && new Set(part.tokens.slice(...range))
}

function vocabularyOf(all: readonly Own[]): string[] {
  const uses = new Map<string, { writers: Set<string>; n: number; given: number }>()
  for (const own of all) {
    const given = givenSet(own)
    const named = new Set(stemsOfGold(own.gold ? [own.gold] : []))
    for (const token of own.part.tokens) {
      if (token.kind !== 'word') continue
      const use = uses.get(token.word) ?? { writers: new Set(), n: 0, given: 0 }
      use.writers.add(own.message.writer)
      use.n += 1
      if (given?.has(token) || (!given && named.has(token.stem))) use.given += 1
      uses.set(token.word, use)
    }
  }
  return [...uses]
    .filter(([, { n, writers, given }]) => n >= LEAST_USES && writers.size >= LEAST_WRITERS && given / n <= MOST_GIVEN)
    .map(([word]) => word)
    .sort()
}

/** Learns all that the reader needs from labelled messages. */
export function learnOrders(messages: readonly OrderedMessage[], weightOf: (one: OrderedMessage) => number): Learned {
  const all = messages.flatMap(ownedParts)
  const vocabulary = vocabularyOf(all)
  const words = new Set(vocabulary)
  const order = learnClasses(
    all.map(({ message, part, gold }) => ({
      features: featuresOf(part, skeletonOf(part, message.context, words)),
      label: gold ? kindOf(gold) : 'none',
      weight: weightOf(message),
    })),
    OPTIONS,
  )
  const word = learnClasses(
    all.flatMap((own) => wordSamples(own, words)),
    OPTIONS,
  )
  return { vocabulary: vocabulary.join(' '), heads: { order, word } }
}

function wordSamples(own: Own, words: ReadonlySet<string>): ClassSample[] {
  const given = givenSet(own)
  if (!given || !own.gold) return []
  const bones = skeletonOf(own.part, own.message.context, words)
  const kind = kindOf(own.gold)
  return bones.places.flatMap((place, at) => {
    const token = own.part.tokens[place]
    if (!token || bones.timed.has(token)) return []
    return { features: wordFeatures(own.part, bones, at, kind), label: given.has(token) ? 'given' : 'asking' }
  })
}
