import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { newMember } from '@/tests/support/member'
import { checkStore } from './check-store'
import { noOutcomes } from './writers'

const CLIENTS = 4
/** Between two requests of a client that was refused. */
const PAUSE_MS = 50
/** All is well again when every request of this long was. */
const STEADY_MS = 1_500
const HEALED_WITHIN_MS = 30_000

/** What an outage of the database costs its users. */
export type OutageFigures = { refused: number; acknowledged: number; lastedMs: number; problems: string[] }

/**
 * Writes with several clients while `disturb` runs, and until a while after it nothing is refused any more. A refusal
 * may only be the contract's 503, and what was acknowledged must be in the database, once.
 */
export async function throughOutage(
  app: { url: string; databaseUrl: string },
  disturb: () => Promise<unknown>,
): Promise<OutageFigures> {
  const member = await newMember(app.url)
  const outcomes = noOutcomes()
  const problems: string[] = []
  const refusedAt: number[] = []
  let isRunning = true

  async function write() {
    while (isRunning) {
      const marker = randomUUID()
      const answer = await member.post('/api/journal', { mood: 3, notes: marker }).catch((error: unknown) => ({
        status: 0,
        body: String(error),
      }))
      if (answer.status === 201) {
        outcomes.acknowledged.set(marker, 'JournalEntry.notes')
        continue
      }
      outcomes.inDoubt.set(marker, 'JournalEntry.notes')
      refusedAt.push(Date.now())
      if (answer.status !== 503 || answer.body.code !== 'unavailable') {
        problems.push(`a write answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`)
      }
      await sleep(PAUSE_MS)
    }
  }

  const clients = Array.from({ length: CLIENTS }, write)
  await sleep(300)
  const disturbed = Date.now()
  await disturb()
  await sleep(STEADY_MS)
  const limit = Date.now() + HEALED_WITHIN_MS
  while (Date.now() - (refusedAt.at(-1) ?? 0) < STEADY_MS && Date.now() < limit) await sleep(50)
  isRunning = false
  await Promise.all(clients)
  const lastedMs = (refusedAt.at(-1) ?? disturbed) - disturbed
  if (lastedMs > 10_000) problems.push(`writes were refused for ${lastedMs} ms`)
  if (outcomes.acknowledged.size === 0) problems.push('no write was acknowledged')
  problems.push(...(await checkStore(app.databaseUrl, outcomes)))
  return { refused: refusedAt.length, acknowledged: outcomes.acknowledged.size, lastedMs, problems }
}
