import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventParser, readEvents, type StreamEvent } from './event-stream'

describe('createEventParser', () => {
  const parse = (...chunks: string[]) => {
    const feed = createEventParser()
    return chunks.flatMap((chunk) => feed(chunk))
  }

  it('reads names and data, and calls what has no name a message', () => {
    expect(parse('event: delta\ndata: {"text":"hi"}\n\ndata: bare\n\n')).toEqual([
      { event: 'delta', data: '{"text":"hi"}' },
      { event: 'message', data: 'bare' },
    ])
  })

  it('joins several data lines and strips one space only', () => {
    expect(parse('data:  two\ndata:none\ndata\n\n')).toEqual([{ event: 'message', data: ' two\nnone\n' }])
  })

  it('skips comments, other fields and events without data', () => {
    expect(parse(': keep-alive\n\nid: 4\nretry: 10\nevent: ping\n\ndata: x\n\n')).toEqual([
      { event: 'message', data: 'x' },
    ])
  })

  it('takes LF, CRLF and CR as line ends, also a CRLF cut in two', () => {
    const wanted = [{ event: 'a', data: '1\n2' }]
    expect(parse('event: a\r\ndata: 1\r\ndata: 2\r\n\r\n')).toEqual(wanted)
    expect(parse('event: a\rdata: 1\rdata: 2\r\r')).toEqual(wanted)
    expect(parse('event: a\r', '\ndata: 1\r', '', '\ndata: 2\r', '\n\r', '\n')).toEqual(wanted)
  })

  it('drops an event that was never finished', () => {
    expect(parse('data: whole\n\ndata: half\n')).toEqual([{ event: 'message', data: 'whole' }])
  })
})

describe('readEvents', () => {
  const text =
    ': hello\r\n\r\nevent: delta\ndata: {"text":"naïve 🚀 مرحبا"}\n\nevent: done\r\ndata: 1\r\ndata: 2\r\n\r\n'
  const wanted = [
    { event: 'delta', data: '{"text":"naïve 🚀 مرحبا"}' },
    { event: 'done', data: '1\n2' },
  ]

  it('gives the same events wherever the bytes are cut, inside a character too', async () => {
    const bytes = new TextEncoder().encode(text)
    const cuts = fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        const edges = [0, ...at.toSorted((a, b) => a - b), bytes.length]
        const chunks = edges.slice(1).map((end, index) => bytes.slice(edges[index], end))
        expect(await collect(streamOf(chunks))).toEqual(wanted)
      }),
    )
    expect(await collect(streamOf([...bytes].map((byte) => Uint8Array.of(byte))))).toEqual(wanted)
  })

  it('ignores a byte order mark', async () => {
    expect(await collect(streamOf([Uint8Array.of(0xef, 0xbb, 0xbf), new TextEncoder().encode(text)]))).toEqual(wanted)
  })

  it('throws what the stream fails with, after the events before it', async () => {
    const failure = new TypeError('network error')
    const events: StreamEvent[] = []
    const reading = (async () => {
      for await (const event of readEvents(streamOf([new TextEncoder().encode(text)], failure))) events.push(event)
    })()
    await expect(reading).rejects.toBe(failure)
    expect(events).toEqual(wanted)
  })

  it('cancels the stream when the reader leaves early', async () => {
    let cancelled = false
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      cancel: () => {
        cancelled = true
      },
    })
    for await (const _ of readEvents(body)) break
    expect(cancelled).toBe(true)
  })
})

function streamOf(chunks: Uint8Array[], failure?: Error): ReadableStream<Uint8Array> {
  const left = [...chunks]
  return new ReadableStream({
    pull(controller) {
      const chunk = left.shift()
      if (chunk) controller.enqueue(chunk)
      else if (failure) controller.error(failure)
      else controller.close()
    },
  })
}

async function collect(body: ReadableStream<Uint8Array>): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}
