import 'server-only'
import { everydayStems, grammarStems } from '../common-words'
import { inRows, piecesOf } from '../learned/pieces'
import type { Token } from '../text'
import { wordSet } from '../word-table'
import { levelOf } from './energy-level'
import { goalMeant, isUnit } from './goals'
import { ASKING, LIGHT } from './light-verbs'
import type { QuestionContext } from './question-context'
import { copyOf, type Slate } from './slate'
import { timeOf, type When } from './times'
import asking from './words.json'

/** What words of asking have in common: what is learned of one of them holds for the others. */
const kinds = new Map<string, string[]>()
for (const [kind, own] of Object.entries(asking.classes))
  for (const word of own.split(' ')) kinds.set(word, [...(kinds.get(word) ?? []), kind])

/** A question as its words in classes: what is named, counted and dated stands for any such thing. */
export type Skeleton = { classes: string[]; places: number[]; goalKind: string; timeKind: string }

/** Kinds of words that say what is made of the rows, and are looked for in none. */
const MEASURING = wordSet(
  'MOST LEAST BEST WORST LONGEST MEAN SUM COUNT TREND CHANGE VERSUS BETTER STREAK GAP ENERGY MOODY EACH',
)

/** Whether a word says what is made of the rows: the highest, on average, in total. */
export function isMeasuring(word: string): boolean {
  return kinds.get(word)?.some((kind) => MEASURING.has(kind)) ?? false
}

/** Kinds of words that tell what is asked for in no record, and what may be done: they are of a life, and not of asking. */
const OF_LIFE = new Set(['WORLD', 'DOING'])

/** The kinds of words of asking that a word is of. */
export function kindsOf(word: string): readonly string[] {
  return kinds.get(word) ?? []
}

/** Whether a word holds a question together or belongs to what asking is made of, and names nothing. */
export function isAskingWord(word: string, stem: string): boolean {
  return (
    kindsOf(word).some((kind) => !OF_LIFE.has(kind)) ||
    isUnit(word) ||
    [grammarStems, ASKING, LIGHT].some((stems) => stems.has(stem))
  )
}

/** What is longer is a story, of which only so much is looked at. */
const MOST_TOKENS = 60

export function skeletonOf(
  slate: Slate,
  view: QuestionContext & { today: string },
  vocabulary: ReadonlySet<string>,
): Skeleton {
  const dated = copyOf(slate)
  levelOf(dated)
  const levels = [...dated.taken]
  const { when } = timeOf(dated, { ...view, towards: 'past' })
  const named = goalMeant(dated, view.goals)
  const [classes, places]: [string[], number[]] = [[], []]
  for (const [at, token] of slate.tokens.slice(0, MOST_TOKENS).entries()) {
    const isDated = dated.taken[at] && !levels[at] && !slate.taken[at]
    const isOfGoal = named?.isSure === true && named.tokens.has(at)
    const name = isDated ? '<when>' : isOfGoal ? '<goal>' : classOf(token, at, vocabulary)
    if (name === null || ((name === '<when>' || name === '<goal>') && classes.at(-1) === name)) continue
    classes.push(name)
    places.push(at)
  }
  const goalKind = named ? `${named.goal.measure?.kind ?? 'plain'}${named.isSure ? '' : '?'}` : 'none'
  return { classes, places, goalKind, timeKind: timeKindOf(when, view.today) }
}

function classOf({ word, raw, kind }: Token, at: number, vocabulary: ReadonlySet<string>): string | null {
  if (kind === 'mark') return word === '?' ? '?' : word === '"' || word === '“' ? '<quote>' : null
  if (kind === 'number') return /^[1-5]$/.test(word) ? '<level>' : '<number>'
  if (vocabulary.has(word)) return word
  return isUnit(word) ? '<unit>' : at > 0 && /^\p{Lu}/u.test(raw) ? '<name>' : '<x>'
}

function timeKindOf(when: When | undefined, today: string): string {
  if (!when) return 'none'
  if (when.weekdays || when.months) return 'again'
  const { from, to } = when
  if (from !== undefined && from === to) return from === today ? 'today' : from < today ? 'pastDay' : 'day'
  if (to !== undefined && to < today) return 'past'
  return from !== undefined && from > today ? 'ahead' : 'running'
}

const isOpen = (name: string | undefined) => name === '<x>' || name === '<name>'

