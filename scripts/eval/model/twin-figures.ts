import type { Rounds } from '@/lib/server/coach/context'
import type { ToolDesk } from '@/lib/server/coach/tool-desk'
import { atTime } from '../chat/at-time'
import { type Figure, shareFigure } from '../figure'
import { keyOf, readChecks } from './checks'
import { demoUser, NOW } from './demo-user'
import { isRecorded } from './recorded-model'
import { readTwins, type TwinSet } from './twins'

/** A share of the false that is stopped, and of the true that is lost. */
const BAR = { stopped: 0.95, lost: 0.05 }

type Twin = TwinSet['twins'][number]

/**
 * Replies over the demo life in pairs, of which one is true and one is not, weighed as a reply of the chat is: by code,
 * and by what the configured model finds as it reads them beside the record. It is not told which is which.
 */
export async function twinFigures(misses: boolean, some?: readonly TwinSet[]): Promise<Figure[]> {
  const sets = some ?? (await knownTwins())
  const results = await atTime(NOW, async () => {
    const weigh = await weigher()
    const done: { set: TwinSet; judged: Judged[] }[] = []
    for (const set of sets) {
      const judged: Judged[] = []
      for (const twin of set.twins) judged.push({ twin, ...(await judge(twin, weigh)) })
      if (misses) judged.forEach(tell)
      done.push({ set, judged })
    }
    return done
  })
  return results.flatMap(({ set: { name }, judged }) => [
    ...figuresOf(judged, name),
    ...kindsIn(judged).flatMap((kind) => {
      const some = judged.filter(({ twin }) => twin.kind === kind)
      return figuresOf(some, `${name}, ${kind}`).map(({ name: title, value }) => ({ name: title, value }))
    }),
  ])
}

/** The sets that a model can be asked of: one that is played from recordings knows a part of them. */
async function knownTwins(): Promise<TwinSet[]> {
  if (!isRecorded()) return readTwins()
  const { replySentences } = await import('@/lib/server/coach/fact-check/sentences')
  const checks = readChecks()
  const isKnown = (twin: Twin) => [twin.true, twin.false].every((reply) => checks.has(keyOf(replySentences(reply))))
  const sets = readTwins().map((set) => ({ ...set, twins: set.twins.filter(isKnown) }))
  return sets.filter(({ twins }) => twins.length > 0)
}

type Judged = { twin: Twin; ofTrue: string[]; ofFalse: string[] }
type Weigh = (twin: Twin, reply: string) => Promise<string[]>

async function judge(twin: Twin, weigh: Weigh) {
  return { ofTrue: await weigh(twin, twin.true), ofFalse: await weigh(twin, twin.false) }
}

function figuresOf(judged: readonly Judged[], name: string): Figure[] {
  const stopped = judged.filter(({ ofFalse }) => ofFalse.length > 0).length
  const lost = judged.filter(({ ofTrue }) => ofTrue.length > 0).length
  return [
    shareFigure(`false twins stopped, ${name}`, stopped, judged.length, { least: BAR.stopped }),
    shareFigure(`true twins lost, ${name}`, lost, judged.length, { most: BAR.lost }),
  ]
}

function kindsIn(judged: readonly Judged[]): string[] {
  return [...new Set(judged.flatMap(({ twin }) => twin.kind ?? []))]
}

function tell({ twin, ofTrue, ofFalse }: Judged): void {
  if (ofTrue.length > 0) console.log(`  lost: ${twin.true}\n    marked: ${ofTrue.join('\n    marked: ')}`)
  if (ofFalse.length === 0) console.log(`  missed: ${twin.false}`)
}

async function weigher(): Promise<Weigh> {
  const { weighReply } = await import('@/lib/server/chat/weigh-reply')
  const { recordIn, replyPrompt } = await import('@/lib/server/coach/prompts/reply-prompt')
  const { withheld } = await import('@/lib/server/coach/withhold')
  const user = await demoUser()
  const { signal } = new AbortController()
  return async (twin, reply) => {
    const question = twin.question ?? ''
    const { context, desk } = await talkOf(question)
    const shown = await withheld(context)
    const { rounds, tools } = await lookedUp(twin.tools, desk)
    const told = { prompt: recordIn(replyPrompt(shown)), tools, rounds, context: shown }
    const { marks } = await weighReply({ user, question }, { text: reply, isWhole: true }, told, signal)
    return marks.map(({ quote, so }) => (so ? `${quote} (${so})` : quote))
  }
}

/** A talk of the demo life in which a question is asked, with the tools that its model has. */
export async function talkOf(question: string) {
  const { chatContext } = await import('@/lib/server/chat/chat-context')
  const { toolDesk } = await import('@/lib/server/chat/tools/desk')
  const { noDeeds } = await import('@/lib/server/chat/tools/tool')
  const { userMessageOf } = await import('@/lib/server/chat/user-message')
  const { recordOf } = await import('@/lib/server/record/record-of')
  const user = await demoUser()
  const now = new Date(NOW)
  const context = await chatContext(user, null, question, now)
  const message = userMessageOf(
    { id: user.id, userId: user.id },
    { message: question, careLevel: null, createdAt: now },
  )
  const record = recordOf(user, 'model')
  const desk = toolDesk({ user, context, record, message, offered: [], deeds: noDeeds() })
  return { context: { ...context, tools: desk }, desk }
}

/** What was looked up for a reply, as it stands between its model and the tools. */
async function lookedUp(calls: string | null, desk: ToolDesk): Promise<{ rounds: Rounds; tools: string }> {
  const asked: [string, unknown][] = JSON.parse(calls ?? '[]')
  if (asked.length === 0) return { rounds: [], tools: '' }
  const texts = await Promise.all(asked.map(async ([name, input]) => (await desk.look(name, input)).text))
  const used = asked.map(([name, input], at) => ({ type: 'tool_use', id: `toolu_${at}`, name, input }))
  const results = texts.map((content, at) => ({ type: 'tool_result', tool_use_id: `toolu_${at}`, content }))
  return {
    rounds: [
      { role: 'assistant', content: used },
      { role: 'user', content: results },
    ],
    tools: `${texts.join('\n')}\n`,
  }
}
