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
      const through: Hear = (who) => hear(`${subject.url}/api/chat`, visitors[who])
      const direct: Hear = () => hear(`${model.url}/v1/messages`)
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

function hear(url: string, visitor?: Visitor): Promise<Heard> {
  const began = now()
  const delays: number[] = []
  let first = Number.NaN
  let pending = ''
  const headers = { ...visitor?.bearer, Accept: 'text/event-stream', 'Content-Type': 'application/json' }
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The stream answered ${answer.statusCode}.`))
      answer.on('data', (chunk: Buffer) => {
        const arrived = now()
        const frames = (pending + chunk.toString()).split('\n\n')
        pending = frames.pop() ?? ''
        // The whole reply comes once more at the end.
        const deltas = frames.filter((frame) => /^event: (content_block_)?delta\n/.test(frame))
        for (const [, written = ''] of deltas.join('\n').matchAll(/\b([a-j]+k[a-j]{3})\b/g)) {
          if (Number.isNaN(first)) first = arrived - began
          else delays.push(arrived - timeOf(written))
        }
      })
      answer.on('end', () => resolve({ first, delays }))
      answer.on('error', reject)
    })
    call.on('error', reject)
    call.end(JSON.stringify({ message: 'I ran this morning. What next?' }))
  })
}

/** A time as the model's stand-in writes it: a letter for each digit, k for the point. */
function timeOf(letters: string): number {
  return Number([...letters].map((letter) => (letter === 'k' ? '.' : 'abcdefghij'.indexOf(letter))).join(''))
}

function now(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
