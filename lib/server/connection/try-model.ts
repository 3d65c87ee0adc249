import 'server-only'
import type { ConnectionTest } from '@/lib/contract/connection'
import { modelMessages } from '@/lib/contract/messages/model'
import { createAnthropicCoach } from '@/lib/server/coach/anthropic/anthropic-coach'
import type { ModelSettings } from '@/lib/server/coach/anthropic/client'
import { ModelFault } from '@/lib/server/coach/anthropic/model-fault'
import type { Coach, CoachCall } from '@/lib/server/coach/coach'
import type { ChatContext } from '@/lib/server/coach/context'
import type { ToolDesk } from '@/lib/server/coach/tool-desk'
import { modelsAt } from './find-servers'
import { isRight, type Sample, sampleContext, samples } from './samples'

/** How long a test takes at most, a model that has to be loaded first included. */
export const TEST_MS = 150_000
/** A person who waits longer than this for a first word takes it for broken. */
const SLOWEST_WORD_MS = 20_000
const PATIENCE = { timeoutMs: 60_000, idleTimeoutMs: 30_000 }
/** Fewer right than this and the samples are read no better than by chance. */
const FEWEST_RIGHT = 7

const words = modelMessages.connection

/**
 * Tries a model: twelve sample judgements and one question that it has to look up, through the very calls that coach.
 * Says in words what came of it and never throws for what a model does. Bounded in time, and in bytes as every call is.
 */
export async function tryModel(settings: ModelSettings, call: CoachCall): Promise<ConnectionTest> {
  const { timeoutMs, idleTimeoutMs } = settings
  const coach = createAnthropicCoach(
    {
      ...settings,
      timeoutMs: Math.min(timeoutMs, PATIENCE.timeoutMs),
      idleTimeoutMs: Math.min(idleTimeoutMs, PATIENCE.idleTimeoutMs),
    },
    () => undefined,
  )
  const controller = new AbortController()
  const end = () => controller.abort()
  const timer = setTimeout(end, TEST_MS)
  call.signal.addEventListener('abort', end, { once: true })
  try {
    return await run(coach, settings, { ...call, signal: controller.signal })
  } finally {
    clearTimeout(timer)
    call.signal.removeEventListener('abort', end)
  }
}

async function run(coach: Coach, settings: ModelSettings, call: CoachCall): Promise<ConnectionTest> {
  const [first, ...others] = samples
  if (!first) throw new Error('There are no samples')
  // The first alone: it says whether anything answers at all, and a server at home loads its model for it.
  const tried = await judge(coach, first, call)
  if (tried instanceof ModelFault && !tried.wasReached) return failed(await faultWords(tried, settings))
  const talk = await ask(coach, call)
  if (talk instanceof ModelFault && !talk.wasReached) return failed(await faultWords(talk, settings))
  const { tools, firstWordMs } = talk instanceof ModelFault ? { tools: false, firstWordMs: null } : talk
  const rest = await inTurn(others, settings.baseURL ? 2 : 4, (sample) => judge(coach, sample, call))
  const judged = [tried, ...rest]
  const missed = samples.filter((sample, at) => !isRightAnswer(sample, judged[at]))
  const right = samples.length - missed.length
  const told = {
    samples: { right, of: samples.length, missed: missed.map(({ answer }) => answer) },
    tools,
    firstWordMs,
  }
  if (call.signal.aborted) return { ok: false, words: words.notInTime(TEST_MS / 1000), ...told }
  if (firstWordMs !== null && firstWordMs > SLOWEST_WORD_MS)
    return { ok: false, words: words.tooSlow(firstWordMs / 1000), ...told }
  const isGood = right >= FEWEST_RIGHT && firstWordMs !== null
  return { ok: isGood, words: words.tested(right, samples.length, tools, firstWordMs), ...told }
}

type Judged = Awaited<ReturnType<Coach['assessProgress']>> | ModelFault

async function judge(coach: Coach, { goal, answer }: Sample, call: CoachCall): Promise<Judged> {
  return coach.assessProgress({ ...sampleContext(), goal, response: answer }, call).catch(faultOf)
}

function isRightAnswer(sample: Sample, judged: Judged | undefined): boolean {
  return judged !== undefined && !(judged instanceof ModelFault) && isRight(sample, judged)
}

const QUESTION = 'How many kilometres did I row in March? Look it up in my record first, then tell me the number.'

/** Has the model answer what it can only know by looking it up. */
async function ask(
  coach: Coach,
  call: CoachCall,
): Promise<{ tools: boolean; firstWordMs: number | null } | ModelFault> {
  let hasLooked = false
  let firstWordMs: number | null = null
  const used = (name: string) => {
    hasLooked ||= name === 'ask_record'
    return Promise.resolve({ text: 'Rowed in March: 137 km, on 19 days.', isError: false, looked: null })
  }
  const tools: ToolDesk = {
    cards: [
      {
        name: 'ask_record',
        description: 'Looks up what the user has logged: a question in words, answered with figures.',
        input_schema: { type: 'object', properties: { question: { type: 'string' } }, required: ['question'] },
      },
    ],
    use: used,
    look: used,
  }
  const started = performance.now()
  try {
    for await (const part of coach.reply({ ...talkContext(), tools }, call)) {
      if (typeof part === 'string' && part.trim()) firstWordMs ??= Math.round(performance.now() - started)
    }
    return { tools: hasLooked, firstWordMs }
  } catch (error) {
    return faultOf(error)
  }
}

function talkContext(): ChatContext {
  return {
    ...sampleContext(),
    goals: [],
    journal: [],
    reminders: [],
    record: { ask: () => Promise.reject(new Error('There is no record to ask')) },
    offers: { ordered: [], heard: [], refused: [] },
    memories: [],
    summary: '',
    turns: [],
    message: QUESTION,
  }
}

/** The model's fault behind an error of the coach's; another error is nobody's to swallow. */
function faultOf(error: unknown): ModelFault {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof ModelFault) return cause
  throw error
}

/** What is wrong, and where the server can tell what would be right. */
async function faultWords({ kind, reason, message, seconds }: ModelFault, settings: ModelSettings): Promise<string> {
  const { baseURL, apiKey, model } = settings
  if (reason === 'key refused') return words.keyRefused
  if (reason === 'too slow') return words.tooSlow(seconds)
  if (reason === 'overloaded') return words.overloaded
  if (reason === 'model not there') {
    const names = baseURL ? await modelsAt(baseURL, apiKey) : null
    return names?.includes(model) || (baseURL && !names) ? words.noMessages : words.noModel(names ?? [])
  }
  if (/^status 3\d\d$/.test(message)) return words.sentOn
  const status = /^status (\d{3})$/.exec(message)?.[1]
  if (status) return words.failed(Number(status))
  // A stream of something else ends without a message.
  return kind === 'garbled' || reason === 'cut off' ? words.noServer : words.nothingThere
}

function failed(why: string): ConnectionTest {
  return { ok: false, words: why, samples: null, tools: null, firstWordMs: null }
}

/** Runs so many at a time, and gives the results in their order. */
async function inTurn<T, R>(all: readonly T[], atOnce: number, one: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = [...all.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await one(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
