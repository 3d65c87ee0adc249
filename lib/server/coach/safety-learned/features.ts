import 'server-only'
import { allConcepts, type Concept, speaksOf } from '../safety-patterns/concepts'
import type { Sentence } from '../safety-sentences'
import { notionsOf } from './notions/notions'
import { classOf } from './word-classes'

/** How many words may stand between two that are looked at together, the second counted in. */
const REACH = 2
/** The same for two notions. */
const NOTION_REACH = 8
/** Letters in a piece of a word: what a misspelt word still has of the right one. */
const PIECE = 4
/** A text of fewer features than this is judged as if it had as many, so that a word or two alone prove little. */
const LEAST = 10

/** In longer messages only pairs of sentences are looked at, for speed. */
const FEW = 6

/** The features of each piece of a message that is judged on its own: its sentences and neighbouring pairs of them. */
export function unitsOf(sentences: Sentence[]): string[][] {
  const present = conceptsOf(sentences, allConcepts)
  const sizes = sentences.length > FEW ? [2] : [1, 2]
  return sentences.flatMap((_, at) =>
    sizes
      .filter((size) => size === 1 || at + size <= sentences.length)
      .map((size) => featuresOf(sentences.slice(at, at + size), present)),
  )
}

/**
 * What a piece of text is told by: its words in classes, pairs of words near each other in their order, pieces of its
 * words, the concepts it speaks of (of those given, all unless told), its notions, and pairs of both. Each feature once;
 * none holds a space.
 */
export function featuresOf(sentences: Sentence[], concepts = allConcepts): string[] {
  const text = textOf(sentences)
  const written = text.match(/[\w']+|[.…]/g) ?? []
  const words = written.map(classOf)
  const features = new Set<string>()
  words.forEach((word, at) => {
    features.add(word)
    for (let back = 1; back <= REACH && back <= at; back++)
      features.add(`${words[at - back]}${back === 1 ? '_' : '~'}${word}`)
  })
  for (const word of written) for (const piece of piecesOf(word)) features.add(piece)
  for (const [one, others] of pairs(conceptsOf(sentences, concepts))) {
    features.add(`c:${one}`)
    for (const other of others) features.add(`p:${one}+${other}`)
  }
  addNotions(written, features)
  return [...features]
}

/** Which notions a text holds, which of them together, and which of them soon after which. */
function addNotions(words: string[], features: Set<string>) {
  const found = notionsOf(words)
  for (const [one, others] of pairs([...new Set(found.map(({ notion }) => notion))].sort())) {
    features.add(`n:${one}`)
    for (const other of others) features.add(`q:${one}+${other}`)
  }
  found.forEach(({ at, notion }, index) => {
    for (let next = index + 1; next < found.length; next++) {
      const later = found[next]
      if (!later || later.at - at > NOTION_REACH) break
      if (later.at > at) features.add(`o:${notion}>${later.notion}`)
    }
  })
}

function pairs<Item>(items: Item[]): [Item, Item[]][] {
  return items.map((item, at) => [item, items.slice(at + 1)])
}

/** How much each of a text's features counts, those that nothing was learned of included in their number. */
export function scaleOf(featureCount: number): number {
  return 1 / Math.sqrt(Math.max(featureCount, LEAST))
}

function piecesOf(word: string): string[] {
  if (word.length <= 3) return []
  const marked = `^${word}$`
  return Array.from({ length: marked.length - PIECE + 1 }, (_, at) => `#${marked.slice(at, at + PIECE)}`)
}

function conceptsOf(sentences: Sentence[], among: Concept[]): Concept[] {
  const text = textOf(sentences)
  return among.filter((concept) => speaksOf(text, concept))
}

function textOf(sentences: Sentence[]): string {
  return sentences.map(({ whole }) => whole).join(' . ')
}
