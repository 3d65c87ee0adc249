import 'server-only'
import type { Memory } from '@/lib/contract/memory'
import { dateIn } from '@/lib/server/calendar'
import { datesIn } from '../dates'
import { stemsIn } from '../stem'
import type { Token } from '../text'
import { memoryNamed } from './names'
import { bare, type OrderKind, wordsOf } from './order'
import { findWord, patterns } from './pattern'

/** "Log energy 4: slept well". */
export const logEnergy: OrderKind = {
  mayBeWished: true,
  heads: patterns('(log|record|note|put|set|write|enter) (down) (my|the) energy|mood (level) (as|at|of|is|to|:)'),
  read({ sentence, tokens, quote }, next) {
    const mood = tokens[next]?.value ?? null
    if (mood === null || !Number.isInteger(mood) || mood < 1 || mood > 5) return null
    const isOfFive =
      tokens[next + 1]?.word === '/' || (tokens[next + 1]?.word === 'out' && tokens[next + 2]?.word === 'of')
    const from = isOfFive ? next + (tokens[next + 1]?.word === '/' ? 3 : 4) : next + 1
    return {
      verb: 'entry.write',
      input: { mood, notes: isNothing(tokens.slice(from)) ? undefined : restOf(sentence, tokens[from]?.start) },
      quote,
    }
  },
}

function isNothing(tokens: readonly Token[]): boolean {
  return tokens.every(({ word }) => ['today', 'now', 'please', 'for'].includes(word))
}

/** "Journal: …", "write in my journal that …": the person says how much energy they have. */
export const writeEntry: OrderKind = {
  mayBeWished: true,
  heads: patterns(
    'journal|diary (entry) :, write|add|put|note|log|save|jot|scribble (this|it|down) (a|an) (new) (in|to|into|as) (a|my|the) journal|diary (entry) (:|that), write|add|make|create|log|put|new (me) (a|an) (new) (journal|diary) entry',
  ),
  read({ sentence, tokens, quote }, next, { now, timeZone }) {
    // "…, energy 5: …" may look like an order of its own, so that the clause ends before it.
    const ledTo = tokens[next - 1]?.end ?? 0
    const rest = sentence.tokens.filter(({ start }) => start >= ledTo)
    const colon = findWord(rest, new Set([':']))
    const before = colon >= 0 && colon <= MOST_HEADING ? rest.slice(0, colon) : []
    const days = datesIn({ ...sentence, tokens: before }, { now, timeZone, towards: 'past' })
    // A heading holds the day and the energy. With any other word it is part of the notes.
    const isHeaded =
      colon >= 0 &&
      colon <= MOST_HEADING &&
      before.every(
        ({ word, value, start, end }) =>
          HEADING.has(word) || value !== null || days.some((one) => start >= one.start && end <= one.end),
      )
    const heading = isHeaded ? before : []
    const [day, ...others] = isHeaded ? days : []
    const date = day && !day.isRange && others.length === 0 && day.from <= dateIn(timeZone, now) ? day.from : undefined
    const mood = energyIn(heading)
    // "An entry for yesterday", without its words: they are asked for, and so is all that its heading leaves open.
    const from = isHeaded ? colon + 1 : 0
    return {
      verb: 'entry.write',
      input: { ...(mood !== null && { mood }), notes: restOf(sentence, rest[from]?.start), ...(date && { date }) },
      quote,
    }
  },
}

/** "For yesterday, energy 5": what stands between the order and its colon is short. */
const MOST_HEADING = 10
const HEADING = new Set('for on of about from with at energy mood level , / out and is was ('.split(' '))
const ENERGY =
  /(?:\b(?:energy|mood)(?: level)?(?: (?:is|was|of|at))?\s*[:=]?\s*([1-5])(?:\s*(?:\/|out of)\s*5)?|(?<![\d/])([1-5])\s?\/\s?5)$/i

