import { setTimeout as sleep } from 'node:timers/promises'
import { NextRequest } from 'next/server'
import { expect } from 'vitest'
import type { InProcessAccount, InProcessApi } from './in-process-api'

/** Sends a file as it is, as a browser does. */
export async function sendStream(
  api: InProcessApi,
  person: InProcessAccount,
  name: string,
  bytes: Buffer | ReadableStream<Uint8Array>,
) {
  const login = { email: person.user.email, password: 'correct horse' }
  const { token } = (await person.ask('POST', '/api/auth/login', { body: login })).body
  const headers = { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${token}` }
  const url = `http://localhost/api/imports?name=${encodeURIComponent(name)}`
  const request = new NextRequest(url, { method: 'POST', headers, body: bytes as BodyInit, duplex: 'half' })
  const response = await api.routes['/api/imports']?.POST?.(request, { params: Promise.resolve({}) })
  return { status: response?.status, body: await response?.json() }
}

/** Brings a kept file in, and waits until it is there or has failed. */
export async function bringIn(person: InProcessAccount, id: string, mapping: object = {}) {
  const answer = await person.ask('POST', '/api/imports/{id}/apply', { id, body: { mapping } })
  expect([answer.status, answer.body.status ?? answer.body]).toEqual([202, 'running'])
  for (;;) {
    const { body } = await person.ask('GET', '/api/imports/{id}', { id })
    if (body.status !== 'running') return body
    await sleep(5)
  }
}
