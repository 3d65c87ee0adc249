import { createHash } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './root.mjs'

const POLL_MS = 250

/**
 * Runs the work while no other start of the same checkout does. The lock is a local socket and not a file with a
 * process id: it ends with its process, however that ends.
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [address] Of the socket; default: the one of this checkout.
 * @returns {Promise<T>}
 */
export async function withLock(work, address = socketAddress()) {
  const lock = await acquire(address)
  try {
    return await work()
  } finally {
    lock.close()
  }
}

async function acquire(address) {
  let told = false
  for (;;) {
    const server = await listen(address)
    if (server) return server
    const found = fileAt(address)
    if (await isHeld(address)) {
      if (!told) console.log('Another start of this folder is preparing: waiting for it…')
      told = true
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    } else if (fileAt(address) === found) {
      // Left behind by a process that was killed. Another that waits may have seen that, too, and hold the lock by now.
      rmSync(address, { force: true })
    }
  }
}

/** Which file is there, by its inode and when it was made; null where none is. Windows has no file for a pipe. */
function fileAt(address) {
  if (process.platform === 'win32') return null
  const stats = statSync(address, { throwIfNoEntry: false })
  return stats ? `${stats.ino} ${stats.ctimeMs}` : null
}

/** @param {string} [of] What is locked; default: this checkout. */
export function socketAddress(of = ROOT) {
  const name = `apogee-${createHash('sha256').update(of).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`)
}

/** Null where the address is taken. */
function listen(address) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(address, () => resolve(server.unref()))
  })
}

function isHeld(address) {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
