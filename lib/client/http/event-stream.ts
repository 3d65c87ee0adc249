/** One event of a `text/event-stream`. */
export type StreamEvent = { event: string; data: string }

/**
 * Reads server-sent events as they arrive, wherever the network cuts them. An event that the stream ends in the middle
 * of is dropped, as the format wants it. Leaving the loop early ends the request.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void> {
  const parse = createEventParser()
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield* parse(decoder.decode(value, { stream: true }))
    }
  } finally {
    // Rejects where the stream has already failed, which whoever reads it knows by now.
    reader.cancel().catch(() => undefined)
  }
}

/** A parser that is given the text piece by piece, and gives back the events that each piece completes. */
export function createEventParser(): (chunk: string) => StreamEvent[] {
  let unfinishedLine = ''
  let endedInReturn = false
  let name = ''
  let data: string[] = []

  function readLine(line: string): StreamEvent | null {
    if (line === '') {
      const event = data.length > 0 ? { event: name || 'message', data: data.join('\n') } : null
      name = ''
      data = []
      return event
    }
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
    return null
  }

  return (chunk) => {
    if (chunk === '') return []
    // A CRLF that was cut in two is one line end, not two.
    const text = unfinishedLine + (endedInReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk)
    endedInReturn = chunk.endsWith('\r')
    const lines = text.split(/\r\n|\r|\n/)
    unfinishedLine = lines.pop() ?? ''
    return lines.map(readLine).filter((event) => event !== null)
  }
}
