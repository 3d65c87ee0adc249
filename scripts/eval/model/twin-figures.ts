import strangersTold from '@/lib/server/coach/reply-check/strangers-told.json'
import { atTime } from '../chat/at-time'
import { type Figure, shareFigure } from '../figure'
import { NOW, storeDemo } from './demo-user'
import { readTwins, type TwinSet } from './twins'

/** A share of the false that is stopped, and of the true that is lost. */
const BAR = { stopped: 0.95, lost: 0.05 }

/**
 * Replies over the demo life in pairs, of which one is true and one is not, weighed as a reply of the chat is: by code,
 * and by what the configured model makes of their sentences. It is told neither which is which nor the record.
 */
export async function twinFigures(misses: boolean, sets: readonly TwinSet[] = readTwins()): Promise<Figure[]> {
  const results = await atTime(NOW, async () => {
    const weigh = await weigher()
    const done: { set: TwinSet; stopped: number; lost: number }[] = []
    for (const set of sets) {
      let [stopped, lost] = [0, 0]
      for (const twin of set.twins) {
        const [ofTrue, ofFalse] = [await weigh(set, twin, twin.true), await weigh(set, twin, twin.false)]
        if (ofTrue.length > 0) lost += 1
        if (ofFalse.length > 0) stopped += 1
        if (misses && ofTrue.length > 0) console.log(`  lost: ${twin.true}\n    ${ofTrue.join('\n    ')}`)
        if (misses && ofFalse.length === 0) console.log(`  missed: ${twin.false}`)
      }
      done.push({ set, stopped, lost })
    }
    return done
  })
  return results.flatMap(({ set: { name, twins }, stopped, lost }) => [
    shareFigure(`false twins stopped, ${name}`, stopped, twins.length, { least: BAR.stopped }),
    shareFigure(`true twins lost, ${name}`, lost, twins.length, { most: BAR.lost }),
  ])
}

async function weigher() {
  const { chatContext } = await import('@/lib/server/chat/chat-context')
  const { weighReply } = await import('@/lib/server/chat/weigh-reply')
  const user = await storeDemo()
  const { signal } = new AbortController()
  return async (set: TwinSet, twin: TwinSet['twins'][number], reply: string): Promise<string[]> => {
    const question = twin.question ?? ''
    const context = await chatContext(user, null, question, new Date())
    const tools = twin.tools === null ? '' : (set.tools[twin.tools] ?? '')
    const told = {
      prompt: `${strangersTold.prompt}\n${question}`,
      tools,
      asked: twin.tools ? [twin.tools] : [],
      context,
    }
    const { marks } = await weighReply({ user, question }, { text: reply, isWhole: true }, told, signal)
    return marks.map(({ quote }) => quote)
  }
}
