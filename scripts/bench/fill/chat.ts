import { type Crowd, DAY, numbered, pick, serial } from './crowd'
import type { Dialect } from './dialect'
import { userId } from './people'

const MEMORIES = 50
const LONGEST = 10 * 365 * DAY
const APART = 300_000
const MOST_CLOSED = 500

const said = [
  'I ran this morning and the knee held. What next?',
  'Nothing moved this week, and I keep finding reasons.',
  'The second block is done, two days early.',
  'How do I keep this going while we travel?',
]
const answered = [
  'Two days early is worth a second look: what did you do differently this week? You had three long mornings free of meetings, and the log says you slept. Keep the mornings. Which of the next blocks could you put into the same hours, and what would have to give way for it?',
  'A week in which nothing moved still tells something. Your log names the evenings, and twice the word tired. The mission does not need more will, it needs another hour of the day. Put twenty minutes before breakfast on one day of the coming week, and tell me afterwards what stood in its way.',
  'Good: the knee held, so the plan holds. Stay with easy running until the weekend and leave the intervals out once more. If it is still quiet on Sunday, take eight kilometres at a pace at which you could talk. What would make you stop earlier?',
]

/**
 * Conversations `c` and messages `n`, oldest first. The newer half of the messages is in the active conversation, the
 * older half in earlier ones.
 */
export function fillChat(dialect: Dialect, crowd: Crowd): string[] {
  const { id, instant, series } = dialect
  const { now, messages } = crowd
  const owner = userId(dialect, crowd)
  const people = numbered(series, crowd)
  const step = Math.min(APART, Math.floor(LONGEST / messages))
  const older = Math.floor(messages / 2)
  const closed = Math.max(1, Math.min(MOST_CLOSED, older))
  const earlier = Math.ceil(older / closed)
  const messageAt = (n: string) => `${now - messages * step} + (${n}) * ${step}`
  const began = (c: string) => messageAt(`(${c}) * ${closed}`)
  const conversation = (c: string) => id(began(c), serial(c))
  const isActive = `(c = ${earlier})`
  const ended = `(CASE WHEN ${isActive} THEN ${now - step} ELSE ${messageAt(`c * ${closed} + ${closed - 1}`)} END)`
  return [
    `INSERT INTO "Conversation" ("id", "userId", "title", "isActive", "createdAt", "updatedAt")
     SELECT ${conversation('c')}, ${owner}, ${pick('c', said)}, ${isActive}, ${instant(began('c'))}, ${instant(ended)}
     FROM ${people}, ${series('c', earlier + 1)}`,
    `INSERT INTO "ChatMessage" ("id", "userId", "conversationId", "message", "isFromUser", "source", "createdAt")
     SELECT ${id(messageAt('n'), serial('n'))}, ${owner}, ${conversation(`(CASE WHEN n < ${older} THEN n / ${closed} ELSE ${earlier} END)`)},
       CASE WHEN n % 2 = 0 THEN ${pick('n / 2', said)} ELSE ${pick('n / 2', answered)} END, n % 2 = 0,
       CASE WHEN n % 2 = 0 THEN 'user' ELSE 'built-in' END, ${instant(messageAt('n'))}
     FROM ${people}, ${series('n', messages)}`,
    `INSERT INTO "Memory" ("id", "userId", "text", "kind", "sourceKind", "sourceId", "createdAt", "updatedAt")
     SELECT ${id(messageAt('0'), serial('m'))}, ${owner}, 'I cannot train on Thursdays, week ' || m, 'constraint', 'message', ${id(messageAt('0'), serial('0'))},
       ${instant(messageAt('0'))}, ${instant(messageAt('0'))}
     FROM ${people}, ${series('m', MEMORIES)}`,
  ]
}
