import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { grammarStems } from '../common-words'
import { classScorer, type Likelihood, type PackedModel } from '../learned/class-scorer'
import { inRows, piecesOf } from '../learned/pieces'
import { isPastForm } from '../progress/word-classes'
import { quantitiesIn } from '../quantities'
import type { Token } from '../text'
import { isKnownUnit } from '../units'
import { wordSet } from '../word-table'
import { goalsNamed, isSure, milestonesNamed, type Named, namedIn, textsOfMemory, textsOfTitle } from './names'
import { type OrderContext, type Part, valueFor } from './order'
import { repeatIn } from './repeats'
import learned from './weights.json'
import { type When, whenIn } from './when'

/** A part of a message as its words in classes, where each stands, and what it names, counts and dates. */
export type Skeleton = {
  classes: string[]
  places: number[]
  facts: string[]
  when: When
  repeat: ReturnType<typeof repeatIn>
  /** The tokens of a time or of how often. */
  timed: ReadonlySet<Token>
}

/** Words that are known by their kind alone; each stands for itself. */
const UNKNOWN = new Set(['<x>', '<name>', '<did>', '<doing>'])
const SINGLE = new Set(['<x>', '<n>', '<did>', '<doing>'])
const MARKS = new Set([',', ':', ';', '.', '?', '!', '-', '(', '"', '%', '/', '>'])

export function skeletonOf(part: Part, context: OrderContext, vocabulary: ReadonlySet<string>): Skeleton {
  const { tokens } = part
  const repeat = repeatIn(tokens)
  const when = whenIn(part, repeat?.rest ?? tokens, context)
  const left = new Set(when.rest.map(({ start }) => start))
  const again = new Set(repeat?.rest.map(({ start }) => start))
  const timed = new Set(tokens.filter(({ start }) => !left.has(start)))
  const goals = goalsNamed(tokens, [...context.goals, ...(context.dropped ?? [])])
  const alerts = namedIn(tokens, context.reminders, textsOfTitle)
  const steps = milestonesNamed(tokens, context.goals)
  const memories = namedIn(tokens, context.memories ?? [], textsOfMemory)
  const things: [string, readonly Named<unknown>[]][] = [
    ['<alert>', alerts],
    ['<step>', steps],
    ['<goal>', goals],
  ]
  const [best] = things.filter(([, named]) => isSure(named)).toSorted((a, b) => scoreOf(b[1]) - scoreOf(a[1]))
  const classes: string[] = []
  const places: number[] = []
  for (const [at, token] of tokens.entries()) {
    const isTimed = timed.has(token)
    const isNamed = best?.[1][0]?.places.has(at)
    const name = isTimed
      ? repeat && !again.has(token.start)
        ? '<every>'
        : '<when>'
      : isNamed && !vocabulary.has(token.word)
        ? best?.[0]
        : classOf(token, tokens[at - 1], vocabulary)
    if (!name || (name.startsWith('<') && !SINGLE.has(name) && classes.at(-1) === name)) continue
    classes.push(name)
    places.push(at)
  }
  const facts = [
    ...factsOfNames({ goals, alerts, steps, memories }),
    best ? `best:${best[0]}` : 'best:none',
    ...factsOfTime(part, when, repeat !== null, context),
    ...factsOfFigures(tokens, goals, context),
    part.isQuestion ? 'asks' : 'tells',
    context.recentTopic?.goalId ? 'topic:goal' : context.recentTopic?.reminderId ? 'topic:alert' : 'topic:none',
  ]
  return { classes, places, facts, when, repeat, timed }
}

function scoreOf(named: readonly Named<unknown>[]): number {
  return named[0]?.score ?? 0
}

function classOf(token: Token, before: Token | undefined, vocabulary: ReadonlySet<string>): string | null {
  const { kind, word, raw, value } = token
  if (kind === 'mark')
    return MARKS.has(word)
      ? word
      : word === '“' || word === '”'
        ? '"'
        : word === '–' || word === '—'
          ? '-'
          : /[£$€]/.test(word)
            ? '<money>'
            : null
  if (kind === 'number')
    return value !== null && value >= 1 && value <= 5 && Number.isInteger(value) ? '<level>' : '<n>'
  if (vocabulary.has(word)) return word
  if (isKnownUnit(word)) return '<unit>'
  if (before && before.kind !== 'mark' && /^\p{Lu}/u.test(raw)) return '<name>'
  // What was done, or is being done, is told more often than ordered.
  return isPastForm(token) ? '<did>' : word.length > 4 && word.endsWith('ing') ? '<doing>' : '<x>'
}

type AllNamed = {
  goals: readonly Named<OrderContext['goals'][number]>[]
  alerts: readonly Named<unknown>[]
  steps: ReturnType<typeof milestonesNamed>
  memories: readonly Named<unknown>[]
}

