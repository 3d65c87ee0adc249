import 'server-only'
import type { Token } from '../text'
import { bare } from './order'

const BETWEEN = new Set([',', ';', 'and', '&', '•'])

/** The things that a list names: "a, b and c". */
export function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (BETWEEN.has(token.word)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.map((part) => bare(part)).filter((part) => part.length > 0)
}