/** What a question is told by. Each feature once; none holds a space. */
export function featuresOf(slate: Slate, { classes, places, goalKind, timeKind }: Skeleton): string[] {
  const words = classes.filter((one) => one !== '?')
  const [first = '', second = '', third = ''] = words
  const features = new Set([
    ...inRows(words),
    ...words.filter((word) => !word.startsWith('<')).map((word) => `g:${goalKind}&${word}`),
    `e:${words.at(-2) ?? '^'}_${words.at(-1) ?? '^'}_$`,
    ...[third, `&${goalKind}`, `&${timeKind}`].map((one, at) => `h:${first}_${second}${at === 0 ? '_' : ''}${one}`),
    ...[goalKind, timeKind, `${goalKind}&${timeKind}`, classes.includes('?') ? 'asks' : 'tells'].map(
      (one) => `n:${one}`,
    ),
    `n:length${Math.min(6, Math.floor(words.length / 3))}`,
    `n:others${Math.min(words.filter(isOpen).length, 4)}`,
  ])
  for (const [at, place] of places.entries()) {
    const { word = '', stem = '' } = slate.tokens[place] ?? {}
    for (const piece of piecesOf(word)) features.add(piece)
    if (isOpen(classes[at])) features.add(`r:${stem}`)
  }
  const told = classes.map((name, at) => kindsAt(slate, name, places[at] ?? 0))
  for (const [at, own] of told.entries()) {
    for (const kind of own) {
      for (const one of [kind, `${kind}&${goalKind}`, `${kind}&${timeKind}`]) features.add(`c:${one}`)
      for (const next of told[at + 1] ?? []) features.add(`c:${kind}_${next}`)
      if (at === 0) features.add(`c:^${kind}`)
    }
  }
  const all = [...new Set(told.flat())].filter((one) => !one.startsWith('<')).sort()
  for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) features.add(`c:${one}+${other}`)
  return [...features]
}

/** What tells a side matter as well as all of it: its words and pairs of them. */
export function plainFeatures(features: readonly string[]): string[] {
  return features.filter((one) => /^[wbrc]:/.test(one))
}

/** The kinds of a word of asking, or the class that stands for it. */
function kindsAt({ tokens }: Slate, name: string, place: number): string[] {
  if (name.startsWith('<') && name !== '<x>' && name !== '<name>') return [name]
  return [...kindsOf(tokens[place]?.word ?? '')]
}

/** What a word of a question is told by: whether it is of what the question is about, or of the asking. */
export function wordFeatures(
  slate: Slate,
  { classes, places }: Skeleton,
  place: number,
  { intent, of }: { intent: string; of: string },
): string[] {
  const at = places.indexOf(place)
  const token = slate.tokens[place]
  if (at < 0 || !token) return []
  const { word, stem, raw, kind } = token
  const near = (step: number) => classes[at + step] ?? (at + step < 0 ? '^' : '$')
  const own = near(0)
  const content = (step: number) => {
    const { stem: other = '' } = slate.tokens[place + step] ?? {}
    return ASKING.has(other) || grammarStems.has(other) ? 'g' : 'c'
  }
  return [
    ...[`w:${own}`, `p:${near(-1)}`, `p2:${near(-2)}_${near(-1)}`, `a:${near(1)}`, `a2:${near(1)}_${near(2)}`],
    ...[`pw:${near(-1)}_${own}`, `wa:${own}_${near(1)}`, `pa:${near(-1)}_${near(1)}`],
    ...kindsOf(word).flatMap((one) => [`c:${one}`, `c:${one}&${intent}`]),
    ...[`i:${intent}&${own}`, `o:${of}&${own}`, `i:${intent}`],
    `k:${kind}${/^\p{Lu}/u.test(raw) && place > 0 ? 'C' : ''}`,
    grammarStems.has(stem) ? 'g:grammar' : 'g:content',
    ...[`r:${stem}`, `x:${word.slice(-2)}`, `x:${word.slice(-3)}`],
    ASKING.has(stem) ? 'l:asking' : LIGHT.has(stem) ? 'l:light' : 'l:telling',
    ...[`nt:${content(1)}&${own}`, `bt:${content(-1)}&${own}`, `ge:${everydayStems.has(stem)}&${own}`],
    `n:${Math.min(5, classes.length - at)}`,
  ]
}
