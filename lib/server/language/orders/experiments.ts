import 'server-only'
import { limits } from '@/lib/contract/limits'
import { smallNumber } from '../numbers'
import { tellingStems } from '../progress/frame'
import type { OrderContext, OrderReading, Part } from './order'

const START =
  /^(?:(?:please|ok|okay|so|and|then|let's|let us|can you|could you|i want to|i'd like to|i would like to)[\s,]+)*(?:start|begin|run|set up|do|make|test in) (?:an?|my|the|this|another) (?:(\d+)[- ](day|week)s? )?experiment\b[\s:,–-]*(.*)$/i
const STOP =
  /^(?:(?:please|ok|okay|so|and|can you|could you|i want to)[\s,]+)*(?:stop|end|cancel|abort|quit) (?:the|my|this|that) (.{0,60}?)\bexperiment\b(?: (?:on|of|with|about) (.{0,60}))?/i
const LENGTH = /[\s,]*\b(?:for|over) (\d+|a|one|two|three|four|five|six) (day|week)s?\b/i
/** "…, does it help my energy?" asks what every experiment asks. */
const ASKED = /[\s,;:–-]+(?:does|do|will|would|to see|and see|whether|if) (?:it|that|this|whether|if)\b.*$/i
const LEADING = /^(?:with|on|of|about|to|where i|in which i|whether|to see (?:if|whether)|to test)\s+/i
const NONE_RUNS = 'No experiment is running.'

/**
 * An order to begin or to stop an experiment, which is always called by that name; what it is judged by is the energy
 * unless the card is told otherwise. Null for any other part of a message.
 */
export function experimentOrder(
  { text }: Pick<Part, 'text'>,
  { experiments = [] }: Pick<OrderContext, 'experiments'>,
): OrderReading | null {
  const said = text.trim().replace(/[.!?]+$/, '')
  const stop = STOP.exec(said)
  if (stop) return { ...stopped(experiments, `${stop[1] ?? ''} ${stop[2] ?? ''}`), quote: said }
  const start = START.exec(said)
  if (!start) return null
  const [, number, unit, rest = ''] = start
  const length = LENGTH.exec(rest)
  const days = daysOf(number ?? length?.[1], unit ?? length?.[2])
  const action = rest.replace(LENGTH, '').replace(ASKED, '').replace(LEADING, '').trim()
  return {
    verb: 'experiment.start',
    input: { ...(action && { action }), outcome: 'energy', ...(days !== null && { days }) },
    quote: said,
  }
}

type Running = NonNullable<OrderContext['experiments']>

/** The one that runs, or the one of several that is named by a word of what is done in it. */
function stopped(running: Running, named: string) {
  const stems = tellingStems(named)
  const meant = running.filter(({ action }) => [...tellingStems(action)].some((stem) => stems.has(stem)))
  const [one, other] = meant.length > 0 ? meant : running
  if (!one) return { cannot: NONE_RUNS }
  if (other)
    return {
      cannot: `Which one: ${running.map(({ action }) => `“${action}”`).join(' or ')}? Say “stop the … experiment”.`,
    }
  return { verb: 'experiment.stop' as const, input: { experimentId: one.id } }
}

function daysOf(number: string | undefined, unit: string | undefined): number | null {
  if (number === undefined || unit === undefined) return null
  const word = number.toLowerCase()
  const count = word === 'a' ? 1 : (smallNumber(word) ?? Number(word))
  const days = unit.toLowerCase() === 'week' ? count * 7 : count
  const { min, max } = limits.experimentDays
  return days >= min && days <= max ? days : null
}
