import 'server-only'
import type { z } from 'zod'
import type { Looked } from '@/lib/contract/record'
import type { ChatContext, RecordDesk } from '@/lib/server/coach/context'
import type { MessageRow } from '@/lib/server/conversations/serialize-conversation'
import type { ProposalRow } from '@/lib/server/proposals/serialize-proposal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Keepsake } from './keepsake'

/** What a model's tools have brought about in a turn, to be stored with it. */
export type TurnDeeds = {
  /** Proposals that are still to be stored. */
  made: ProposalRow[]
  /** Ids of proposals read from the message before, in whose place one of those came. */
  superseded: Set<string>
  keepsakes: Keepsake[]
  /** Whether a tool was used: then it is the model that chooses what to remember. */
  hadTools: boolean
}

export function noDeeds(): TurnDeeds {
  return { made: [], superseded: new Set(), keepsakes: [], hadTools: false }
}

/** Whose record is looked at, as a model may see it. */
export type RecordScope = {
  user: UserRow
  context: Pick<ChatContext, 'goals' | 'now' | 'timeZone'>
  record: RecordDesk
}

/** The turn in which tools are used. */
export type ToolScope = RecordScope & {
  message: MessageRow
  /** What was read from the message before any engine. */
  offered: readonly ProposalRow[]
  deeds: TurnDeeds
}

/** What a tool found: lines for the model to read, the first ones first where not all of them fit. */
export type Finding = { lines: string[]; looked?: Looked }

/** One tool: what it is for, what it takes, and what it does. */
export type Tool<Input extends z.ZodType = z.ZodType, Scope extends RecordScope = ToolScope> = {
  name: string
  description: string
  input: Input
  /** @throws AppError or `ToolRefusal` for what the model is to be told instead of an answer */
  run(scope: Scope, input: z.output<Input>): Promise<Finding>
}

/** Keeps the types of a tool's input and of what runs on it together. */
export function defineTool<Input extends z.ZodType>(tool: Tool<Input>): Tool {
  return tool as unknown as Tool
}

/** A tool that looks at the record and brings nothing about: programs have it, too. */
export type LookingTool = Tool<z.ZodObject, RecordScope>

export function defineLookingTool<Input extends z.ZodObject>(tool: Tool<Input, RecordScope>): LookingTool {
  return tool as unknown as LookingTool
}

/** Why a tool cannot answer, in words for the model. */
export class ToolRefusal extends Error {
  override name = 'ToolRefusal'
}
