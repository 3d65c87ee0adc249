import { targetOf } from '@/lib/contract/measure-reading'
import { recordQuery } from '@/lib/contract/record'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type Figure, shareFigure } from '../figure'
import type { EvalOptions } from '../options'
import { type Grade, grade } from './grade'
import { type Life, simulateLife } from './life'
import { categories, type Item, questionsOf } from './questions'

const LIVES = [
  { seed: 11, years: 1 },
  { seed: 12, years: 10 },
  { seed: 13, years: 1 },
  { seed: 14, years: 10 },
]
const EACH = 50
/** A life of ten years is indexed within this on any machine; a person would be answered before, from what is. */
const INDEXED_MS = 10 * 60_000

type Answered = { item: Item; executor: Grade; asked: Grade | null; query: unknown }

/** Lives with gold answers: the executor with the gold query, and the questions as people ask them. */
export async function recordFigures({ seed, misses }: EvalOptions): Promise<Figure[]> {
  const answered = await answerAll(
    LIVES.map((life) => simulateLife(life.seed + seed, life.years)),
    EACH,
    1 + seed,
  )
  if (misses) tell(answered)
  const parts = categories.map((category) => answered.filter(({ item }) => item.category === category))
  const known = answered.filter(({ item }) => item.gold.kind !== 'nothing')
  const absent = answered.filter(({ item }) => item.gold.kind === 'nothing')
  const numbers = answered.filter(({ asked }) => asked?.isNumber)
  const right = ({ asked }: Answered) => asked?.isRight === true
  const share = (name: string, of: Answered[], least?: number) =>
    shareFigure(name, of.filter(right).length, of.length, least === undefined ? undefined : { least })
  return [
    shareFigure(
      'executor with the gold query',
      answered.filter(({ executor }) => executor.isRight).length,
      answered.length,
      { least: 1 },
    ),
    share('questions', known, 0.9),
    share(
      'questions in wordings kept apart',
      known.filter(({ item }) => item.isKept),
      0.9,
    ),
    share('numbers that were answered', numbers, 0.98),
    share('not in the record', absent, 0.95),
    shareFigure(
      'claimed though not in the record',
      absent.filter(({ asked }) => asked?.isClaimed).length,
      absent.length,
      { most: 0 },
    ),
    ...parts.map((part, at) => share(`  ${categories[at]}`, part)),
  ]
}

async function answerAll(lives: Life[], each: number, seed: number): Promise<Answered[]> {
  const { askRecord } = await import('@/lib/server/record/ask')
  const { readQuestion } = await import('@/lib/server/language/questions/read-question')
  const users = new Map<Life, UserRow>()
  for (const life of lives) users.set(life, await storeLife(life))
  const answered: Answered[] = []
  for (const item of questionsOf(lives, each, seed)) {
    const user = users.get(item.life) as UserRow
    const executor = grade(await askRecord(user, recordQuery.parse(item.query), 'self'), item.gold)
    const { goals } = item.life
    const read = readQuestion(item.question, {
      now: new Date(),
      timeZone: item.life.timeZone,
      goals: goals.map((goal) => ({ ...goal, measure: targetOf(goal.measure) })),
    })
    const asked = 'query' in read ? grade(await askRecord(user, read.query, 'self'), item.gold) : null
    answered.push({ item, executor, asked, query: 'query' in read ? read.query : read.notUnderstood })
  }
  return answered
}

async function storeLife(life: Life): Promise<UserRow> {
  const { db } = await import('@/lib/server/db/client')
  const { catchUp } = await import('@/lib/server/record/index-waiting')
  const { importAccount } = await import('@/lib/server/imports/import-account')
  const { accountDocument } = await import('@/lib/contract/account-document')
  const data = { email: `life-${life.name}@example.com`, timeZone: life.timeZone, firstName: 'L', lastName: life.name }
  const user = await db.user.create({ data: { ...data, passwordHash: '-', selectedDomains: [] } })
  await importAccount(user as UserRow, accountDocument.parse(life.document))
  await catchUp(user.id, INDEXED_MS)
  return (await db.user.findUniqueOrThrow({ where: { id: user.id } })) as UserRow
}

/** What went wrong, to read: of the wordings kept apart only the categories, so that nobody tunes on them. */
function tell(answered: readonly Answered[]): void {
  for (const { item, executor, asked, query } of answered) {
    if (!executor.isRight)
      console.log(`  EXECUTOR ${item.category}: ${JSON.stringify(item.query)} ${JSON.stringify(item.gold)}`)
    if (asked?.isRight || item.isKept) continue
    console.log(
      `  ${item.category}: ${item.question}\n    read ${JSON.stringify(query)}\n    gold ${JSON.stringify(item.query)}`,
    )
  }
}
