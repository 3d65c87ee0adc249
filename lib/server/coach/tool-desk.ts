import 'server-only'
import type { Looked } from '@/lib/contract/record'

/** Rounds of a turn with a model: looking up four times, then an answer. */
export const MOST_ROUNDS = 5

/** A tool as a model is told of it: what it is for, and the JSON Schema of its input. */
export type ToolCard = { name: string; description: string; input_schema: { type: 'object' } & Record<string, unknown> }

/** What a tool gives back for a model to read, with what was looked at for it. */
export type ToolAnswer = { text: string; isError: boolean; looked: Looked | null }

/** The tools of one turn, bound to its user. An engine knows no more of them than this. */
export type ToolDesk = {
  cards: readonly ToolCard[]
  /** Never throws for what a model may have got wrong: the answer says it. */
  use(name: string, input: unknown): Promise<ToolAnswer>
  /** As `use`, for a tool that brings nothing about, and as if it had not been used. */
  look(name: string, input: unknown): Promise<ToolAnswer>
}
