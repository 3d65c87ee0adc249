import { writeFileSync } from 'node:fs'
import { assessProgress } from '@/lib/server/coach/built-in/assess-progress/assess-progress'
import {
  goalOf,
  ledger,
  ledgerClock,
  missOf,
  resultOf,
} from '@/lib/server/coach/built-in/assess-progress/ledger/ledger'

const FILE = 'lib/server/coach/built-in/assess-progress/ledger/answers.json'

/** Writes down what the built-in coach makes of the ledger's answers, after a change that is meant, and what changed. */
const rows = ledger.map((row) => {
  const { miss: _, ...kept } = row
  const is = resultOf(row, assessProgress({ goal: goalOf(row), response: row.answer, ...ledgerClock }))
  const miss = missOf(row, is)
  if (is !== row.is) console.log(`${row.title} | ${row.progress} | ${row.answer}: ${row.is} -> ${is} ${miss ?? ''}`)
  const { of, title, progress, answer, wants, is: __, ...rest } = kept
  return JSON.stringify({ of, title, progress, answer, wants, is, ...(miss && { miss }), ...rest })
})
writeFileSync(FILE, `[\n  ${rows.join(',\n  ')}\n]\n`)