function energyIn(tokens: readonly Token[]): number | null {
  const at = findWord(tokens, new Set(['energy', 'mood']))
  const value = at < 0 ? null : (tokens.slice(at).find((one) => one.value !== null)?.value ?? null)
  return value !== null && Number.isInteger(value) && value >= 1 && value <= 5 ? value : null
}

/** "… mud to the ears. Energy 4": the notes, and the energy that stands behind them. */
export function energyBehind(notes: string): { notes: string; mood?: number } {
  const tail = notes.slice(-LONGEST_TAIL).replace(/[\s.!)]+$/, '')
  const found = ENERGY.exec(tail)
  if (!found) return { notes }
  const end = notes.length - Math.min(notes.length, LONGEST_TAIL) + found.index
  const kept = notes.slice(0, end).replace(/[\s,;:(–—-]+$/, '')
  return kept ? { notes: kept, mood: Number(found[1] ?? found[2]) } : { notes }
}

const LONGEST_TAIL = 60

function restOf({ text, start }: { text: string; start: number }, from: number | undefined): string | undefined {
  const words =
    from === undefined
      ? ''
      : text
          .slice(from - start)
          .replace(/^[\s:,–—-]+/, '')
          .trim()
  return words || undefined
}

const PEOPLE = new Set(
  stemsIn(
    'mum mother dad father wife husband partner girlfriend boyfriend friend daughter son sister brother boss name called',
  ),
)
const LIKES = new Set(stemsIn('prefer like love hate enjoy favourite dislike rather'))
const BOUND = new Set(stemsIn('promised signed booked committed agreed deadline exam wedding'))
const LIMITS = new Set(stemsIn("allergic can't cannot injury injured knee never only vegetarian vegan asthma diabetic"))

/** "Remember that I'm allergic to nuts". */
export const keepMemory: OrderKind = {
  heads: patterns(
    "remember|note|know (that|:), note to self (that|:), keep|bear in mind (that|:), make a note (that|of|:), don't|dont forget (that), do not forget (that)",
  ),
  read({ sentence, tokens, quote }, next) {
    const isLed = ['that', ':', 'of'].includes(tokens[next - 1]?.word ?? '')
    const said = bare(tokens.slice(next))
    if (said.length < 2 || (!isLed && !OWN.has(said[0]?.word ?? '')) || tokens[next]?.word === 'to') return null
    const text = wordsOf(sentence, said)
    return {
      verb: 'memory.keep',
      input: { text: text.charAt(0).toUpperCase() + text.slice(1), kind: kindOf(text) },
      quote,
    }
  },
}

const OWN = new Set("i i'm i've i'll my we our we're".split(' '))

function kindOf(text: string): Memory['kind'] {
  const stems = stemsIn(text)
  if (stems.some((stem) => LIMITS.has(stem))) return 'constraint'
  if (stems.some((stem) => BOUND.has(stem))) return 'commitment'
  return stems.some((stem) => PEOPLE.has(stem)) && !stems.some((stem) => LIKES.has(stem)) ? 'person' : 'preference'
}

/** "Forget that I'm vegetarian": one of what is remembered, where the words name one. */
export const forgetMemory: OrderKind = {
  heads: patterns('forget|delete|erase|unlearn (that|what|about|the|memory|everything), stop remembering (that)'),
  read({ tokens, quote }, next, context) {
    const isTold =
      ['forget', 'stop', 'unlearn'].includes(tokens[0]?.word ?? '') || findWord(tokens, new Set(['memory'])) > 0
    if (!isTold || tokens.length === next) return null
    const memory = memoryNamed(
      tokens.slice(next).filter(({ word }) => !['i', 'said', 'told', 'you', 'know'].includes(word)),
      context,
    )
    if (memory) return { verb: 'memory.forget', input: { memoryId: memory.id }, quote }
    return context.memories
      ? { cannot: 'I remember nothing like that. What I keep in mind stands in Settings.', quote }
      : null
  },
}
