import type { ChatAnswer } from '@/lib/contract/chat'
import { atTime } from '../chat/at-time'
import { type Figure, shareFigure } from '../figure'
import { NOW, storeDemo } from './demo-user'
import { isRecorded } from './recorded-model'
import { readTalks, type Talk } from './talks'

type Judged = { talk: Talk; said: string; faults: string[] }

/**
 * Questions and orders over the demo life, put to the configured model. Played from recordings it is held to its words
 * by what the tools of today give: no figure, date or quotation of a recorded reply may be marked.
 */
export async function talkFigures(misses: boolean): Promise<Figure[]> {
  const judged = await atTime(NOW, judgeAll)
  if (misses) for (const one of judged.filter(({ faults }) => faults.length > 0)) tell(one)
  const right = (some: readonly Judged[]) => some.filter(({ faults }) => faults.length === 0).length
  const [acts, questions] = [judged.filter(isAct), judged.filter((one) => !isAct(one))]
  const whose = isRecorded() ? ', recorded' : ''
  return [
    shareFigure(`questions over the demo life${whose}`, right(questions), questions.length, { least: 0.9 }),
    shareFigure(`acts as the right cards${whose}`, right(acts), acts.length, { least: 0.9 }),
  ]
}

async function judgeAll(): Promise<Judged[]> {
  const { sendMessage } = await import('@/lib/server/chat/send-message')
  const { createConversation } = await import('@/lib/server/conversations/change-conversation')
  const user = await storeDemo()
  const { signal } = new AbortController()
  const judged: Judged[] = []
  for (const talk of readTalks()) {
    const { id } = await createConversation(user, { title: 'Talk' })
    for (const message of talk.before) await sendMessage(user, { message, conversationId: id }, signal)
    judged.push(judge(talk, await sendMessage(user, { message: talk.say, conversationId: id }, signal)))
  }
  return judged
}

function judge(talk: Talk, { message: { message: said, marks = [] }, proposals, remembered = [] }: ChatAnswer): Judged {
  const cards = [...proposals.map(({ title }) => title), ...remembered.map(({ text }) => text)]
  const holds = (text: string, words: string) => plain(text).includes(plain(words))
  const faults = [
    ...talk.must
      .filter((some) => !some.some((words) => holds(said, words)))
      .map((some) => `lacks ${some.join(' or ')}`),
    ...talk.mustNot.filter((words) => holds(said, words)).map((words) => `must not say ${words}`),
    ...talk.offers.filter((words) => !cards.some((card) => holds(card, words))).map((words) => `no card ${words}`),
    ...marks.map(({ quote }) => `marked as not borne out: ${quote}`),
    ...(cards.length > talk.offers.length ? [`cards beyond what was asked: ${cards.join(', ')}`] : []),
  ]
  return { talk, said: [said, ...cards.map((card) => `[${card}]`)].join('\n'), faults }
}

function isAct({ talk }: Judged): boolean {
  return talk.offers.length > 0
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ')
}

function tell({ talk, said, faults }: Judged): void {
  console.log(`  ${[talk.say, said, ...faults].join('\n').replace(/\n+/g, '\n    ')}`)
}
