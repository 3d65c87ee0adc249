import { sentencesToCheck } from '@/tests/support/anthropic/answers'
import type { MessagesBody, RecordedRequest } from '@/tests/support/anthropic/request'
import { startAnthropicServer } from '@/tests/support/anthropic-server'
import { keyOf, type RecordedChecks, readChecks } from './checks'
import { readTalks } from './talks'

/** The key by which a recorded model is told from one that somebody set up. */
const KEY = 'recorded'

/** Whether the configured model is the recorded one. */
export function isRecorded(): boolean {
  return process.env.ANTHROPIC_API_KEY === KEY
}

type Recordings = { checks?: RecordedChecks; heard?: (request: RecordedRequest, sentences: string[]) => void }

/**
 * Plays a strong model from recordings, as the model of this process: what it asked its tools in the first round, what it
 * answered in the second, and what it found in replies that it was to check; `heard` sees each request for that. To be
 * called before anything of the server is imported. Answers with the end of it.
 */
export async function playRecordings({ checks = readChecks(), heard }: Recordings = {}): Promise<() => Promise<void>> {
  const talks = readTalks()
  const server = await startAnthropicServer()
  await server.behave({
    checks(request, sentences) {
      heard?.(request, sentences)
      const { looked = [], findings = [] } = checks.get(keyOf(sentences)) ?? {}
      const calls = looked[roundsSince(request.body)]
      return calls ? { says: calls.map(([tool, input]) => ({ tool, input })) } : findings
    },
    says({ body, toolResults }) {
      const said = saidLast(body)
      const talk = talks.find(({ say }) => said.includes(say))
      if (!talk) return undefined
      return toolResults.length > 0 || talk.calls.length === 0
        ? [{ text: talk.reply }]
        : talk.calls.map(([tool, input]) => ({ tool, input }))
    },
  })
  Object.assign(process.env, { ANTHROPIC_BASE_URL: server.url, ANTHROPIC_API_KEY: KEY })
  return () => server.stop()
}

/** How often was looked up since the check of a reply was asked for. */
function roundsSince({ messages }: MessagesBody): number {
  const at = messages.findIndex((message) => sentencesToCheck({ messages: [message] }) !== null)
  return (messages.length - 1 - at) / 2
}

/** The texts of the newest message of the user: what they said before it is another talk's, what tools gave is nobody's. */
function saidLast({ messages }: MessagesBody): (string | undefined)[] {
  const texts = messages.map(({ role, content }) => {
    if (role !== 'user') return []
    return typeof content === 'string'
      ? [content]
      : content.flatMap(({ type, text }) => (type === 'text' ? [text] : []))
  })
  return texts.findLast((some) => some.length > 0) ?? []
}
