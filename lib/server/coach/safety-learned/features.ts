import 'server-only'
import { type Concept, speaksOf } from '../safety-patterns/concepts'
import type { Sentence } from '../safety-sentences'
import { classOf } from './word-classes'

/** How many words may stand between two that are looked at together. */
const REACH = 3

/**
 * What a piece of text is told by: its words in classes, pairs of words near each other in their order, the notions it
 * speaks of (of those given) and pairs of notions. Each feature once; none holds a space.
 */
export function featuresOf(sentences: Sentence[], concepts: Concept[]): string[] {
  const text = sentences.map(({ whole }) => whole).join(' . ')
  const words = (text.match(/[\w']+|[.…]/g) ?? []).map(classOf)
  const features = new Set<string>()
  words.forEach((word, at) => {
    features.add(word)
    for (let back = 1; back <= REACH && back <= at; back++)
      features.add(`${words[at - back]}${back === 1 ? '_' : '~'}${word}`)
  })
  const spoken = concepts.filter((concept) => speaksOf(text, concept))
  spoken.forEach((concept, at) => {
    features.add(`c:${concept}`)
    for (const other of spoken.slice(at + 1)) features.add(`p:${concept}+${other}`)
  })
  return [...features]
}
