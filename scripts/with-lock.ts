import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './root.mjs'

const POLL_MS = 250

/**
 * Runs the work while no other start of the same checkout does. The lock is a local socket and not a file with a
 * process id: it ends with its process, however that ends.
 */
export async function withLock<T>(work: () => Promise<T>): Promise<T> {
  const lock = await acquire()
  try {
    return await work()
  } finally {
    lock.close()
  }
}

async function acquire(): Promise<Server> {
  const address = socketAddress()
  let told = false
  for (;;) {
    const server = await listen(address)
    if (server) return server
    if (await isHeld(address)) {
      if (!told) console.log('Another start of this folder is preparing: waiting for it…')
      told = true
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    } else {
      rmSync(address, { force: true })
    }
  }
}

function socketAddress(): string {
  const name = `apogee-${createHash('sha256').update(ROOT).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`)
}

/** Null where the address is taken. */
function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(address, () => resolve(server.unref()))
  })
}

function isHeld(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
