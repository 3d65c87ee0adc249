import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { parseDatabaseUrl } from '@/lib/server/db/database-url'
import { type Member, newMember } from '@/tests/support/member'
import { createSmallDisk, type SmallDisk } from '@/tests/support/small-disk'
import { startApp } from '@/tests/support/start-app'
import { connect } from '../prisma/connections'
import { query } from '../prisma/history'
import { checkStore } from './check-store'

/** Room for the database and for its log, which SQLite lets grow to 4 MB before it starts anew. */
const DISK_MEGABYTES = 16

type DiskFigures = { refused: number; read: number; problems: string[] }

const READS = [
  '/api/auth/me',
  '/api/goals',
  '/api/journal',
  '/api/chat',
  '/api/conversations',
  '/api/reminders',
  '/api/insights/goals/risk',
  '/api/insights/track-record',
  '/api/journal/energy',
  '/api/search?q=row',
  '/api/export/all',
  '/api/ready',
]

/**
 * Fills the disk that the database is on while a server runs, `rounds` times: every write must answer 507
 * `storage_full` and leave nothing, every read must work, and all is well when there is room again. Null where no small
 * disk can be had.
 */
export async function fillDisk(rounds: number): Promise<DiskFigures | null> {
  const disk = createSmallDisk(DISK_MEGABYTES)
  if (!disk) return null
  const databaseUrl = `file:${path.join(disk.folder, 'apogee.db')}`
  const figures: DiskFigures = { refused: 0, read: 0, problems: [] }
  try {
    const app = await startApp({ env: { DATABASE_URL: databaseUrl } })
    const members: Members = [await newMember(app.url), await newMember(app.url)]
    for (let round = 0; round < rounds; round++) await fillOnce(disk, databaseUrl, members, figures)
    await app.stop()
    figures.problems.push(...(await checkStore(databaseUrl)))
    return figures
  } finally {
    disk.remove()
  }
}

/** Two, since what different users write at once may share a commit. */
type Members = [Member, Member]

async function fillOnce(disk: SmallDisk, databaseUrl: string, members: Members, figures: DiskFigures): Promise<void> {
  const [member, other] = members
  const { body: goal } = await member.post('/api/goals', { title: 'Row 500 km', domain: 'health' })
  // What is read for the first time may be computed and kept.
  for (const path of READS) await member.get(path)
  const writes: [path: string, body: object, headers?: Record<string, string>][] = [
    ['/api/journal', { mood: 3, notes: 'x' }],
    ['/api/goals', { title: 'Swim', domain: 'health', tags: ['a'] }],
    ['/api/reminders', { title: 'Shoes', scheduledFor: '2030-01-01T09:00:00Z' }],
    ['/api/conversations', { title: 'Talk' }],
    ['/api/chat', { message: 'rowed 3 km' }],
    ['/api/chat', { message: 'rowed 4 km' }, { Accept: 'text/event-stream' }],
    ['/api/goals', { title: 'Once', domain: 'health' }, { 'Idempotency-Key': randomUUID() }],
    ['/api/insights/goal/response', { goalId: goal.id, responseText: 'half way', goalUpdates: { progress: 50 } }],
  ]
  const before = await stored(members)
  await cutLog(databaseUrl)
  disk.fill()
  const several = [...writes, ...writes, ...writes]
  const isTheirs = (path: string, at: number) => at >= writes.length && path !== '/api/insights/goal/response'
  const answers = await Promise.all(
    several.map(([path, body, headers], at) => (isTheirs(path, at) ? other : member).post(path, body, headers)),
  )
  for (const [index, { status, body }] of answers.entries()) {
    const isRefused =
      typeof body === 'string' ? body.includes('"storage_full"') : status === 507 && body.code === 'storage_full'
    if (isRefused) figures.refused++
    else
      figures.problems.push(
        `${several[index]?.[0]} on a full disk answered ${status} ${JSON.stringify(body).slice(0, 300)}`,
      )
  }
  for (const path of READS) {
    const { status } = await member.get(path)
    if (status === 200) figures.read++
    else figures.problems.push(`${path} on a full disk answered ${status}`)
  }
  const during = await stored(members)
  disk.clear()
  if (during !== before) figures.problems.push('refused writes left something behind')
  for (const [path, body, headers] of writes) {
    const { status } = await member.post(path, body, headers)
    if (status >= 300) figures.problems.push(`${path} with room again answered ${status}`)
  }
}

/** A log that SQLite has begun anew has room in itself, and writes go on in it for a while although the disk is full. */
async function cutLog(databaseUrl: string): Promise<void> {
  const database = parseDatabaseUrl(databaseUrl, '/')
  if (!database) throw new Error(`${databaseUrl} names no database`)
  const connection = await connect(database)
  await query(connection, 'PRAGMA wal_checkpoint(TRUNCATE)').finally(() => connection.dispose())
}

async function stored(members: Members): Promise<string> {
  const documents = await Promise.all(members.map(async (member) => (await member.get('/api/export/all')).body))
  return JSON.stringify(documents.map(({ exportedAt: _, ...document }) => document))
}
