import 'server-only'
import { everydayStems, grammarStems } from '../common-words'
import { featureOf } from '../learned/linear-scorer'
import type { Sentence, Token } from '../text'
import { unitOf } from '../units'
import { wordSet } from '../word-table'
import { type Clause, clauseAt, clausesOf } from './clauses'
import type { Figure } from './figures'
import type { GoalView } from './frame'
import { classOf, isAlike, isPastForm, kindsOf } from './word-classes'

/** A sentence as features: its words in classes, and what is told of it as a whole. */
export type Told = { sentence: Sentence; clauses: Clause[]; words: string[]; stance: number[]; bag: number[] }

const REACH = 4

export function tell(sentence: Sentence, view: GoalView, at: number, count: number): Told {
  const { tokens } = sentence
  const words = named(
    tokens,
    tokens.map((token) => wordOf(token, view)),
    view,
  )
  const clauses = clausesOf({ tokens })
  const flags = [
    sentence.isQuestion && 'question',
    tokens.some(isPastForm) && 'past',
    tokens.some((token) => isPastForm(token) && isAlike(token.stem, view)) && 'past-own',
    tokens.some((token) => isPastForm(token) && view.stems.has(token.stem)) && 'past-goal',
    /ing$/.test(tokens[0]?.word ?? '') && 'ing-first',
    `goal${Math.min(3, tokens.filter(({ kind, stem }) => kind === 'word' && view.stems.has(stem)).length)}`,
    `title${Math.min(2, tokens.filter(({ kind, stem }) => kind === 'word' && view.titleStems.has(stem)).length)}`,
    `size${Math.round(Math.log2(tokens.length + 1))}`,
    at === 0 ? 'opening' : at === count - 1 ? 'closing' : 'within',
    count === 1 && 'alone',
    tokens.some(({ kind }) => kind === 'number') ? 'number' : 'no-number',
  ].filter((flag) => flag !== false)
  const frame = view.frame ? view.frame.measure.kind : 'open'
  const names = [
    ...flags,
    ...flags.map((flag) => `${frame}:${flag}`),
    `^${words[0]}`,
    `^${words[0]}_${words[1]}`,
    ...words.flatMap((word, place) => [`${words[place - 1] ?? '^'}_${word}`]),
  ]
  const kinds = tokens.map(({ word, stem }) => kindsOf(word, stem))
  kinds.forEach((own, place) => {
    for (const kind of own) {
      names.push(kind, `${kind}:${frame}`, `${kinds[place - 1]?.[0] ?? words[place - 1] ?? '^'}_${kind}`)
      const after = words[place + 1]
      if (after) names.push(`${kind}_${after}`)
    }
  })
  const bag = new Set(words)
  for (const { stem, kind } of tokens) {
    if (kind !== 'word') continue
    bag.add(`s:${stem}`)
  }
  const bagged = [...bag].map(featureOf)
  return { sentence, clauses, words, stance: [...new Set([...names.map(featureOf), ...bagged])], bag: bagged }
}

function wordOf({ kind, word, stem }: Token, view: GoalView): string {
  if (kind === 'number') return '#'
  if (kind === 'mark') return word
  if (view.frame && unitOf(word) === view.frame.unit) return 'UNIT'
  return classOf(word) ?? (view.stems.has(stem) ? 'GOAL' : stem)
}

/** Names, and whose something is: "Emma finished hers", "the fair with Emma", "Emma's party". */
function named(tokens: readonly Token[], words: readonly string[], view: GoalView): string[] {
  return tokens.map((token, at) => {
    const { raw, word, stem, kind } = token
    const known = words[at] ?? stem
    if (kind !== 'word' || view.stems.has(stem) || known !== stem) return known
    if (word.endsWith("'s") && !SHORT_IS.has(word)) return 'WHOSE'
    const isCapital =
      /^\p{Lu}\p{Ll}/u.test(raw) && !everydayStems.has(stem) && !grammarStems.has(stem) && !isPastForm(token)
    const next = tokens[at + 1]
    return isCapital && kindsOf(word).length === 0 && (at > 0 || (next !== undefined && isPastForm(next)))
      ? 'NAME'
      : known
  })
}

