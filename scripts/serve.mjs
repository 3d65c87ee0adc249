import { spawn } from 'node:child_process'
import { get } from 'node:http'
import path from 'node:path'
import { ROOT } from './root.mjs'

/** Requests and streams that are under way at a stop get this long to end. */
const STOP_WITHIN_MS = 15_000

/**
 * How far the heap may grow, in MB. Left to itself Node lets garbage lie up to a quarter of the machine's memory. A busy
 * server holds on to 180, the largest import takes 350 for its while.
 */
const HEAP_MB = 768
/** glibc keeps freed memory in pools, eight for each core unless told otherwise; a server of one thread needs no more. */
const MALLOC_ARENA_MAX = '2'

const POLL_MS = 50
const PARENT_POLL_MS = 500
const PARENT = process.ppid

/**
 * Runs `next start` or `next dev`, tells when it answers and where, passes signals on, and ends as it ends.
 * @param {'start' | 'dev'} command
 * @param {{ args: string[], env: Record<string, string>, health: string, lines: string[] }} plan
 */
export async function serve(command, { args, env, health, lines }) {
  const endWithParent = path.join(ROOT, 'scripts/end-with-parent.mjs')
  const next = path.join(ROOT, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [...heapLimit(), '--import', endWithParent, next, command, ...args], {
    cwd: ROOT,
    env: { MALLOC_ARENA_MAX, ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let isStopping = false
  function stop(signal) {
    child.kill(signal)
    if (isStopping) return
    isStopping = true
    setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS).unref()
  }

  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', () => stop('SIGTERM'))
  onParentGone(() => stop('SIGTERM'))
  child.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}.`)
    process.exit(1)
  })
  child.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)))
  while (!(await answers(health))) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  if (!isStopping) for (const line of lines) console.log(line)
}

/** None where the operator has set one. */
function heapLimit() {
  return /--max[-_]old[-_]space[-_]size/.test(process.env.NODE_OPTIONS ?? '') ? [] : [`--max-old-space-size=${HEAP_MB}`]
}

/** npm runs this in a shell. A signal to npm ends that shell, which passes nothing on: only the parent is another then. */
function onParentGone(stop) {
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => process.ppid !== PARENT && stop(), PARENT_POLL_MS).unref()
}

function answers(url) {
  return new Promise((resolve) => {
    const request = get(url, (response) => {
      response.resume()
      resolve(true)
    })
    request.on('error', () => resolve(false))
  })
}
