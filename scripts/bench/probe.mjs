// Loaded into the server that is measured (node --import): tells on a port of its own what only the process itself knows.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { performance } from 'node:perf_hooks'

const TICK_MS = 2
const port = Number(process.env.BENCH_PROBE_PORT)
const [, script = '', command] = process.argv

// `npm start` has processes beside the server: only the server is meant.
if (port && /next[/\\]dist[/\\]bin[/\\]next$/.test(script) && command === 'start') listen()

function listen() {
  let longest = 0
  let last = ownTime()
  // A stretch between two ticks is what the event loop was held up for. Counted in the thread's own time on a processor
  // where the system tells it: another process that takes the processor away holds up nobody here.
  setInterval(() => {
    const now = ownTime()
    longest = Math.max(longest, now - last)
    last = now
  }, TICK_MS).unref()

  createServer((request, response) => {
    if (request.method === 'POST') {
      longest = 0
      last = ownTime()
    }
    if (request.url === '/collect') globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    response.end(
      JSON.stringify({
        pid: process.pid,
        rss: process.memoryUsage.rss(),
        cpuMs: (user + system) / 1000,
        longestMs: longest,
      }),
    )
  })
    .listen(port, '127.0.0.1')
    .unref()
}

function ownTime() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    return performance.now()
  }
}
