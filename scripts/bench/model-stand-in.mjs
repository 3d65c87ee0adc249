// A model on loopback whose reply is plain English, a word each 20 ms: node model-stand-in.mjs. Tells its port. The first
// word of a reply names it in letters, and `/times/<name>` tells when each of its words was written, in milliseconds: times
// in the text itself would be a hundred words that no language knows, each looked at by every check of a reply.
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const TOKENS = 100
const APART_MS = 20

/** Of a coach's replies; which of them come in what order differs, so that no reply is known before. */
const SENTENCES = [
  'That run in the morning counts, and it was a good way to begin.',
  'What made it easier to get out of the door this time?',
  'You could lay out your shoes tonight and keep the same hour.',
  'The reading can wait until the evening when it is quiet again.',
  'Pick the smallest next step and put it where you will see it.',
  'A short walk after lunch would keep the habit alive on a busy day.',
  'It sounds as if the week has been full, so be kind to yourself.',
  'Tell me tomorrow how it went, even if it was only a little.',
]

/** When the words of each reply were written, by the reply's name. */
const times = new Map()

const server = createServer(async (incoming, answer) => {
  incoming.resume()
  const asked = /^\/times\/([a-j]+)$/.exec(incoming.url ?? '')
  if (asked) return answer.end(JSON.stringify(times.get(asked[1]) ?? []))
  const write = (event) => answer.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  const usage = { input_tokens: 100, output_tokens: TOKENS }
  const message = {
    id: 'msg',
    type: 'message',
    role: 'assistant',
    model: 'bench',
    content: [],
    stop_reason: null,
    usage,
  }
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  write({ type: 'message_start', message })
  write({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })
  const name = lettersOf(times.size)
  const written = []
  times.set(name, written)
  const words = [name, ...wordsOf(times.size)]
  for (const text of words.slice(0, TOKENS).map((word) => `${word} `)) {
    if (answer.destroyed) break
    // The same clock for every process of the machine.
    written.push(Number(process.hrtime.bigint()) / 1e6)
    write({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })
    await sleep(APART_MS)
  }
  write({ type: 'content_block_stop', index: 0 })
  write({ type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage })
  write({ type: 'message_stop' })
  answer.end()
})

function wordsOf(seed) {
  const order = SENTENCES.map((_, at) => SENTENCES[(at * (1 + 2 * (seed % 4)) + seed) % SENTENCES.length])
  return `${order.join(' ')} ${order.join(' ')}`.split(' ')
}

function lettersOf(number) {
  return [...String(1_000 + number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
}

server.listen(0, '127.0.0.1', () => console.log(server.address().port))
