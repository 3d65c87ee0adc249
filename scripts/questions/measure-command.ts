import { readerOf } from '@/lib/server/language/questions/understand'
import { askedQuestions } from './asked-questions'
import { type Judged, judge, parts, share } from './measure'
import { learnQuestions } from './samples'

/**
 * How well questions are read that nothing was learned from, of one writer at a time:
 * node scripts/run-typescript.mjs scripts/questions/measure-command.ts [writers] [--misses]
 */
const [names = 'w1,w2,w3'] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const isTold = process.argv.includes('--misses')
const all = askedQuestions()
const judged = names.split(',').flatMap((writer) => {
  const reader = readerOf(learnQuestions(all.filter((one) => one.writer !== writer)))
  const own = all.filter((one) => one.writer === writer).map((one) => judge(one, reader))
  tell(writer, own)
  return own
})
if (names.includes(',')) tell('all', judged)

function tell(name: string, own: Judged[]): void {
  const asked = own.filter(({ asked }) => asked.gold.intent !== 'notRecord')
  const beyond = own.filter(({ asked }) => asked.gold.intent === 'notRecord')
  const refused = share(asked, ({ isRefused }) => isRefused)
  console.log(
    `${name}: whole ${share(asked, ({ whole }) => whole)}, refused ${refused}, beyond the record ${share(beyond, ({ whole }) => whole)}`,
  )
  console.log(`  ${parts.map((part) => `${part} ${share(asked, (one) => one[part])}`).join(', ')}`)
  if (!isTold) return
  for (const { asked, read, ...one } of own.filter(({ whole }) => !whole)) {
    const wrong = parts.filter((part) => !one[part]).join()
    const answer = JSON.stringify('query' in read ? read.query : read.notUnderstood)
    console.log(`${wrong} | ${asked.q} | ${answer} | gold ${JSON.stringify(asked.gold)}`)
  }
}
