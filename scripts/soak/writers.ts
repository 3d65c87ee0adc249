import { randomUUID } from 'node:crypto'

/** A table and the column of it that holds a write's marker, a text that stands nowhere else. */
export type Place =
  | 'JournalEntry.notes'
  | 'Goal.title'
  | 'Reminder.title'
  | 'InsightResponse.response'
  | 'ChatMessage.message'
  | 'Datapoint.note'

export type Outcomes = {
  /** Answered with a success: must be stored, once. */
  acknowledged: Map<string, Place>
  /** Never answered: may be stored, once at most. */
  inDoubt: Map<string, Place>
  /** Answered with something else: nothing of the kind may happen. */
  refused: string[]
}

export type Writer = {
  outcomes: Outcomes
  /** Writes with several clients at once until `stop` is called or the server is gone. */
  start(clients: number): void
  stop(): Promise<void>
}

type Write = { place: Place; method: string; path: string; body(marker: string): object }

const write = (place: Place, path: string, body: Write['body'], method = 'POST'): Write => ({
  place,
  method,
  path,
  body,
})

/** A new account on a server, and what writes in its name: one write after the other a client, each with a marker. */
export async function createWriter(baseUrl: string, outcomes: Outcomes): Promise<Writer> {
  const signup = { email: `soak-${randomUUID()}@example.com`, password: 'correct horse' }
  const { token } = await send(baseUrl, '', 'POST', '/api/auth/signup', signup)
  const goal = await send(baseUrl, token, 'POST', '/api/goals', { title: 'Row 500 km', domain: 'health' })
  const writes: Write[] = [
    write('JournalEntry.notes', '/api/journal', (marker) => ({ mood: 3, notes: marker })),
    write('Goal.title', '/api/goals', (marker) => ({ title: marker, domain: 'career', tags: ['soak'] })),
    write('Reminder.title', '/api/reminders', (marker) => ({ title: marker, scheduledFor: '2030-01-01T09:00:00Z' })),
    write('ChatMessage.message', '/api/chat', (marker) => ({ message: marker })),
    write('InsightResponse.response', `/api/goals/${goal.id}/ai-update`, (marker) => ({ response: marker }), 'PATCH'),
  ]
  let isRunning = false
  let loops: Promise<void>[] = []

  async function writeInTurn(first: number) {
    for (let turn = first; isRunning; turn++) {
      const { place, method, path, body } = writes[turn % writes.length] as Write
      const marker = `${turn % 100} km rowed, ${randomUUID()}`
      try {
        await send(baseUrl, token, method, path, body(marker))
        outcomes.acknowledged.set(marker, place)
      } catch (error) {
        if (error instanceof Refusal) outcomes.refused.push(`${method} ${path} answered ${error.message}`)
        else {
          outcomes.inDoubt.set(marker, place)
          return
        }
      }
    }
  }

  return {
    outcomes,
    start(clients) {
      isRunning = true
      loops = Array.from({ length: clients }, (_, index) => writeInTurn(index))
    },
    async stop() {
      isRunning = false
      await Promise.all(loops)
    },
  }
}

export function noOutcomes(): Outcomes {
  return { acknowledged: new Map(), inDoubt: new Map(), refused: [] }
}

/** An answer that is no success. */
class Refusal extends Error {}

async function send(baseUrl: string, token: string, method: string, path: string, body: object) {
  const response = await fetch(baseUrl + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Refusal(`${response.status} ${text.slice(0, 200)}`)
  return JSON.parse(text)
}