function factsOfNames({ goals, alerts, steps, memories }: AllNamed): string[] {
  const [goal] = goals
  const [step] = steps
  const level = (named: readonly Named<unknown>[]) =>
    named.length === 0 ? 'none' : isSure(named) ? (scoreOf(named) > 1.3 ? 'whole' : 'sure') : 'perhaps'
  const facts = [`goal:${level(goals)}`, `alert:${level(alerts)}`, `step:${level(steps)}`, `memory:${level(memories)}`]
  if (goal && isSure(goals)) facts.push(`goal:${goal.item.isCompleted ? 'done' : (goal.item.measure?.kind ?? 'plain')}`)
  if (step && isSure(steps)) facts.push(`step:${step.item.milestone.isCompleted ? 'done' : 'open'}`)
  return facts
}

function factsOfTime(_: Part, when: When, isAgain: boolean, { now, timeZone }: OrderContext): string[] {
  const today = dateIn(timeZone, now)
  const { span } = when
  const day = !span
    ? 'none'
    : span.from !== span.to
      ? 'stretch'
      : span.from < today
        ? 'past'
        : span.from === today
          ? 'today'
          : 'ahead'
  const time = when.inMinutes !== null ? 'in' : when.time ? 'clock' : 'none'
  return [`day:${day}`, `time:${time}`, `day:${day}&${time}`, ...(isAgain ? ['again'] : [])]
}

function factsOfFigures(tokens: readonly Token[], goals: AllNamed['goals'], { goals: all }: OrderContext): string[] {
  const quantities = quantitiesIn({ tokens: [...tokens] })
  const facts = new Set(quantities.map(({ form }) => `figure:${form}`))
  const [goal] = goals
  const counted = quantities.filter(({ form }) => form === 'plain' || form === 'money' || form === 'duration')
  if (goal && counted.some((one) => valueFor(goal.item, one) !== null)) facts.add('figure:ofGoal')
  if (counted.some((one) => one.unit !== null && all.some((each) => valueFor(each, one) !== null)))
    facts.add('figure:ofAny')
  facts.add(`figures:${Math.min(2, quantities.length)}`)
  return [...facts]
}

/** What a part is told by. Each feature once; none holds a space. */
export function featuresOf({ tokens }: Part, { classes, places, facts }: Skeleton): string[] {
  const words = classes.filter((one) => one !== ',')
  const features = new Set(inRows(words))
  for (const [at, word] of words.entries()) {
    if (ENDS.has(words[at - 1] ?? '.')) {
      features.add(`h:${word}`)
      features.add(`h:${word}_${words[at + 1] ?? '$'}`)
      features.add(`h:${word}_${words[at + 1] ?? '$'}_${words[at + 2] ?? '$'}`)
    }
  }
  const [first = '', second = '', third = ''] = words.filter((one) => !COURTEOUS.has(one))
  features.add(`f:${first}`)
  features.add(`f:${first}_${second}`)
  features.add(`f:${first}_${second}_${third}`)
  features.add(`e:${words.at(-2) ?? '^'}_${words.at(-1) ?? '^'}`)
  features.add(`e:${words.at(-1) ?? '^'}`)
  for (const fact of facts) {
    features.add(`n:${fact}`)
    features.add(`n:${fact}&${first}`)
  }
  const [best, day, figure] = [/^best:/, /^day:.*&/, /^figure:/].map(
    (of) => facts.findLast((fact) => of.test(fact)) ?? '',
  )
  for (const pair of [`${best}&${day}`, `${best}&${figure}`, `${day}&${figure}`, `${best}&${day}&${figure}`])
    features.add(`m:${pair}`)
  for (const word of new Set(words)) {
    if (word.startsWith('<')) continue
    for (const fact of facts) if (TOLD_WITH.test(fact)) features.add(`g:${fact}&${word}`)
  }
  features.add(`n:length${Math.min(6, Math.floor(words.length / 4))}`)
  features.add(`n:others${Math.min(words.filter((one) => UNKNOWN.has(one)).length, 4)}`)
  for (const [at, place] of places.entries()) {
    const { word = '', stem = '' } = tokens[place] ?? {}
    for (const piece of piecesOf(word)) features.add(piece)
    if (UNKNOWN.has(classes[at] ?? '')) features.add(`r:${stem}`)
  }
  return [...features]
}

const ENDS = new Set(['.', '!', '?', ';', ':', '-'])
const COURTEOUS = wordSet('please pls plz can could would will you u hey hi ok okay so and also just')
const TOLD_WITH = /^(?:best|day|figure):/

