import 'server-only'
import type { z } from 'zod'
import type { Finding, RecordScope } from '@/lib/server/chat/tools/tool'
import type { Client, ClientAccess } from '@/lib/server/clients/client'

/** Who asks through a program. */
export type McpScope = RecordScope & { client: Client; signal: AbortSignal }

/** A tool for programs: what it opens, what it is for, what it takes, what it does. */
export type McpTool<Input extends z.ZodObject = z.ZodObject> = {
  name: string
  title: string
  description: string
  access: ClientAccess
  input: Input
  /** @throws AppError or `ToolRefusal` for what the program is to be told instead of an answer */
  run(scope: McpScope, input: z.output<Input>): Promise<Finding>
}

/** Keeps the types of a tool's input and of what runs on it together. */
export function defineMcpTool<Input extends z.ZodObject>(tool: McpTool<Input>): McpTool {
  return tool as unknown as McpTool
}
