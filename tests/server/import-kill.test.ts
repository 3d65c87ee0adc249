import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeZip } from '../support/make-zip'
import { type App, startApp } from '../support/start-app'

const day = (at: number) => new Date(Date.UTC(2010, 0, 1 + at)).toISOString().slice(0, 10)

async function ask(app: App, token: string, method: string, where: string, body?: unknown) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const answer = await fetch(app.url + where, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : undefined }
}

/** A journal whose rows take a while to write. */
function rows(): Buffer {
  const lines = Array.from({ length: 15_000 }, (_, at) => `${day(at % 5_000)},4,Entry ${at} by the sea`)
  return Buffer.from(`date,mood,text\n${lines.join('\n')}\n`)
}

/** One whose pictures do. */
async function pictures(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const made = sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: 'red', noise } })
  const bytes = await made.jpeg({ quality: 60 }).toBuffer()
  const ids = Array.from({ length: 20 }, (_, at) => `p${at}`)
  const entries = ids.map((md5, at) => ({
    creationDate: `${day(at)}T12:00:00Z`,
    text: md5,
    photos: [{ md5, type: 'jpeg', identifier: md5 }],
  }))
  return makeZip([
    { path: 'Journal.json', bytes: JSON.stringify({ entries }) },
    ...ids.map((id) => ({ path: `photos/${id}.jpeg`, bytes })),
  ])
}

test.skipIf(process.env.TEST_POSTGRES_URL || process.platform === 'win32').each([
  ['rows are written', 'diary.csv', rows, 15_000],
  ['photos are made', 'Export.zip', pictures, 40],
])(
  'of an import whose server is killed while its %s nothing is there, it says so, and it can be brought in again',
  async (_, name, made, of) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'apogee-import-kill-'))
    const filesFolder = path.join(folder, 'files')
    const env = { DATABASE_URL: `file:${path.join(folder, 'apogee.db')}`, FILES_DIR: filesFolder }
    try {
      let app = await startApp({ env, killable: true })
      const account = { email: 'killed@example.com', password: 'correct horse' }
      const { token, user } = (await ask(app, '', 'POST', '/api/auth/signup', account)).body
      const response = await fetch(`${app.url}/api/imports?name=${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${token}` },
        body: new Uint8Array(await made()),
      })
      const { id } = (await response.json()) as { id: string }
      expect(response.status).toBe(201)
      const read = async () => (await ask(app, token, 'GET', `/api/imports/${id}`)).body
      expect((await ask(app, token, 'POST', `/api/imports/${id}/apply`, {})).status).toBe(202)
      let seen = await read()
      while (seen.status === 'running' && seen.done === 0) {
        await sleep(5)
        seen = await read()
      }
      expect(seen).toMatchObject({ status: 'running', of })
      await app.kill()

      app = await startApp({ env, killable: true })
      expect(await read()).toMatchObject({ status: 'failed', done: 0 })
      expect((await ask(app, token, 'GET', '/api/journal')).body).toEqual([])
      const summary = (await ask(app, token, 'GET', '/api/export/all')).body
      expect([summary.journal, summary.goals]).toEqual([[], []])

      expect((await ask(app, token, 'POST', `/api/imports/${id}/apply`, {})).status).toBe(202)
      while ((await read()).status === 'running') await sleep(50)
      expect(await read()).toMatchObject({ status: 'done', done: of })
      if (name === 'Export.zip') {
        // Each photo once, although some were made before.
        expect(readdirSync(path.join(filesFolder, user.id))).toHaveLength(40)
        expect(readdirSync(path.join(filesFolder, '.imports'))).toEqual([])
      }
      await app.stop()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  300_000,
)