const SHORT_IS = wordSet("it's that's there's here's what's who's he's she's let's")

/** What stands around a figure, whatever it is taken for. */
export function aroundFigure(figure: Figure, told: Told, view: GoalView, all: readonly Figure[]): number[] {
  const { words, clauses, sentence } = told
  const { from, to } = figure
  const clause = clauseAt(clauses, from) ?? { from: 0, to: words.length }
  const left = (step: number) => (from - step >= 0 ? words[from - step] : '^')
  const right = (step: number) => (to + step - 1 < words.length ? words[to + step - 1] : '$')
  const names = [`form:${figure.form}`, `match:${figure.match}`, `${figure.form}:${figure.match}`]
  for (let step = 1; step <= REACH; step++) names.push(`l${step}:${left(step)}`, `r${step}:${right(step)}`)
  names.push(`l:${left(2)}_${left(1)}`, `r:${right(1)}_${right(2)}`, `lr:${left(1)}_${right(1)}`)
  names.push(`l:${left(3)}_${left(2)}_${left(1)}`, `r:${right(1)}_${right(2)}_${right(3)}`)
  for (let at = Math.max(clause.from, from - 12); at < from; at++) names.push(`cl:${words[at]}`)
  for (let at = to; at < Math.min(clause.to, to + 12); at++) names.push(`cr:${words[at]}`)
  for (let at = Math.max(0, from - 12); at < Math.min(words.length, to + 12); at++) names.push(`s:${words[at]}`)
  const tokens = sentence.tokens.slice(clause.from, clause.to)
  const verbs = tokens.filter(isPastForm)
  names.push(
    verbs.length === 0 ? 'verb:none' : verbs.some(({ stem }) => isAlike(stem, view)) ? 'verb:own' : 'verb:other',
  )
  for (const { stem } of verbs) names.push(`v:${stem}`)
  for (const { word } of tokens) for (const kind of kindsOf(word)) names.push(kind)
  for (let step = 1; step <= 3; step++) {
    for (const kind of kindsOf(sentence.tokens[from - step]?.word ?? '')) names.push(`l:${kind}`)
    for (const kind of kindsOf(sentence.tokens[to + step - 1]?.word ?? '')) names.push(`r:${kind}`)
  }
  const near = sentence.tokens.slice(Math.max(clause.from, from - 4), from)
  const verb = near.findLast(isPastForm)
  names.push(verb ? (isAlike(verb.stem, view) ? 'near:own' : `near:${kindsOf(verb.word)[0] ?? 'other'}`) : 'near:none')
  names.push(`start:${words[clause.from]}`, `size:${Math.min(6, clause.to - clause.from)}`)
  const isFirst = clause.from === 0
  names.push(isFirst ? 'clause:first' : clause === clauses.at(-1) ? 'clause:last' : 'clause:within')
  if (sentence.isQuestion) names.push('question')
  const unit = figure.unit
  if (figure.match === 'other' && unit) names.push(`unit:${classOf(unit) ?? unit}`)
  if (unit && view.words.has(unit)) names.push('unit:title')
  const others = all.filter((one) => one !== figure)
  names.push(`others:${Math.min(3, others.length)}`)
  const rank = all.indexOf(figure)
  names.push(others.length === 0 ? 'only' : rank === 0 ? 'first' : rank === all.length - 1 ? 'last' : 'mid')
  if (others.some(({ match }) => match === 'same') && figure.match !== 'same') names.push('another-fits')
  if (figure.match === 'same' && !others.some(({ match }) => match === 'same')) names.push('alone-fits')
  if (others.some((one) => one.place === figure.place && one.from >= clause.from && one.from < clause.to))
    names.push('shares-clause')
  if (Number.isInteger(figure.value) && figure.value >= 1900 && figure.value <= 2100) names.push('year')
  if (!Number.isInteger(figure.value)) names.push('decimal')
  const inTitle = sentence.tokens[from]?.value
  if (inTitle !== null && inTitle !== undefined && view.words.has(String(inTitle))) names.push('in-title')
  names.push(`kind:${view.frame?.measure.kind ?? 'open'}`)
  return names.map(featureOf)
}
