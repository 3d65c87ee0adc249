import { readerOf } from '@/lib/server/language/orders/understand'
import { type Judged, judge } from './measure'
import { learnOrders } from './samples'
import { taughtMessages, weightOf } from './taught-messages'

/**
 * How well messages are read of writers that nothing was learned from, a third of them at a time:
 * node scripts/run-typescript.mjs scripts/orders/measure-command.ts [third] [--misses]
 */
const THIRDS = 3
const isTold = process.argv.includes('--misses')
const [only] = process.argv.slice(2).filter((one) => /^\d$/.test(one))
const all = taughtMessages()
const writers = [...new Set(all.map(({ writer }) => writer))].filter((one) => /^p\d/.test(one))
const judged: Judged[] = []
for (let third = 0; third < THIRDS; third++) {
  if (only !== undefined && Number(only) !== third) continue
  const held = new Set(writers.filter((_, at) => at % THIRDS === third))
  const reader = readerOf(
    learnOrders(
      all.filter(({ writer }) => !held.has(writer)),
      weightOf,
    ),
  )
  judged.push(...all.filter(({ writer }) => held.has(writer)).map((one) => judge(one, reader)))
}
const orders = judged.filter(({ kind }) => kind !== 'none')
const others = judged.filter(({ kind }) => kind === 'none')
const isRight = ({ wrong }: Judged) => wrong.length === 0
console.log(
  `orders right in all ${share(orders, isRight)}, of the right kind ${share(orders, ({ wrong }) => !wrong.includes('verb'))}`,
)
console.log(
  `no orders left quiet ${share(others, isRight)}, with no card ${share(others, ({ read }) => read.every(({ verb }) => !verb))}`,
)
for (const kind of [...new Set(orders.map((one) => one.kind))].sort()) {
  const own = orders.filter((one) => one.kind === kind)
  const wrong = own.flatMap((one) => one.wrong)
  const fields = [...new Set(wrong)].map((field) => `${field} ${wrong.filter((one) => one === field).length}`)
  console.log(`  ${kind}: ${share(own, isRight)} ${fields.join(', ')}`)
}
if (isTold) for (const one of judged.filter((each) => !isRight(each))) tell(one)

function share(own: readonly Judged[], of: (one: Judged) => boolean): string {
  const n = own.filter(of).length
  return `${((100 * n) / Math.max(1, own.length)).toFixed(1)} % (${n} of ${own.length})`
}

function tell({ message, read, wrong }: Judged): void {
  const made = read.map((one) => (one.verb ? { verb: one.verb, ...one.input } : one.cannot))
  console.log(`${wrong.join()} | ${message.o}\n    ${JSON.stringify(made)}\n    ${JSON.stringify(message.gold)}`)
}
