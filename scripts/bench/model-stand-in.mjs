// A model on loopback whose reply is the times at which its tokens were written: node model-stand-in.mjs. Tells its port.
// The times are written in letters, ten to a sentence: a reply of a hundred figures, each to be weighed against the
// record, is none that a model gives.
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const TOKENS = 100
const APART_MS = 20

const server = createServer(async (incoming, answer) => {
  incoming.resume()
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
  for (let token = 0; token < TOKENS && !answer.destroyed; token++) {
    // The same clock for every process of the machine, in milliseconds.
    const text = `${lettersOf(Number(process.hrtime.bigint()) / 1e6)}${token % 10 === 9 ? '. ' : ' '}`
    write({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })
    await sleep(APART_MS)
  }
  write({ type: 'content_block_stop', index: 0 })
  write({ type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage })
  write({ type: 'message_stop' })
  answer.end()
})

function lettersOf(ms) {
  return [...ms.toFixed(3)].map((sign) => (sign === '.' ? 'k' : 'abcdefghij'[Number(sign)])).join('')
}

server.listen(0, '127.0.0.1', () => console.log(server.address().port))
