import 'server-only'
import { everydayStems, grammarStems } from '../common-words'
import { inRows, piecesOf } from '../learned/pieces'
import { wordSet } from '../word-table'
import { levelOf } from './energy-level'
import { goalMeant, isUnit } from './goals'
import { ASKING, LIGHT } from './light-verbs'
import type { QuestionContext } from './question-context'
import { copyOf, type Slate } from './slate'
import { timeOf } from './times'
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
  const { when } = timeOf(dated, { ...view, towards: 'past', isGeneral: false })
  const named = goalMeant(dated, view.goals)
  const classes: string[] = []
  const places: number[] = []
  for (const [at, token] of slate.tokens.slice(0, MOST_TOKENS).entries()) {
    const isDated = dated.taken[at] === true && !levels[at] && slate.taken[at] !== true
    const name = isDated
      ? '<when>'
      : named?.tokens.has(at) && named.isSure
        ? '<goal>'
        : classOf(token.word, token.raw, token.kind, at, vocabulary)
    if (name === null || ((name === '<when>' || name === '<goal>') && classes.at(-1) === name)) continue
    classes.push(name)
    places.push(at)
  }
  const { measure } = named?.goal ?? {}
  const goalKind = named ? `${measure?.kind ?? 'plain'}${named.isSure ? '' : '?'}` : 'none'
  return { classes, places, goalKind, timeKind: timeKindOf(when, view.today) }
}

function classOf(word: string, raw: string, kind: string, at: number, vocabulary: ReadonlySet<string>): string | null {
  if (kind === 'mark') return word === '?' ? '?' : word === '"' || word === '“' ? '<quote>' : null
  if (kind === 'number') return /^[1-5]$/.test(word) ? '<level>' : '<number>'
  if (vocabulary.has(word)) return word
  if (isUnit(word)) return '<unit>'
  return at > 0 && /^\p{Lu}/u.test(raw) ? '<name>' : '<x>'
}

function timeKindOf(
  when: { from?: string | undefined; to?: string | undefined; weekdays?: unknown; months?: unknown } | undefined,
  today: string,
): string {
  if (!when) return 'none'
  if (when.weekdays || when.months) return 'again'
  const { from, to } = when
  if (from !== undefined && from === to) return from === today ? 'today' : from < today ? 'pastDay' : 'day'
  if (to !== undefined && to < today) return 'past'
  return from !== undefined && from > today ? 'ahead' : 'running'
}

/** What a question is told by. Each feature once; none holds a space. */
export function featuresOf(slate: Slate, { classes, places, goalKind, timeKind }: Skeleton): string[] {
  const words = classes.filter((one) => one !== '?')
  const features = new Set(inRows(words))
  const [first = '', second = '', third = ''] = words
  for (const word of words) if (!word.startsWith('<')) features.add(`g:${goalKind}&${word}`)
  features.add(`e:${words.at(-2) ?? '^'}_${words.at(-1) ?? '^'}_$`)
  features.add(`h:${first}_${second}_${third}`)
  features.add(`h:${first}_${second}&${goalKind}`)
  features.add(`h:${first}_${second}&${timeKind}`)
  features.add(`n:${goalKind}`)
  features.add(`n:${timeKind}`)
  features.add(`n:${goalKind}&${timeKind}`)
  features.add(`n:${classes.includes('?') ? 'asks' : 'tells'}`)
  features.add(`n:length${Math.min(6, Math.floor(words.length / 3))}`)
  const others = words.filter((one) => one === '<x>' || one === '<name>').length
  features.add(`n:others${Math.min(others, 4)}`)
  for (const [at, place] of places.entries()) {
    const { word = '', stem = '' } = slate.tokens[place] ?? {}
    for (const piece of piecesOf(word)) features.add(piece)
    if (classes[at] === '<x>' || classes[at] === '<name>') features.add(`r:${stem}`)
  }
  const told = classes.map((name, at) => kindsAt(slate, name, places[at] ?? 0))
  for (const [at, own] of told.entries()) {
    for (const kind of own) {
      features.add(`c:${kind}`)
      features.add(`c:${kind}&${goalKind}`)
      features.add(`c:${kind}&${timeKind}`)
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
  return kinds.get(tokens[place]?.word ?? '') ?? []
}

/** What a word of a question is told by: whether it is of what the question is about, or of the asking. */
export function wordFeatures(
  slate: Slate,
  { classes, places }: Skeleton,
  place: number,
  asked: { intent: string; of: string },
): string[] {
  const at = places.indexOf(place)
  const token = slate.tokens[place]
  if (at < 0 || !token) return []
  const near = (step: number) => classes[at + step] ?? (at + step < 0 ? '^' : '$')
  const own = near(0)
  const features = [
    `w:${own}`,
    `p:${near(-1)}`,
    `p2:${near(-2)}_${near(-1)}`,
    `a:${near(1)}`,
    `a2:${near(1)}_${near(2)}`,
    `pw:${near(-1)}_${own}`,
    `wa:${own}_${near(1)}`,
    `pa:${near(-1)}_${near(1)}`,
    ...(kinds.get(token.word) ?? []).flatMap((kind) => [`c:${kind}`, `c:${kind}&${asked.intent}`]),
    `i:${asked.intent}&${own}`,
    `o:${asked.of}&${own}`,
    `i:${asked.intent}`,
    `k:${token.kind}${/^\p{Lu}/u.test(token.raw) && place > 0 ? 'C' : ''}`,
    grammarStems.has(token.stem) ? 'g:grammar' : 'g:content',
    `r:${token.stem}`,
    `x:${token.word.slice(-2)}`,
    `x:${token.word.slice(-3)}`,
    ASKING.has(token.stem) ? 'l:asking' : LIGHT.has(token.stem) ? 'l:light' : 'l:telling',
    `nt:${ASKING.has(slate.tokens[place + 1]?.stem ?? '') || grammarStems.has(slate.tokens[place + 1]?.stem ?? '') ? 'g' : 'c'}&${own}`,
    `bt:${ASKING.has(slate.tokens[place - 1]?.stem ?? '') || grammarStems.has(slate.tokens[place - 1]?.stem ?? '') ? 'g' : 'c'}&${own}`,
    `ge:${everydayStems.has(token.stem)}&${own}`,
    `n:${Math.min(5, classes.length - at)}`,
  ]
  return features
}
