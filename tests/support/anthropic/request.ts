import type { IncomingMessage } from 'node:http'

type Block = { type: string; text?: string; content?: unknown; cache_control?: unknown }
type Content = string | Block[]

/** The part of a Messages API request that the server understands. */
export type MessagesBody = {
  model: string
  max_tokens: number
  stream?: boolean
  system?: Content
  messages: { role: 'user' | 'assistant'; content: Content }[]
  tools?: { name: string; description: string; input_schema: JsonSchema }[]
  tool_choice?: { type: string }
  output_config?: { effort?: string; format?: { type: string; schema: JsonSchema } }
}

export type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  minItems?: number
  anyOf?: JsonSchema[]
  $ref?: string
  $defs?: Record<string, JsonSchema>
}

/** A request as a test sees it. */
export type RecordedRequest = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: MessagesBody
  /** The system prompt as one text, and the last message of the user. */
  system: string
  lastUserText: string
  /** What the tools of the round before gave, oldest first. */
  toolResults: string[]
  /** The client went away before the answer was complete. */
  wasAborted: boolean
  /** When its first bytes came and when the last of the answer was handed over, by `performance.now()`. */
  arrivedAt: number
  answeredAt: number | null
}

/** The blocks of a request in the order in which a prompt cache reads them: tools, system, messages. */
export function blocksOf({ tools = [], system = '', messages }: MessagesBody): { text: string; isMarked: boolean }[] {
  const contents = [system, ...messages.map(({ content }) => content)]
  return [
    ...tools.map((tool) => ({ text: JSON.stringify(tool), isMarked: 'cache_control' in tool })),
    ...contents.flatMap((content) =>
      typeof content === 'string' ? [{ text: content, isMarked: false }] : content.map(partOf),
    ),
  ]
}

/** What a block says; of a call and its result all of it, but for the mark. */
function partOf({ cache_control, ...block }: Block): { text: string; isMarked: boolean } {
  return { text: block.text ?? JSON.stringify(block), isMarked: cache_control !== undefined }
}

/** The text of a content, its blocks one after the other. */
export function textOf(content: Content | undefined): string {
  if (content === undefined || typeof content === 'string') return content ?? ''
  return content.map((block) => block.text ?? '').join('\n\n')
}

/** Reads a request to its end. A body that is no JSON counts as empty. */
export async function readRequest(request: IncomingMessage): Promise<RecordedRequest> {
  const arrivedAt = performance.now()
  let raw = ''
  for await (const chunk of request) raw += chunk
  const body = parse(raw)
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    body,
    system: textOf(body.system),
    toolResults: resultsIn(body.messages.at(-1)?.content),
    lastUserText: textOf(body.messages.findLast((message) => message.role === 'user')?.content),
    wasAborted: false,
    arrivedAt,
    answeredAt: null,
  }
}

function resultsIn(content: Content | undefined): string[] {
  if (content === undefined || typeof content === 'string') return []
  return content.flatMap((block) => (block.type === 'tool_result' ? [String(block.content)] : []))
}

function parse(raw: string): MessagesBody {
  const empty: MessagesBody = { model: '', max_tokens: 0, messages: [] }
  try {
    return { ...empty, ...JSON.parse(raw) }
  } catch {
    return empty
  }
}
