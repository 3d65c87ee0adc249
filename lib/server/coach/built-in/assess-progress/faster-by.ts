import 'server-only'
import { progressOf } from '@/lib/contract/measure-reading'
import { amountWords, countedWords } from '@/lib/contract/measure-words'
import type { Assessment } from '../../coach'
import type { ProgressContext } from '../../context'

const AMOUNT = '(?<amount>\\d+(?:\\.\\d+)?)\\s*(?<unit>s|secs?|seconds?|mins?|minutes?)'
const SAVED = [
  new RegExp(
    `\\b(?:shav(?:ed|ing)|knock(?:ed|ing)|took|taken|trimmed|cut|chopped|lopped|dropped)\\s+(?:off\\s+)?(?:a further |another |about )?${AMOUNT}\\b(?:\\s+off\\b)?`,
    'i',
  ),
  new RegExp(`\\b${AMOUNT}\\s+(?:faster|quicker)\\b`, 'i'),
]
/** What did not come about, or is of something else than the last time. */
const OPEN = /\b(?:not|never|nearly|almost|want|hope|would|could|should|plan|need|try|trying|if|than)\b|n['’]t\b|\?/i
const CLOCK = /\d:\d\d/

/**
 * "Shaved 20 seconds off" of a goal that is a time to beat: so much less than the last one. Null where it is told what
 * the time is now, and for anything else.
 */
export function fasterBy(goal: ProgressContext['goal'], response: string): Assessment | null {
  const { measure, reading } = goal
  const isTime = measure?.kind === 'level' && measure.format === 'duration' && measure.target < measure.start
  if (!isTime || CLOCK.test(response)) return null
  const sentences = response.split(/[.!;\n]+/)
  const found = sentences.filter((sentence) => !OPEN.test(sentence)).flatMap(savedIn)
  const [saved, other] = found
  if (!saved?.groups || other) return null
  const { amount, unit = '' } = saved.groups
  const seconds = Number(amount) * (unit.startsWith('m') ? 60 : 1)
  const before = reading ?? measure.start
  const value = before - seconds
  if (!(seconds > 0 && value > 0)) return null
  const sum = `${amountWords(measure, before)} less ${amountWords(measure, seconds)} is ${amountWords(measure, value)}`
  return {
    newProgress: progressOf(measure, value),
    reasoning: `${sum}: ${countedWords(measure, value)}`,
    values: [{ value, quote: saved[0] }],
    quote: saved[0],
  }
}

function savedIn(sentence: string): RegExpExecArray[] {
  const [found] = SAVED.map((pattern) => pattern.exec(sentence)).filter((one) => one !== null)
  return found ? [found] : []
}