/** What a word is told by: whether it is of the words that an order gives something, or of the ordering. */
export function wordFeatures(
  { tokens }: Part,
  { classes, places, facts }: Skeleton,
  at: number,
  kind: string,
): string[] {
  const token = tokens[places[at] ?? -1]
  if (!token) return []
  const near = (step: number) => classes[at + step] ?? (at + step < 0 ? '^' : '$')
  const own = near(0)
  const before = classes.slice(0, at)
  return [
    `w:${own}`,
    `p:${near(-1)}`,
    `p2:${near(-2)}_${near(-1)}`,
    `p3:${near(-3)}_${near(-2)}_${near(-1)}`,
    `a:${near(1)}`,
    `a2:${near(1)}_${near(2)}`,
    `pw:${near(-1)}_${own}`,
    `wa:${own}_${near(1)}`,
    `pa:${near(-1)}_${near(1)}`,
    `pwa:${near(-1)}_${own}_${near(1)}`,
    `v:${kind}`,
    `v:${kind}&${own}`,
    `v:${kind}&${near(-1)}`,
    `v:${kind}&${near(-2)}_${near(-1)}`,
    `v:${kind}&${near(1)}`,
    `r:${token.stem}`,
    `x:${token.word.slice(-3)}`,
    grammarStems.has(token.stem) ? 'k:grammar' : 'k:content',
    `k:${kind}&${grammarStems.has(token.stem) ? 'grammar' : 'content'}`,
    `c:${kind}&${before.includes(':') ? 'after' : classes.includes(':') ? 'before' : 'none'}`,
    `q:${kind}&${before.filter((one) => one === '"').length % 2 === 1}`,
    `i:${kind}&${Math.min(5, at)}`,
    `o:${kind}&${Math.min(4, classes.length - at)}`,
    `to:${kind}&${before.includes('to')}`,
    `wh:${kind}&${before.includes('<when>')}`,
    `s:${kind}&${before.filter((one) => ENDS.has(one)).length}`,
    ...facts.filter((fact) => fact.startsWith('best:')).map((fact) => `n:${kind}&${fact}&${own}`),
  ]
}

/** What is learned: the words that ordering is made of, which order a part gives, and what words it gives. */
export type Learned = { vocabulary: string; heads: Record<'order' | 'word', PackedModel> }

/** What speaks for a word to be of a title, before anything is known of it: to lose one is worse than to have one more. */
const GIVEN = 1

/** A title goes on to what is plainly none of it. */
const FAR = -1.5

/** A part with all that was read of it. */
export type Said = { part: Part; bones: Skeleton; kinds: Likelihood[] }

export type Reader = {
  said(part: Part, context: OrderContext): Said
  /** The words that an order of a kind gives: those in a row that are most likely its own. Times may stand between. */
  given(said: Said, kind: string): Token[]
}

export function readerOf({ vocabulary, heads }: Learned): Reader {
  const words = new Set(vocabulary.split(' '))
  const [order, word] = [classScorer(heads.order), classScorer(heads.word)]
  return {
    said(part, context) {
      const bones = skeletonOf(part, context, words)
      return { part, bones, kinds: order(featuresOf(part, bones)) }
    },
    given({ part, bones }, kind) {
      const weights = bones.places.map((_, at) => {
        const share = shareOf(word(wordFeatures(part, bones, at, kind)), 'given')
        return Math.log(share / (1 - share)) + GIVEN
      })
      const [from, heavy] = heaviest(weights)
      let to = heavy
      while (to > from && to < weights.length && (weights[to] ?? 0) > FAR) to += 1
      const [first, last] = [part.tokens[bones.places[from] ?? -1], part.tokens[(bones.places[to] ?? 0) - 1]]
      const end = last?.start ?? Number.POSITIVE_INFINITY
      return first ? part.tokens.filter(({ start }) => start >= first.start && start <= end) : []
    },
  }
}

function shareOf(shares: readonly Likelihood[], name: string): number {
  const share = shares.find((one) => one.name === name)?.share ?? 0
  return Math.min(Math.max(share, 1e-6), 1 - 1e-6)
}

/** The row of weights with the largest sum, by its first place and the one after its last. */
function heaviest(weights: readonly number[]): [number, number] {
  let [best, from, to] = [0, -1, -1]
  let [sum, start] = [0, 0]
  for (const [at, weight] of weights.entries()) {
    if (sum <= 0) [sum, start] = [0, at]
    sum += weight
    if (sum > best) [best, from, to] = [sum, start, at + 1]
  }
  return [from, to]
}

let reader: Reader | undefined

/** The reader by the weights that `scripts/orders/train-command.ts` wrote, made when the first message comes. */
export function ownReader(): Reader {
  reader ??= readerOf(learned as Learned)
  return reader
}
