import 'server-only'
import type { Token } from '../text'
import { isPointing, telling } from './names'
import type { Clause, OrderContext, OrderReading } from './order'
import { afterAny, patterns } from './pattern'
import { whenIn } from './when'

const KINDS = [
  {
    nouns: new Set('alert alerts reminder reminders alarm alarms'.split(' ')),
    called: 'alert',
    of: (context: OrderContext) => context.reminders,
  },
  {
    nouns: new Set('goal goals mission missions objective'.split(' ')),
    called: 'mission',
    of: (context: OrderContext) => context.goals,
  },
] as const
const CHANGING = patterns(
  'move|push|shift|switch|postpone|delay|reschedule|snooze|change|set|put|mark|rename|delete|remove|cancel|pause|resume|drop|complete|close|finish|reopen|update|bump|tick|log|untick|extend|turn|switch|stop',
)
/** Of these a day, or a state, says enough that something on record is meant. */
const MOVING = patterns('move|push|shift|postpone|reschedule|snooze, tick|untick|mark|cross|check')
const STATES = new Set('done complete completed finished off'.split(' '))
const MOST_SHOWN = 4
const LONGEST = 16

/** "Move the swimming goal", where there is none: said so, with the nearest by name. Null where nothing is named. */
export function missingTarget(
  { sentence, tokens, isFirst, isOrder, quote }: Clause,
  context: OrderContext,
): OrderReading | null {
  if (!isFirst || !isOrder || tokens.length > LONGEST || sentence.isQuestion || afterAny(tokens, 0, CHANGING) === null)
    return null
  const when = whenIn(sentence, tokens.slice(1), context)
  const noun = KINDS.find(({ nouns }) => tokens.some(({ word }) => nouns.has(word)))
  const isMoved = afterAny(tokens, 0, MOVING) !== null && (when.span !== null || when.time !== null)
  const isTicked = afterAny(tokens, 0, MOVING) !== null && tokens.some(({ word }) => STATES.has(word))
  const named = namedIn(when.rest)
  if ((!noun && !isMoved && !isTicked) || isPointing(named)) return null
  if (named.every(({ word }) => /^(?:all|every|everything|each)$/.test(word)))
    return { cannot: 'I change one at a time. Name the one that you mean.', quote }
  const called = noun?.called ?? 'alert or mission'
  const all = noun ? noun.of(context) : [...context.reminders, ...context.goals]
  const words = named.map(({ raw }) => raw).join(' ')
  const nearest = nearestTo(words, all).map((title) => `“${title}”`)
  const rest = nearest.length > 0 ? ` The nearest: ${nearest.join(', ')}.` : ` There is none at all.`
  return { cannot: `I find no ${called} called “${words}”.${rest}`, quote }
}

const ASIDE = new Set(
  'the my a an of for about from to at as by on in off with please goal goals mission missions objective alert alerts reminder reminders alarm alarms done complete completed finished date deadline percent % called that'.split(
    ' ',
  ),
)

function namedIn(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word, kind }) => kind === 'word' && !ASIDE.has(word))
}

/** Those whose names share most threes of letters, the first of them where none shares any. */
function nearestTo(words: string, all: readonly { title: string }[]): string[] {
  const own = threesOf(words)
  const scored = all.map(({ title }) => {
    const threes = threesOf(title)
    return { title, score: [...own].filter((one) => threes.has(one)).length / (own.size + threes.size) }
  })
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_SHOWN)
    .map(({ title }) => title)
}

function threesOf(text: string): Set<string> {
  const letters = ` ${telling(text).join(' ')} `
  return new Set(Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3)))
}
