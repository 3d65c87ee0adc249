import { assessProgress } from '@/lib/server/coach/built-in/assess-progress/assess-progress'
import {
  goalOf,
  ledger,
  ledgerClock,
  missOf,
  resultOf,
  shouldMove,
} from '@/lib/server/coach/built-in/assess-progress/ledger/ledger'
import { type Figure, shareFigure } from './figure'

/** What the built-in coach makes of the ledger's answers: what it moves, asks about, and gets wrong. */
export function progressFigures(): Figure[] {
  const results = ledger.map((row) => {
    const is = resultOf(row, assessProgress({ goal: goalOf(row), response: row.answer, ...ledgerClock }))
    return { row, is, miss: missOf(row, is) }
  })
  const movers = results.filter(({ row }) => shouldMove(row))
  const others = results.filter(({ row }) => !shouldMove(row))
  const count = (of: typeof results, holds: (one: (typeof results)[number]) => boolean) => of.filter(holds).length
  const closed = count(results, ({ row, is, miss }) => is === 100 && miss === 'wrong' && row.progress < 100)
  return [
    shareFigure(
      'moved and wrong',
      count(results, ({ miss }) => miss === 'wrong'),
      results.length,
      { most: 0.02 },
    ),
    shareFigure('closed before its end', closed, results.length, { most: 0 }),
    shareFigure(
      'right without a press, of those that should move',
      count(movers, ({ is, miss }) => is !== 'asks' && !miss),
      movers.length,
    ),
    shareFigure(
      'right or asked, of those that should move',
      count(movers, ({ miss }) => !miss),
      movers.length,
    ),
    shareFigure(
      'asked where nothing should move',
      count(others, ({ miss }) => miss === 'needless'),
      others.length,
    ),
  ]
}
