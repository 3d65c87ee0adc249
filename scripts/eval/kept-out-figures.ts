import { ownReader } from '@/lib/server/language/orders/understand'
import { type Judged as JudgedOrder, judge as judgeOrder } from '../orders/measure'
import { orderedMessages } from '../orders/ordered-messages'
import { askedQuestions } from '../questions/asked-questions'
import { type Judged, judge } from '../questions/measure'
import { type Figure, shareFigure } from './figure'
import type { EvalOptions } from './options'

const QUESTIONS = 'scripts/questions/kept-out.jsonl'
const ORDERS = 'scripts/orders/kept-out.jsonl'
const BEYOND = 'notRecord'

/** How the classifiers read sentences that were kept out of what they are learned from, of the same writers. */
export function keptOutFigures({ misses }: EvalOptions): Figure[] {
  return [...questionFigures(misses), ...orderFigures(misses)]
}

function questionFigures(misses: boolean): Figure[] {
  const judged = askedQuestions(QUESTIONS).map((one) => judge(one))
  const [asked, beyond] = apart(judged, ({ asked }) => asked.gold.intent !== BEYOND)
  const isOther = ({ whole, isRefused }: Judged) => !whole && !isRefused
  if (misses) for (const { asked, read } of judged.filter(({ whole }) => !whole)) tell(asked.q, read)
  return [
    shareFigure('questions read whole', countOf(asked, isWhole), asked.length),
    shareFigure('questions read as others', countOf(asked, isOther), asked.length),
    shareFigure('what asks nothing of the record left alone', countOf(beyond, isWhole), beyond.length),
  ]
}

function orderFigures(misses: boolean): Figure[] {
  const judged = orderedMessages(ORDERS).map((one) => judgeOrder(one, ownReader()))
  const [orders, others] = apart(judged, ({ kind }) => kind !== 'none')
  const isOther = ({ read, wrong }: JudgedOrder) => wrong.includes('verb') && read.some(({ verb }) => verb)
  if (misses) for (const { message, read } of judged.filter((one) => !isRight(one))) tell(message.o, read)
  return [
    shareFigure('orders right in all', countOf(orders, isRight), orders.length),
    shareFigure('orders read as others', countOf(orders, isOther), orders.length),
    shareFigure('what orders nothing left quiet', countOf(others, isRight), others.length),
  ]
}

const isWhole = ({ whole }: Judged) => whole
const isRight = ({ wrong }: JudgedOrder) => wrong.length === 0

function apart<One>(all: readonly One[], is: (one: One) => boolean): [One[], One[]] {
  return [all.filter(is), all.filter((one) => !is(one))]
}

function countOf<One>(all: readonly One[], is: (one: One) => boolean): number {
  return all.filter(is).length
}

function tell(said: string, read: unknown): void {
  console.log(`  ${said}\n    ${JSON.stringify(read)}`)
}
