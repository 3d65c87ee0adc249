import 'server-only'
import type Anthropic from '@anthropic-ai/sdk'
import type { CoachCall, ReplyPart } from '../coach'
import type { ChatContext } from '../context'
import { recordIn, replyPrompt } from '../prompts/reply-prompt'
import { MOST_ROUNDS, type ToolDesk } from '../tool-desk'
import type { ModelSettings } from './client'
import { coachUnavailable, ModelFault } from './model-fault'
import { sentParts } from './sent-parts'
import { type Round, streamRound } from './stream-round'
import type { ToolCall } from './text-with-calls'

/** Calls that are answered at once, and in a whole turn. */
const AT_ONCE = 8
const IN_A_TURN = 16

/**
 * Streams a reply: the model's words, and what it looked at for them as it does. It looks things up in at most five
 * rounds, then it has to answer; each request carries the whole exchange, nothing is kept on a server. A server that
 * takes no tools is asked again without them, and `noteToolless` hears of it. Throws AppError `coach_unavailable`; when
 * `call.signal` aborts it ends quietly.
 */
export async function* streamReply(
  client: Anthropic,
  settings: ModelSettings,
  context: ChatContext,
  call: CoachCall,
  noteToolless: () => void,
): AsyncGenerator<ReplyPart> {
  try {
    yield* converse(client, settings, context, call)
  } catch (error) {
    if (call.signal.aborted) return
    if (!(error instanceof NoTools)) throw coachUnavailable(error)
    noteToolless()
    try {
      yield* converse(client, settings, { ...context, tools: undefined }, call)
    } catch (second) {
      if (!call.signal.aborted) throw coachUnavailable(second)
    }
  }
}

/** A server refused the tools before it said a word. */
class NoTools extends Error {
  override name = 'NoTools'
}

async function* converse(
  client: Anthropic,
  settings: ModelSettings,
  context: ChatContext,
  call: CoachCall,
): AsyncGenerator<ReplyPart> {
  const desk = context.tools && boundedDesk(context.tools)
  const { system, messages } = replyPrompt(context)
  const spoken: Anthropic.MessageParam[] = [...messages]
  call.onTold?.('prompt', recordIn({ system, messages }))
  let told = ''
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const tools = desk?.cards ?? []
    const isLast = round === MOST_ROUNDS
    const request = { feature: 'reply', system, messages: spoken, tools, isLast } as const
    call.onSent?.(sentParts({ system, messages }, spoken, tools))
    const parts = streamRound(client, settings, request, call)
    const { said, calls } = yield* spaced(parts, told, (piece) => (told += piece), desk !== undefined && round === 1)
    if (call.signal.aborted) return
    if (calls.length === 0 || !desk || round === MOST_ROUNDS) break
    const results: Anthropic.ContentBlockParam[] = []
    for (const one of calls) {
      const { text, isError, looked } = await desk.use(one, calls)
      call.onTold?.('tool', text)
      if (looked) yield { looked }
      results.push(resultOf(one, text, isError))
      if (call.signal.aborted) return
    }
    spoken.push({ role: 'assistant', content: said }, { role: 'user', content: results })
    call.onRounds?.(spoken.slice(messages.length))
  }
  if (!told.trim()) throw new ModelFault('unusable', 'empty answer')
}

/** Yields a round's words, parted from those of the round before. */
async function* spaced(
  parts: AsyncGenerator<string, Round>,
  before: string,
  tell: (piece: string) => void,
  mayLackTools: boolean,
): AsyncGenerator<string, Round> {
  let isFirst = true
  try {
    for (;;) {
      const next = await parts.next()
      if (next.done) return next.value
      const gap = isFirst && before.trim() && !before.endsWith('\n') ? '\n\n' : ''
      isFirst = false
      tell(gap + next.value)
      yield gap + next.value
    }
  } catch (error) {
    if (mayLackTools && isFirst && error instanceof ModelFault && error.isAboutTools) throw new NoTools()
    throw error
  } finally {
    await parts.return?.({ said: [], calls: [], text: '' })
  }
}

/** The desk with bounds: what is asked twice, or too much of at once, is answered without another look. */
function boundedDesk(desk: ToolDesk) {
  const asked = new Set<string>()
  let used = 0
  let inRound = 0
  let lastRound: ToolCall[] | undefined
  return {
    cards: desk.cards,
    async use(one: ToolCall, round: ToolCall[]) {
      if (round !== lastRound) inRound = 0
      lastRound = round
      const refused = (text: string) => ({ text, isError: true, looked: null })
      if (one.input === undefined) return refused('The input was no JSON object.')
      const key = JSON.stringify([one.name, one.input])
      if (asked.has(key)) return refused('You asked just this before: its answer stands above. Answer the user now.')
      inRound += 1
      used += 1
      if (inRound > AT_ONCE) return refused(`Too much at once: ${AT_ONCE} are answered.`)
      if (used > IN_A_TURN) return refused('You have looked at enough. Answer the user now.')
      asked.add(key)
      return desk.use(one.name, one.input)
    },
  }
}

/** What a call gave, in the way in which it was made. */
export function resultOf({ id, name }: ToolCall, text: string, isError: boolean): Anthropic.ContentBlockParam {
  if (id === null) return { type: 'text', text: `Result of ${name}:\n${text}` }
  return { type: 'tool_result', tool_use_id: id, content: text, ...(isError && { is_error: true }) }
}
