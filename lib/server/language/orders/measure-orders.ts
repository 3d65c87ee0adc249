import 'server-only'
import { quantitiesIn } from '../quantities'
import type { Token } from '../text'
import { goalNamed } from './names'
import { bare, type OrderKind, wordsOf } from './order'
import { findLastWord, findWord, patterns } from './pattern'

const IN = new Set(['in', 'by'])
const AIM = new Set('target aim goal total max'.split(' '))
const PARTING = new Set(', ; ( - – — . : with and to up target aim out of'.split(' '))

/** "Count the reading goal in books, target 20": what a goal is counted in. Only a total says so by its words. */
export const setMeasure: OrderKind = {
  heads: patterns('count|measure|track'),
  read({ sentence, tokens, quote }, next, context) {
    const joint = findWord(tokens, IN, next)
    if (joint < 0) return null
    const goal = goalNamed(tokens.slice(next, joint), context)
    const end = findWord(tokens, PARTING, joint + 1)
    const unit = bare(tokens.slice(joint + 1, end < 0 ? undefined : end))
    if (!goal || unit.length === 0 || unit.length > MOST_WORDS || unit.some(({ kind }) => kind !== 'word')) return null
    const target = end < 0 ? null : targetIn(tokens.slice(end))
    const measure =
      target === null ? undefined : { kind: 'total', unit: wordsOf(sentence, unit), format: 'number', start: 0, target }
    return { verb: 'measure.set', input: { goalId: goal.id, measure }, quote }
  },
}

/** A unit is a word or a few: more is no unit. */
const MOST_WORDS = 3

/** "Target 20", "with 52 as the target", "up to 90": one figure, beside the word for it. */
function targetIn(tokens: readonly Token[]): number | null {
  const figures = quantitiesIn({ tokens: [...tokens] }).filter(({ value }) => value > 0)
  const [figure] = figures
  const isAim = findLastWord(tokens, AIM) >= 0 || ['up', 'out', 'to'].includes(tokens[0]?.word ?? '')
  return figure && figures.length === 1 && isAim ? figure.value : null
}
