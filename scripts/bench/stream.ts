import { request } from 'node:http'
import { atMost, type Figure } from './figure'
import { startHelper } from './helper-process'
import type { BenchOptions } from './options'
import { median, percentile } from './statistics'
import { startSubject, withDatabase } from './subject'
import { signIn, type Visitor } from './visitor'

const STREAMS = 50
const SIZES = { users: STREAMS, messages: 100, entries: 100, goals: 5 }
const LIMITS = { oneMs: 3, manyMs: 40, firstMs: 200 }

/** Milliseconds from the request to the first token, and from the writing of each further one to its arrival. */
type Heard = { first: number; delays: number[] }
type Hear = (who: number) => Promise<Heard>

/** What the app adds to a model's stream, against reading the same stream without it. */
export function measureStream({ rounds }: BenchOptions): Promise<Figure[]> {
  return withDatabase('sqlite', SIZES, async (databaseUrl) => {
    const model = await startHelper('model-stand-in.mjs')
    const subject = await startSubject(databaseUrl, { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'bench' })
    try {
      const visitors = await Promise.all(Array.from({ length: STREAMS }, (_, number) => signIn(subject.url, number)))
      const through: Hear = (who) => hear(model.url, `${subject.url}/api/chat`, visitors[who])
      const direct: Hear = () => hear(model.url, `${model.url}/v1/messages`)
      // Compiled for speed before it counts.
      for (let round = 0; round < 2; round++) await together(through, STREAMS)
      const single = await added(through, direct, 1, rounds)
      const many = await added(through, direct, STREAMS, rounds)
      const note = `first token, slowest of 50: ${many.slowestFirst.toFixed(0)} ms`
      return [
        atMost({
          bar: 8,
          name: 'delay added to a token, 1 stream, p50',
          value: single.p50,
          limit: LIMITS.oneMs,
          unit: ' ms',
          digits: 1,
        }),
        atMost({
          bar: 8,
          name: 'delay added to a token, 50 streams, p99',
          value: many.p99,
          limit: LIMITS.manyMs,
          unit: ' ms',
          digits: 1,
        }),
        atMost({
          bar: 8,
          name: 'first token of 50 streams, p50',
          value: many.first,
          limit: LIMITS.firstMs,
          unit: ' ms',
          digits: 0,
          note,
        }),
      ]
    } finally {
      await subject.stop()
      model.stop()
    }
  })
}

/** The medians over the rounds of what lies between the app's stream and the model's own. */
async function added(through: Hear, direct: Hear, streams: number, rounds: number) {
  const gaps: { p50: number; p99: number; first: number; slowestFirst: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const [own, bare] = [await together(through, streams), await together(direct, streams)]
    const gap = (share: number) => percentile(own.delays, share) - percentile(bare.delays, share)
    const slowestFirst = Math.max(...own.firsts) - Math.max(...bare.firsts)
    gaps.push({ p50: gap(0.5), p99: gap(0.99), first: median(own.firsts) - median(bare.firsts), slowestFirst })
  }
  const middle = (key: 'p50' | 'p99' | 'first' | 'slowestFirst') => median(gaps.map((one) => one[key]))
  return { p50: middle('p50'), p99: middle('p99'), first: middle('first'), slowestFirst: middle('slowestFirst') }
}

async function together(listen: Hear, streams: number): Promise<{ firsts: number[]; delays: number[] }> {
  const heard = await Promise.all(Array.from({ length: streams }, (_, who) => listen(who)))
  return { firsts: heard.map(({ first }) => first), delays: heard.flatMap(({ delays }) => delays) }
}

async function hear(model: string, url: string, visitor?: Visitor): Promise<Heard> {
  const began = now()
  const arrivals = await listen(url, visitor)
  const [first] = arrivals
  if (!first) throw new Error('The stream held no word.')
  const written = (await (await fetch(`${model}/times/${first.word}`)).json()) as number[]
  const delays = arrivals.slice(1, written.length).map(({ at }, word) => at - (written[word + 1] ?? at))
  return { first: first.at - began, delays }
}

/** The words of a stream in their order, and when each came. */
function listen(url: string, visitor?: Visitor): Promise<{ word: string; at: number }[]> {
  const words: { word: string; at: number }[] = []
  let pending = ''
  let text = ''
  const headers = { ...visitor?.bearer, Accept: 'text/event-stream', 'Content-Type': 'application/json' }
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The stream answered ${answer.statusCode}.`))
      answer.on('data', (chunk: Buffer) => {
        const at = now()
        const frames = (pending + chunk.toString()).split('\n\n')
        pending = frames.pop() ?? ''
        // The whole reply comes once more at the end.
        for (const frame of frames) if (/^event: (content_block_)?delta\n/.test(frame)) text += textIn(frame)
        const whole = text.split(' ')
        text = whole.pop() ?? ''
        words.push(...whole.map((word) => ({ word, at })))
      })
      answer.on('end', () => resolve(words))
      answer.on('error', reject)
    })
    call.on('error', reject)
    call.end(JSON.stringify({ message: 'I ran this morning. What next?' }))
  })
}

/** Of an event of the app, and of one of a model. */
function textIn(frame: string): string {
  const data = JSON.parse(frame.slice(frame.indexOf('data: ') + 'data: '.length)) as Told
  return data.text ?? data.delta?.text ?? ''
}
type Told = { text?: string; delta?: { text?: string } }

function now(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
