import { seededRandom } from '@/lib/server/seeded-random'
import { parts } from './phrase-parts'

const TRIES = 20

/** At most `count` different phrases in the given shapes, each shape as often as the others. Always the same ones. */
export function spinPhrases(shapes: string[], count: number): string[] {
  const { pick } = seededRandom(1)
  const phrases = new Set<string>()
  for (let round = 0; phrases.size < count && round < count * TRIES; round++) {
    const shape = shapes[round % shapes.length] ?? ''
    const filled = shape.replace(/\{(\w+)\}/g, (_, name: string) => pick((parts[name] ?? '').split('|')))
    phrases.add(
      filled
        .replace(/ '(d|ll)\b/g, "'$1")
        .replace(/\s+/g, ' ')
        .trim(),
    )
  }
  return [...phrases]
}
