import { atMost, type Figure, toRead } from './figure'
import { type Load, send } from './load'
import { withSubject } from './subject'
import { signIn } from './visitor'

const SIZES = { users: 2, messages: 1_000, entries: 1_000, goals: 20 }
const FIRST = 1_000
const ALL = 10_000
const LIMIT = 1.15

/** The server's memory after 10,000 mixed requests against what it was after 1,000. */
export function measureMemory(): Promise<Figure[]> {
  return withSubject('sqlite', SIZES, async (subject) => {
    const { bearer, cookie } = await signIn(subject.url, 0)
    const entry = JSON.stringify({ mood: 3, notes: 'A quiet day. Read thirty pages.' })
    const message = JSON.stringify({ message: 'I ran this morning. What next?' })
    const mix: { load: Load; share: number }[] = [
      { load: { path: '/api/goals', senders: [bearer] }, share: 0.3 },
      { load: { path: '/api/journal', senders: [bearer] }, share: 0.2 },
      { load: { path: '/api/chat', senders: [bearer] }, share: 0.15 },
      { load: { path: '/api/insights/goals/risk', senders: [bearer] }, share: 0.1 },
      { load: { path: '/api/search?q=thesis', senders: [bearer] }, share: 0.02 },
      { load: { path: '/api/journal', method: 'POST', body: entry, senders: [bearer] }, share: 0.08 },
      { load: { path: '/api/chat', method: 'POST', body: message, senders: [bearer] }, share: 0.03 },
      { load: { path: '/dashboard', senders: [cookie] }, share: 0.06 },
      { load: { path: '/goals', senders: [cookie] }, share: 0.03 },
      { load: { path: '/login', senders: [{}] }, share: 0.03 },
    ]
    const sendAll = async (count: number) => {
      for (const { load, share } of mix) await send(subject.url, load, { amount: Math.round(count * share) })
    }
    await sendAll(FIRST)
    const early = (await subject.vitals()).rss
    for (let sent = FIRST; sent < ALL; sent += FIRST) await sendAll(FIRST)
    const late = (await subject.vitals()).rss
    return [
      atMost({ bar: 7, name: 'memory after 10,000 requests against after 1,000', value: late / early, limit: LIMIT }),
      toRead(7, 'memory after 1,000 requests', `${Math.round(early / 1e6)} MB`),
    ]
  })
}
