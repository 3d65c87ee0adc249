import { afterEach, expect, test } from 'vitest'
import { composeReply } from '@/lib/server/coach/built-in/reply/compose-reply'
import type { ChatContext } from '@/lib/server/coach/context'
import { hear } from '@/lib/server/language/heard/hear'
import { readOrders } from '@/lib/server/language/orders/read-orders'
import { readText } from '@/lib/server/language/text'
import { chatContext, goalRecord } from '@/tests/support/coach-context'
import { someOf } from '@/tests/support/some-of'
import { readReports, toldBeside } from './read-reports'

// A text must not hold the server for as long as its sentences times the goals there are. What is counted is not time,
// which a busy machine stretches, but how often something is looked up or matched: whoever holds a sentence against a
// goal does so at least once.

const [MANY_SENTENCES, FEW_SENTENCES, MANY_GOALS] = [500, 20, 300]
/** So much more than both alone the two may take together. */
const TOGETHER = 1.5

const { has } = Set.prototype
const { get } = Map.prototype
const { exec } = RegExp.prototype
let looks = 0

function countLooks(): void {
  looks = 0
  Set.prototype.has = function (one) {
    looks++
    return has.call(this, one)
  }
  Map.prototype.get = function (key) {
    looks++
    return get.call(this, key)
  }
  RegExp.prototype.exec = function (text) {
    looks++
    return exec.call(this, text)
  }
}

afterEach(stopCounting)

function stopCounting(): void {
  Object.assign(Set.prototype, { has })
  Object.assign(Map.prototype, { get })
  Object.assign(RegExp.prototype, { exec })
}

const THINGS = ['attic', 'cello', 'harbour', 'orchard', 'violin', 'kayak', 'loft', 'garden', 'thesis', 'roof']

function goalsOf(count: number) {
  return Array.from({ length: count }, (_, at) =>
    goalRecord({ id: `g${at}`, title: `Finish the ${THINGS[at % THINGS.length]} number ${at}`, history: [] }),
  )
}

async function drain(context: ChatContext): Promise<void> {
  for await (const _ of composeReply(context, { signal: new AbortController().signal, onUsage: () => undefined }));
}

type Read = (text: string, context: ChatContext) => unknown

async function work(read: Read, sentences: number, goals: number, told: string): Promise<number> {
  // No two texts are the same one: what was read before is remembered.
  const message = Array.from({ length: sentences }, (_, at) => `${told} ${at + goals}.`).join(' ')
  const context = chatContext({ goals: goalsOf(goals), message })
  countLooks()
  await read(message, context)
  stopCounting()
  return looks
}

const READERS: [string, Read][] = [
  [
    'an entry is heard',
    (text, { goals, reminders, now, timeZone }) => hear(text, { goals, reminders }, { now, timeZone }),
  ],
  ['a message is read for reports', (text, context) => readReports(readText(text), context)],
  ['a message is kept for what it tells', (text, context) => toldBeside(readText(text), context)],
  ['a message is read for orders', (text, context) => readOrders(readText(text), { ...context, memories: [] })],
  ['a message is answered', (_, context) => drain(context)],
]

const TOLD = someOf(['Finished cello number', 'Move the attic to Friday, number', 'How is roof number'])

test.each(READERS.flatMap(([name, read]) => TOLD.map((told) => [name, told, read] as const)))(
  '%s by its sentences and by the goals, and not by their product: %s',
  async (_, told, read) => {
    // What is read once for all messages is read before.
    await work(read, 1, 1, told)
    const long = await work(read, MANY_SENTENCES, 1, told)
    const many = await work(read, FEW_SENTENCES, MANY_GOALS, told)
    const both = await work(read, MANY_SENTENCES, MANY_GOALS, told)
    expect(both).toBeLessThan((long + many) * TOGETHER)
  },
)
