import type { ChatAnswer } from '@/lib/contract/chat'
import { type Figure, shareFigure } from '../figure'
import type { EvalOptions } from '../options'
import { atTime } from './at-time'
import { type Life, readScripts, type ScriptedTurn } from './scripted-talk'
import { storeLife } from './store-life'

type Judged = { turn: ScriptedTurn; said: string; missing: string[][]; wrong: string[] }

/** Scripted turns over made-up lives: what an answer with its cards must hold, and what it must not. */
export async function chatFigures({ misses }: EvalOptions): Promise<Figure[]> {
  const scripts = readScripts()
  const lives = new Map(scripts.flatMap((one) => one.lives).map((life) => [life.id, life]))
  const figures: Figure[] = []
  const all: Judged[] = []
  for (const { name, cases } of scripts) {
    const judged: Judged[] = []
    for (const turn of cases) {
      const life = lives.get(turn.life)
      if (!life) throw new Error(`There is no life “${turn.life}” for the turn “${turn.message}”.`)
      judged.push(judge(turn, await answerIn(life, turn)))
    }
    if (misses) tell(judged)
    all.push(...judged)
    if (cases.length > 0) figures.push(shareFigure(`turns of ${name}`, judged.filter(isRight).length, cases.length))
  }
  return [
    shareFigure('scripted turns', all.filter(isRight).length, all.length, { least: 0.85 }),
    shareFigure(
      'answers with something they must not say',
      all.filter(({ wrong }) => wrong.length > 0).length,
      all.length,
      {
        most: 0,
      },
    ),
    ...figures,
  ]
}

async function answerIn(life: Life, { turns, message }: ScriptedTurn): Promise<ChatAnswer> {
  const { sendMessage } = await import('@/lib/server/chat/send-message')
  const { signal } = new AbortController()
  return atTime(life.now, async () => {
    const user = await storeLife(life)
    for (const before of turns) await sendMessage(user, { message: before }, signal)
    return sendMessage(user, { message }, signal)
  })
}

function judge(turn: ScriptedTurn, { message, proposals }: ChatAnswer): Judged {
  const cards = proposals.map(({ title, diff }) => [title, ...diff.map(({ to }) => to ?? '')].join(' '))
  const said = [message.message, ...cards].join('\n')
  const holds = (words: string) => plain(said).includes(plain(words))
  return {
    turn,
    said,
    missing: turn.expect.must.filter((any) => !any.some(holds)),
    wrong: turn.expect.mustNot.filter(holds),
  }
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ')
}

function isRight({ missing, wrong }: Judged): boolean {
  return missing.length === 0 && wrong.length === 0
}

function tell(judged: readonly Judged[]): void {
  for (const one of judged.filter((each) => !isRight(each))) {
    console.log(`  ${one.turn.life}: ${one.turn.message}\n    ${one.said.replace(/\n+/g, '\n    ')}`)
    if (one.missing.length > 0) console.log(`    lacks ${JSON.stringify(one.missing)}`)
    if (one.wrong.length > 0) console.log(`    must not say ${JSON.stringify(one.wrong)}`)
  }
}
