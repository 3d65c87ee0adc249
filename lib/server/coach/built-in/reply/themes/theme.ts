import 'server-only'
import type { Domain } from '@/lib/contract/domains'

/** What a kind of goal is made of: what to do next, what to count, what usually gets in the way. */
export type Theme = {
  id: string
  domain: Domain
  /** What its titles, tags and descriptions say. */
  words: RegExp
  /** Twenty minutes or so of it, as orders without a full stop. */
  steps: readonly string[]
  /** The same in two to five minutes, for a hard day. */
  tiny: readonly string[]
  /** What could be counted. */
  counts: readonly string[]
  /** What usually gets in the way, as a noun phrase. */
  snags: readonly string[]
  /** What done could look like, as a question. */
  done: string
}
